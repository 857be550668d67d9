"""Random legal card sets: every effect, counter and condition of the vocabulary may occur."""

from tests.games.zodiac_duel.oracle import BASIC, SIGNS

COUNTERS = [
    *("duels-won", "duels-lost", "own-hand", "rival-hand", "own-base", "rival-base"),
    *("own-stars", "rival-stars", "duel", "own-fighter", "rival-fighter"),
]
HANDS = ["own-hand", "rival-hand"]
OPEN = ["own-base", "rival-base"] + [
    f"{side}-finished-{what}" for side in ("own", "rival") for what in ("stars", "fighters")
]
TO = [*HANDS, "own-base", "rival-base", "deck", "out"]
PLACES = [f"{side}-{place}" for side in ("own", "rival") for place in ("duel", "base", "finished")]
SIDES = ["own", "rival"]
METHODS = {"if": "conditional"}


class RandomSets:
    """Draws card sets and their stars from one generator."""

    def __init__(self, rng):
        self.rng = rng

    def content(self):
        """The content of a card file."""
        stars = [self.star(f"star-{number}") for number in range(self.rng.randint(8, 40))]
        cards = [self.card(sign, number, stars) for sign in SIGNS for number in range(4)]
        self.mark(cards)
        return {
            "format": "zodiac-duel-set",
            "version": 1,
            "name": "Random",
            "sign": [
                {"name": sign, "min": 0, "max": 0 if sign == "gemini" else 9} for sign in SIGNS
            ],
            "star": stars,
            "card": cards,
        }

    def card(self, sign, number, stars):
        power = 0 if sign == "gemini" else self.rng.randint(0, 9)
        star = self.rng.choice(stars)["key"]
        card = {"id": f"{sign}-{number}", "sign": sign, "power": power, "star": star}
        if sign == "pisces":
            later = [one for one in SIGNS if one not in {"pisces", "gemini"}]
            card |= {"later_sign": self.rng.choice(later), "later_power": self.rng.randint(0, 20)}
        return card

    def mark(self, cards):
        basic = [card for card in cards if card["sign"] in BASIC]
        marked = self.rng.sample(basic, 16)
        marks = ["a"] * 5 + ["a-star"] * 3 + ["b"] * 5 + ["b-star"] * 3
        for card, mark in zip(marked, marks, strict=True):
            card["first"] = mark

    def star(self, key):
        effects = self.effects(depth=0, in_case=False, most=3)
        if self.rng.random() < 0.25:
            which = self.rng.choice(["rival-last", "own-last", "finished-any"])
            copy = {"do": "copy", "which": which}
            effects.insert(self.rng.randint(0, len(effects)), copy)
        if effects and effects[-1]["do"] == "copy" and len(effects) > 1:
            effects = [effect for effect in effects if effect["do"] != "end"]
        ends = [effect for effect in effects if effect["do"] == "end"]
        effects = [effect for effect in effects if effect["do"] != "end"] + ends[:1]
        return {"key": key, "name": key, "type": "other", "text": key, "effects": effects}

    def effects(self, *, depth, in_case, most):
        found = [self.effect(depth, in_case) for _ in range(self.rng.randint(0, most))]
        return [one for one in found if one["do"] != "end"] + [
            {"do": "end"} for one in found[-1:] if one["do"] == "end"
        ]

    def effect(self, depth, in_case):
        simple = ["power", "pardon", *["cancel"] * 3, "initiative", "draw", "move", "move", "swap"]
        simple += ["swap", "silence", "peek", "end"]
        nested = ["reveal", "choose", "if"] if depth < 2 else []
        word = self.rng.choice([*simple, *nested, *nested])
        return {"do": word, **getattr(self, METHODS.get(word, word))(depth, in_case)}

    def number(self, in_case):
        if self.rng.random() < 0.5:
            return self.rng.randint(-9, 9)
        counters = COUNTERS + (["revealed"] * 6 if in_case else [])
        table = {"count": self.rng.choice(counters)}
        for key in ("times", "plus", "min", "max"):
            if self.rng.random() < 0.4:
                table[key] = self.rng.randint(-9, 9)
        return table

    def who(self):
        return {"who": self.rng.choice(SIDES)}

    def power(self, depth, in_case):
        return {**self.who(), "amount": self.number(in_case)}

    def pardon(self, depth, in_case):
        return {"who": self.rng.choice([*SIDES, "any"])}

    def cancel(self, depth, in_case):
        return {"which": self.rng.choice(["rival-last", "rival-any"])}

    def initiative(self, depth, in_case):
        return {**self.who(), "when": self.rng.choice(["now", "next"])}

    def end(self, depth, in_case):
        return {}

    def peek(self, depth, in_case):
        return {}

    def draw(self, depth, in_case):
        return {**self.who(), "count": self.rng.randint(1, 4)}

    def silence(self, depth, in_case):
        return {**self.who(), "turns": self.rng.randint(1, 4)}

    def move(self, depth, in_case):
        pick = self.rng.choice([*SIDES, "random"])
        if pick == "random":
            origin = [self.rng.choice([*HANDS, *OPEN])]
        else:
            seen = [f"{pick}-hand", *OPEN]
            origin = self.rng.sample(seen, self.rng.randint(1, 3))
        to = self.rng.choice([zone for zone in TO if zone not in origin])
        found = {"from": origin, "to": to, "pick": pick}
        if self.rng.random() < 0.3:
            found["result"] = self.rng.choice(["won", "lost"])
        if pick != "random" and self.rng.random() < 0.3:
            found["optional"] = self.rng.random() < 0.7
        return found

    def swap(self, depth, in_case):
        places = self.rng.sample(PLACES, 2)
        found = {"a": places[0], "b": places[1]}
        if set(places) != {"own-duel", "rival-duel"} and self.rng.random() < 0.3:
            found["optional"] = self.rng.random() < 0.7
        return found

    def inner(self, depth, in_case):
        return self.effects(depth=depth + 1, in_case=in_case, most=2)

    def reveal(self, depth, in_case):
        return {"cases": [self.case(depth) for _ in range(self.rng.randint(1, 3))]}

    def case(self, depth):
        case = {"then": self.inner(depth, in_case=True)}
        for key in ("min", "max"):
            if self.rng.random() < 0.3:
                case[key] = self.rng.randint(0, 9)
        if self.rng.random() < 0.3:
            case["signs"] = self.signs()
        return case

    def signs(self):
        return self.rng.sample(SIGNS, self.rng.randint(1, 8))

    def choose(self, depth, in_case):
        options = [self.inner(depth, in_case) for _ in range(self.rng.randint(2, 4))]
        return {**self.who(), "options": options}

    def conditional(self, depth, in_case):
        found = {"test": self.tested(in_case), "then": self.inner(depth, in_case)}
        return found | ({"else": self.inner(depth, in_case)} if self.rng.random() < 0.5 else {})

    def condition(self, in_case):
        ops = [">=", "<=", "=", ">", "<"]
        return {
            "penalised": self.rng.choice([*SIDES, "none"]),
            "holder": self.rng.choice(SIDES),
            "own-sign": self.signs(),
            "rival-sign": self.signs(),
            "same-sign": self.rng.random() < 0.5,
            "compare": [self.number(in_case), self.rng.choice(ops), self.number(in_case)],
        }

    def tested(self, in_case):
        test = self.condition(in_case)
        return {key: test[key] for key in self.rng.sample(list(test), self.rng.choice([1, 1, 2]))}

    def options(self):
        """Random values for the switches; some are left to their defaults."""
        rng = self.rng
        options = {
            "mode": rng.choice(["first", "basic", "advanced", "expert", "custom", "custom"]),
            "first_deck_seat0": rng.choice(["a", "b"]),
            "initiative_tie": rng.choice(["chance", "seat0", "seat1"]),
            "gemini_taurus": rng.choice(["fresh", "as-fought"]),
        }
        for name in ("aquarius_penalty", "borrowed_abilities", "cancel_revives"):
            options[name] = rng.random() < 0.6
        signs = {"signs": self.six_signs()} if options["mode"] == "custom" else {}
        return {name: value for name, value in options.items() if rng.random() < 0.9} | signs

    def six_signs(self):
        """Six signs; those that remember and change meet more often than by chance."""
        if self.rng.random() < 0.5:
            return self.rng.sample(SIGNS, 6)
        changing = ["gemini", "taurus", "pisces"]
        others = [sign for sign in SIGNS if sign not in changing]
        return changing + self.rng.sample(others, 3)
