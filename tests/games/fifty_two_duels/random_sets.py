"""Random legal card sets for 52 Duels: the whole vocabulary may occur, nested too."""

from itertools import accumulate

RANKS = list("a23456789tjqk")
SUITS = list("cshd")
KINDS = ["same_suit", "same_rank", "run", "full_house", "any", "none"]
PATTERNS = ["any", "same_suit", "same_rank", "run"]
COUNTERS = [
    *("used", "clubs", "spades", "hearts", "diamonds", "faces", "wilds", "levels"),
    *("stored", "wounds", "foe_wounds", "hand", "foe_hand", "stacks"),
]
METHODS = {"if": "conditional"}


class RandomSets:
    """Draws card sets, and switches that suit them, from one generator."""

    def __init__(self, rng):
        self.rng = rng
        self.corrupted_side = False
        self.recovers = False
        self.keep_to: list[int] = []
        self.keeper = False

    def content(self):
        """The content of a card file."""
        number = self.rng.randint(2, 4)
        return {
            "set": {"id": "random", "title": "Random", "version": 1},
            "character": [self.character(one) for one in range(number)],
        }

    def maybe(self, chance):
        return self.rng.random() < chance

    def some(self, things, most):
        return self.rng.sample(things, self.rng.randint(1, min(most, len(things))))

    # Sheets.

    def character(self, number):
        name = f"sheet_{number}"
        return {
            "id": name,
            "name": name,
            "motto": name,
            **self.front(),
            **({"corrupted": self.corrupted()} if number == 0 or self.maybe(0.8) else {}),
        }

    def front(self):
        self.corrupted_side = False
        self.recovers = self.maybe(0.5)  # never with damage to oneself
        abilities = [self.ability(k) for k in range(4)]
        levels = [self.level() for _ in range(self.rng.choice([0, 1, 2, 3, 3]))]
        raised = self.raise_maximum(abilities, levels)
        keepers = self.some([0, 1, 2, 3], 3)
        self.keep_to = [k for k in range(4) if k not in keepers]
        for k, ability in enumerate(abilities):
            self.keeper = k in keepers
            self.fill(ability, raised[k])
        self.keeper = True  # in a level it does nothing
        for level in levels:
            if self.maybe(0.4):
                level["now"] = self.effects(0, 2)
        made = {"ability": abilities, "level": levels}
        if not levels and self.maybe(0.5):
            made.pop("level")
        return made | self.defend()

    def ability(self, k):
        kind = self.rng.choice(KINDS)
        most = 5 if kind == "full_house" else self.rng.choice([1, 2, 2, 3, 3, 4, 5, 6, 8])
        found = {"name": f"Ability {k}", "text": "Text", "requirement": kind, "max": most}
        if kind != "none" and self.maybe(0.2):
            found["suits"] = self.some(SUITS, 4)
        return found

    def raise_maximum(self, abilities, levels):
        """Let some levels raise maximums; all maximums that each ability may come to have."""
        raises: list[list[int]] = [[ability["max"]] for ability in abilities]
        for level in levels:
            ends = [sum(one) for one in raises]
            houses = [ability["requirement"] == "full_house" for ability in abilities]
            free = [k for k in self.shuffled(range(4)) if ends[k] < 8 and not houses[k]]
            one = [] if len(free) == 4 and self.maybe(0.3) else free[:1]
            if not free or self.maybe(0.5):
                continue
            n = self.rng.randint(1, min(2, 8 - max(ends[k] for k in one or free)))
            level["mods"].append({"mod": "max", "n": n, **({"ability": one[0] + 1} if one else {})})
            for k in one or free:
                raises[k].append(n)
        return [list(accumulate(one)) for one in raises]

    def fill(self, ability, needed):
        """Give an ability its effects, trigger and passive."""
        numbers = {*needed, *(n for n in range(1, needed[0]) if self.maybe(0.5))}
        ability["effects"] = [{"cards": n, "do": self.top()} for n in self.shuffled(numbers)]
        if self.maybe(0.35):
            ability["trigger"] = self.top()
        if self.maybe(0.35):
            ability["passive"] = [self.modifier() for _ in range(self.rng.randint(1, 2))]

    def shuffled(self, things):
        return self.rng.sample(sorted(things), len(things))

    def top(self):
        """Effects of an ability itself; those of a keeper may keep."""
        found = self.effects(0, 3)
        if self.keeper and self.maybe(0.5):
            found.insert(self.rng.randint(0, len(found)), {"op": "keep", **self.keep()})
        return found

    def level(self):
        found = {"mods": [self.modifier(level=True) for _ in range(self.rng.randint(0, 2))]}
        key, most = (
            ("cards", self.rng.choice([2, 4, 12])) if self.corrupted_side else ("threshold", 30)
        )
        return {key: self.rng.randint(1, most), "text": "Text", **found}

    def defend(self):
        if self.maybe(0.1):
            return {}
        table = [self.rng.choice([0, 1, 1, 2, 3]) for _ in range(self.rng.randint(1, 5))]
        table[self.rng.randrange(len(table))] = self.rng.randint(1, 4)
        found = {"text": "Text", "table": table}
        if self.maybe(0.3):
            found |= {"from": "ability", "ability": self.rng.randint(1, 4)}
        elif self.maybe(0.3):
            found["from"] = "hand"
        if self.maybe(0.6):
            found["suits"] = self.some(SUITS, 3)
        if self.maybe(0.2):
            found["ranks"] = self.some(RANKS, 13)
        if self.maybe(0.6):
            found["pattern"] = self.rng.choice(PATTERNS)
        return {"defend": found}

    def corrupted(self):
        self.corrupted_side, self.keeper = True, False
        columns = [
            {"name": suit, "text": "Text", "suit": suit}
            for suit in self.rng.sample(SUITS, len(SUITS))
        ]
        for column in columns:
            self.fill(column, [self.rng.randint(1, 4)])
        levels = [self.level() for _ in range(self.rng.choice([0, 1, 2, 3, 3]))]
        for level in levels:
            if self.maybe(0.5):
                level["now"] = self.effects(0, 2)
        return {"name": "Corrupted", "ability": columns, "level": levels, **self.defend()}

    # Modifiers.

    def modifier(self, *, level=False):
        words = ["hand_size", "damage", "damage", "armor", "defend", "defend_suits", "heal"]
        if not self.corrupted_side:
            words += ["actions", "item_draw", "free_items"] + (["wild"] * 3 if level else [])
        word = self.rng.choice(words)
        if word == "defend_suits":
            return {"mod": word, "suits": self.some(SUITS, 2)}
        if word == "wild":
            ranks = {"ranks": self.some(RANKS, 3)}
            suits = {"suits": self.some(SUITS, 1)}
            return {"mod": word, **self.rng.choice([ranks, suits, ranks | suits])}
        found = {"mod": word, "n": self.rng.choice([1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 12])}
        if word == "damage" and self.maybe(0.4):
            found["ability"] = self.rng.randint(1, 4)
        return found

    # Effects.

    def effects(self, depth, most):
        return [self.effect(depth) for _ in range(self.rng.randint(1, most))]

    def effect(self, depth):
        words = ["damage"] * 5 + ["draw", "heal", "discard", "discard", "strip", "ward"]
        nested = ["if"]
        if self.corrupted_side:
            words.append("items")
        else:
            words += ["store", "retrieve", "look", "dig", "actions", "move", "move", "keep"]
            words += ["recover"] * 2 if self.recovers else []
            nested += ["choose", "may"]
        word = self.rng.choice(words + (nested if depth < 2 else []))
        if word == "keep" and not self.keeper:
            word = "move"
        return {"op": word, **getattr(self, METHODS.get(word, word))(depth)}

    def n(self):
        if self.maybe(0.7):
            return self.rng.choice([1, 1, 2, 2, 3, 4, 6])
        found = {"per": self.rng.choice(COUNTERS)}
        ranges = {"base": (0, 3), "every": (1, 3), "each": (0, 2), "cap": (0, 9)}
        for key, (least, most) in ranges.items():
            if self.maybe(0.5):
                found[key] = self.rng.randint(least, most)
        return found

    def plain(self, depth):
        return {"n": self.n()}

    draw = heal = strip = ward = items = retrieve = move = plain

    def actions(self, depth):
        return {"n": self.rng.choice([1, 1, 2, self.n()])}

    def look(self, depth):
        return {}

    def damage(self, depth):
        found = {"n": self.n()}
        if self.maybe(0.25):
            found["sure"] = self.maybe(0.7)
        mine = "self" if self.corrupted_side or not self.recovers else "opponent"
        return found | ({"to": self.rng.choice(["opponent", mine])} if self.maybe(0.3) else {})

    def discard(self, depth):
        found = {"n": self.n()}
        if self.maybe(0.6):
            found["who"] = self.rng.choice(["opponent", "self"])
        if self.maybe(0.7):
            found["how"] = self.rng.choice(["random", "choose"])
        return found

    def recover(self, depth):
        to = {"to": self.rng.choice(["hand", "ability", "choice"])}
        return {"n": self.n()} | (to if self.maybe(0.8) else {})

    def store(self, depth):
        origin = {"from": self.rng.choice(["hand", "deck"])}
        return {"n": self.n()} | (origin if self.maybe(0.7) else {})

    def dig(self, depth):
        found = {"n": self.n()}
        if self.maybe(0.6):
            found["take"] = self.rng.randint(1, 3)
        if self.maybe(0.6):
            found["rest"] = self.rng.choice(["discard", "deck"])
        return found

    def keep(self, depth=0):
        found = {"to": self.rng.choice(self.keep_to) + 1}
        return found | ({"suits": self.some(SUITS, 2)} if self.maybe(0.6) else {})

    def choose(self, depth):
        number = self.rng.randint(2, 3)
        return {"options": [self.effects(depth + 1, 2) for _ in range(number)]}

    def may(self, depth):
        return {"do": self.effects(depth + 1, 2)}

    def conditional(self, depth):
        found = {"per": self.rng.choice(COUNTERS), "do": self.effects(depth + 1, 2)}
        if self.maybe(0.6):
            found["at_least"] = self.rng.randint(1, 4)
        return found | ({"else": self.effects(depth + 1, 2)} if self.maybe(0.5) else {})

    # Switches.

    def options(self, content):
        """Random values for the switches; some are left to their defaults."""
        rng = self.rng
        most = [
            min(12, sum(level["cards"] for level in one["corrupted"].get("level", [])))
            for one in content["character"]
            if "corrupted" in one
        ]
        found = {
            "mode": rng.choice(["duel", "solo"]),
            "first_player": rng.choice(["chance", 0, 1]),
            "mirror": rng.random() < 0.8,
            "turn_limit": rng.choice([3, 12, 30, 60, 100]),
            "face_cards": rng.choice([0, 0, rng.randint(0, max(most))]),
            "nemesis_scan": rng.choice(["again", "once"]),
        }
        found = {name: value for name, value in found.items() if rng.random() < 0.9}
        pairs = self.pairs(content, found)
        if not pairs:  # with one possible Nemesis alone
            return found | {"mirror": True}
        return found | ({"characters": rng.choice(pairs)} if rng.random() < 0.5 else {})

    def pairs(self, content, options):
        """The pairs of sheets that may meet with these switches."""
        solo = options.get("mode") == "solo"
        faces = options.get("face_cards", 0)
        seconds = [
            one["id"]
            for one in content["character"]
            if not solo
            or (
                "corrupted" in one
                and sum(level["cards"] for level in one["corrupted"].get("level", [])) >= faces
            )
        ]
        firsts = [one["id"] for one in content["character"]]
        mirror = options.get("mirror", True)
        return [[one, two] for one in firsts for two in seconds if mirror or one != two]
