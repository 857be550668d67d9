"""One side of the second 52 Duels: its piles, its sheet, and what the other side knows of it."""

from typing import Any

from tests.games.fifty_two_duels.oracle_cards import FACES, ORDER, SUITS, can_become, in_order


class Side:
    """Everything that lies before one side; abilities are counted from 0."""

    def __init__(self):
        self.character: Any = None
        self.sheet: Any = {}
        self.hand: list[str] = []
        self.deck = list(ORDER)
        self.discard: list[str] = []
        self.wounds: list[str] = []
        self.stacks: list[Any] = [[], [], [], []]  # of [card, face down?]
        self.level_open: list[str] = []
        self.levels: list[Any] = []
        self.stored: list[str] = []
        self.in_use: list[str] = []
        self.digging: list[str] = []
        self.ward = 0
        self.revealed = False
        self.resolving: list[int] = []
        self.fresh = set(ORDER)
        self.may: dict[str, Any] = {}

    # The sheet.

    def steps(self):
        """All levels of the sheet."""
        return self.sheet.get("level", [])

    def modifiers(self):  # FD-5.17, 6.6
        found = [mod for level in self.steps()[: len(self.levels)] for mod in level.get("mods", [])]
        for k, ability in enumerate(self.sheet.get("ability", [])):
            if self.stacks[k]:
                found += ability.get("passive", [])
        return found

    def total(self, name, k=None):
        """The sum of the modifiers of a name that hold for ability k."""
        here = {None} if k is None else {None, k + 1}
        return sum(
            mod["n"]
            for mod in self.modifiers()
            if mod["mod"] == name and mod.get("ability") in here
        )

    def hand_size(self):  # FD-4.7
        return 5 + self.total("hand_size")

    def maximum(self, k):
        return self.sheet["ability"][k]["max"] + self.total("max", k)

    def effects(self, k):
        """The effects of an ability by number of cards."""
        return {entry["cards"]: entry["do"] for entry in self.sheet["ability"][k]["effects"]}

    def is_wild(self, card):
        """Whether a level makes this card wild where it lies face up on an ability."""
        mods = [mod for mod in self.modifiers() if mod["mod"] == "wild"]
        return any(card[0] in m.get("ranks", []) or card[1] in m.get("suits", []) for m in mods)

    # Stacks.

    def with_room(self):
        """The abilities that a cloaked card may go to."""
        return [
            k
            for k, ability in enumerate(self.sheet["ability"])
            if ability["requirement"] != "none" and len(self.stacks[k]) < self.maximum(k)
        ]  # FD-7.7

    def split(self, cards):
        """The naturals among some cards, and the number of wilds; [card, face down?] each."""
        naturals = [card for card, down in cards if not down and not self.is_wild(card)]
        return naturals, len(cards) - len(naturals)

    def can_add(self, k, added, later=()):
        """Whether the stack is legal with these cards, perhaps with some of the later ones too."""
        ability = self.sheet["ability"][k]
        if k in self.resolving:  # FD-5.18
            return False
        naturals, wilds = self.split([*self.stacks[k], *added])
        after, after_wilds = self.split([[card, False] for card in later])
        suits = ability.get("suits", SUITS)
        if any(card[1] not in suits for card in naturals):
            return False
        after = [card for card in after if card[1] in suits]
        least = len(naturals) + wilds
        most = min(self.maximum(k), least + len(later))
        return any(
            can_become(ability["requirement"], size, naturals, wilds, after, after_wilds)
            for size in range(least, most + 1)
        )

    def fitting(self, added):
        """The abilities on which this [card, face down?] fits."""
        return [k for k in range(4) if self.can_add(k, [added])]

    def removable(self, k, place):  # FD-7.5
        if self.sheet["ability"][k].get("requirement") != "run":
            return True
        rest = [entry for at, entry in enumerate(self.stacks[k]) if at != place]
        naturals, wilds = self.split(rest)
        return can_become("run", len(rest), naturals, wilds)

    def label(self, k, place):
        """What others call a card of a stack: the card, or w1, w2, ... if it is face down."""
        card, down = self.stacks[k][place]
        number = sum(one[1] for one in self.stacks[k][: place + 1])
        return f"w{number}" if down else card  # FD-R8

    def labels(self, k):
        return [self.label(k, place) for place in range(len(self.stacks[k]))]

    def lift(self, k, label):
        """Take a card off a stack; [card, face down?]."""
        return self.stacks[k].pop(self.labels(k).index(label))

    def put(self, k, cards):
        """Put hand cards on a stack."""
        for card in in_order(cards):
            self.hand.remove(card)
            self.stacks[k].append([card, False])
        self.show(cards)

    def throw(self, k, labels):
        """Discard cards from a stack."""
        thrown = [self.stacks[k][self.labels(k).index(label)] for label in labels]
        self.stacks[k] = [entry for entry in self.stacks[k] if entry not in thrown]
        self.throw_entries(thrown)

    def throw_entries(self, entries):
        cards = [card for card, _ in entries]
        self.discard += cards
        self.show(cards)
        for card in cards:
            self.may.pop(card, None)

    def throw_hand(self, cards):
        """Discard cards from the hand."""
        for card in cards:
            self.hand.remove(card)
        self.discard += cards
        self.show(cards)

    # Counters.

    def count(self, per, used, foe):
        """A counter; `used` are the cards of an activation, [card, face down?] each."""
        if per in {"clubs", "spades", "hearts", "diamonds"}:
            return sum(down or card[1] == per[0] for card, down in used)
        counts = {
            "used": len(used),
            "faces": sum(not down and card[0] in FACES for card, down in used),
            "wilds": sum(down for _, down in used),
            "levels": len(self.levels),
            "stored": len(self.stored),
            "wounds": len(self.wounds),
            "foe_wounds": len(foe.wounds),
            "hand": len(self.hand),
            "foe_hand": len(foe.hand),
            "stacks": sum(stack != [] for stack in self.stacks),
        }
        return counts[per]

    # What others know.

    def down(self):
        """All face-down cards on stacks."""
        return [card for stack in self.stacks for card, down in stack if down]

    def unseen(self):
        hand = [] if self.revealed else self.hand
        return {*hand, *self.deck, *self.digging, *self.down()}

    def show(self, cards):
        """These cards become public, or are seen in the hand."""
        self.fresh -= set(cards)
        for possible in self.may.values():
            possible -= set(cards)

    def hide(self, k, card):
        """Put a hand card face down on a stack."""
        self.may[card] = self.unseen()
        self.hand.remove(card)
        self.stacks[k].append([card, True])

    def reshuffle(self):  # FD-3.3
        self.deck, self.discard = self.discard, []
        self.fresh = set(self.deck)
