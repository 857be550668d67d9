"""Random legal card sets, hands and switches, in which much is attacked, pulled and pushed."""

SIDES = ["up", "right", "down", "left"]
KINDS = [
    *("green sword", "green pointer", "orange sword", "orange pointer"),
    *("red sword", "red pointer", "blue", "blue hook", "blue push"),
]
TEMPERS = [
    [2, 2, 4, 4, 2, 2, 3, 2, 2],  # a bit of all
    [1, 1, 4, 6, 2, 4, 3, 1, 1],  # shooters
    [2, 1, 1, 1, 1, 1, 4, 7, 7],  # pullers and pushers
    [6, 6, 5, 5, 1, 1, 4, 1, 1],  # guards
]
NUMERALS = ["I", "II", "III"]
HAND = 7
DRAFTED = 14


class RandomSets:
    """Draws card sets, then switches for the last set, from one generator."""

    def __init__(self, rng):
        self.rng = rng
        self.cards, self.hands, self.draft = [], [], {}

    def content(self):
        """The content of a card file."""
        rng = self.rng
        temper = rng.choice(TEMPERS)
        size = rng.randint(1, rng.choice([4, 9, 16]))
        self.cards = [self.card(number, temper) for number in range(size)]
        if sum(map(self.most, self.cards)) < HAND:
            self.cards[0]["copies"] = HAND
        rng.shuffle(self.cards)
        self.hands = [self.ready_hand(number) for number in range(rng.choice([0, 1, 2, 4]))]
        self.draft = {"row": rng.randint(1, size)} if rng.random() < 0.5 else {}
        found = {"format": 1, "game": "zeipen", "id": "random", "name": "Random"}
        parts = {"card": self.cards, "hand": self.hands, "draft": self.draft}
        return found | {key: value for key, value in parts.items() if value}

    def adopt(self, content):
        """Draw switches for a set that is there already."""
        self.cards, self.hands = content["card"], content.get("hand", [])
        self.draft = content.get("draft", {})

    def card(self, number, temper):
        numeral = self.rng.choice(NUMERALS)
        card = {"id": f"card-{number}", "name": f"Card {number}", "numeral": numeral}
        card["active"] = self.face(temper)
        if numeral != "I":
            card["alternate"] = self.face(temper)
        if self.rng.random() < 0.6:
            card["copies"] = self.rng.randint(1, HAND)
        return card

    def face(self, temper):
        kinds = self.rng.choices(KINDS, temper, k=len(SIDES))
        if self.rng.random() < 0.2:
            kinds = kinds[:1] * len(SIDES)
        return dict(zip(SIDES, kinds, strict=True))

    def most(self, card):
        return card.get("copies", NUMERALS.index(card["numeral"]) + 2)

    def some_hand(self):
        """Seven cards of the set, with many copies of few characters."""
        all_cards = self.rng.sample(self.cards, len(self.cards))
        few = [card["id"] for card in all_cards for _ in range(self.most(card))]
        count = self.rng.choice([HAND, self.rng.randint(HAND, len(few))])
        return self.rng.sample(few[:count], HAND)

    def ready_hand(self, number):
        hand = self.some_hand()
        return {"id": f"hand-{number}", "name": f"Hand {number}", "cards": hand}

    def can_draft(self):
        """Whether every possible row fills two hands (ZP-4.8)."""
        row = self.draft.get("row", min(9, len(self.cards)))
        return sum(sorted(map(self.most, self.cards))[:row]) >= DRAFTED

    def options(self):
        """Random values for the switches; some are left to their defaults."""
        rng = self.rng
        mode = rng.choice(["ready", "build", "draft" if self.can_draft() else "build"])
        options = {
            "mode": mode,
            "visibility": "open" if mode == "draft" else rng.choice(["open", "hidden"]),
            "first_player": rng.choice(["reveal", "reveal", "toss", "seat0"]),
            "no_draw": rng.random() < 0.5,
            "repetition": rng.choice(["forbid", "forbid", "draw", "off"]),
            "pointer": rng.choice(["nearest", "all"]),
            "deploy": rng.choice(["harmless", "own_symbols"]),
            "cut": rng.choice(["landing", "lifting"]),
            "flip_counts": rng.choice(["self", "self", "others"]),
        }
        kept = {name: value for name, value in options.items() if rng.random() < 0.9}
        kept |= {"mode": mode, "turn_limit": rng.choice([rng.randint(1, 20), 40, 60, 80])}
        return kept | self.presets(mode)

    def presets(self, mode):
        """Preset hands: always where a seat would have nothing to choose from."""
        rng = self.rng
        if mode == "draft" or (mode == "build" and rng.random() < 0.5):
            return {}
        if mode == "ready" and self.hands and rng.random() < 0.5:
            return {}
        must = mode == "ready" and not self.hands
        hands = [self.some_hand() if must or rng.random() < 0.7 else None for _ in range(2)]
        if self.hands and rng.random() < 0.5:
            hands[rng.randint(0, 1)] = rng.choice(self.hands)["id"]
        return {"hands": hands}
