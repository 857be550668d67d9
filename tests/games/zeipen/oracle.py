"""A second Zeipen Dualis: written from the rules page alone, in dicts and texts, slow and plain.

It shares no code with `ecliptic`. `test_oracle.py` plays both side by side. The whole game is
one generator that stops wherever somebody has to move; the comments name the rules.
What cards do on the grid stands in `oracle_grid.py`, the turns in `oracle_turns.py`, what
can be seen in `oracle_facts.py`.
"""

from fractions import Fraction
from typing import Any

from tests.games.zeipen.oracle_grid import Grid
from tests.games.zeipen.oracle_turns import NUMERALS, Turns

DRAFT_ORDER = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1]


class Oracle(Turns):
    """The whole truth of one game, changed in place by `apply`."""

    def __init__(
        self,
        cards,
        *,
        mode="ready",
        hands=None,
        visibility="open",
        first_player="reveal",
        no_draw=True,
        repetition="forbid",
        turn_limit=200,
        pointer="nearest",
        deploy="harmless",
        cut="landing",
        flip_counts="self",
    ):
        self.mode, self.visibility, self.first_player = mode, visibility, first_player
        self.no_draw, self.repetition, self.turn_limit = no_draw, repetition, turn_limit
        self.pointer, self.deploy, self.cut = pointer, deploy, cut
        self.flip_counts = flip_counts
        self.card = {card["id"]: card for card in cards["card"]}
        self.ready = {hand["id"]: hand["cards"] for hand in cards.get("hand", [])}
        wanted = cards.get("draft", {}).get("row", 9)
        self.row_size = min(wanted, len(self.card))

        self.hand, self.hand_name, self.known = [[], []], [None, None], [[], []]
        self.finished = [False, False]
        self.row, self.supply, self.revealed = [], {}, [[], []]
        self.first = self.pending = self.result = None
        self.grid = Grid(self.card, 0, pointer)
        self.turn = self.seen = 0
        self.events, self.counts, self.outcomes = [], {}, {}
        self.preset(hands or [None, None])

        self.game = self.whole_game()
        self.phase = self.who = None
        self.options: dict[str, Any] = {}
        self.go_on(None)

    # Who acts, and what may happen.

    def go_on(self, text):
        try:
            self.phase, self.who, options = self.game.send(text)
        except StopIteration:
            self.phase, self.who, options = "over", None, []
        share = Fraction(1, len(options)) if options else None
        self.options = options if isinstance(options, dict) else dict.fromkeys(options, share)

    def actor(self):
        """The seat, "chance", or None at the end."""
        return self.who

    def legal(self):
        """The move texts that are legal now, sorted as plain text."""
        return sorted(self.options)

    def chances(self):
        """The exact probability of each move text of a chance node."""
        return self.options

    def apply(self, text):
        if text not in self.options:
            raise ValueError(f"{text!r} is not one of {self.legal()}")
        self.go_on(text)

    def whole_game(self):
        if self.mode == "draft":
            yield from self.lay_out_row()
            yield from self.take_from_row()
        else:
            for seat in range(2):  # ZP-4.3
                if not self.finished[seat]:
                    choose = self.choose_hand if self.mode == "ready" else self.build_hand
                    yield from choose(seat)
                    self.finished[seat] = True
        yield from self.find_first_player()
        self.grid.first = self.first
        yield from self.set_up()
        yield from self.play_turns()

    # Hands.

    def preset(self, hands):
        for seat, given in enumerate(hands):
            if isinstance(given, str):
                self.hand[seat], self.hand_name[seat] = list(self.ready[given]), given
            elif given is not None:
                self.hand[seat] = list(given)
            self.finished[seat] = given is not None

    def most(self, card):
        """How many copies of a card a hand may hold (ZP-4.2)."""
        return self.card[card].get("copies", NUMERALS[self.card[card]["numeral"]] + 1)

    def choose_hand(self, seat):  # ZP-4.4
        text = yield "hand", seat, [f"hand {hand}" for hand in self.ready]
        self.hand_name[seat] = text.split()[1]
        self.hand[seat] = list(self.ready[self.hand_name[seat]])

    def build_hand(self, seat):  # ZP-4.5
        file = list(self.card)
        hand = self.hand[seat]
        while len(hand) < 7:
            left = {card: self.most(card) - hand.count(card) for card in file}
            later = file[file.index(hand[-1]) :] if hand else file
            room = {card: sum(left[one] for one in file[file.index(card) :]) for card in later}
            enough = 7 - len(hand)
            texts = [f"take {card}" for card in later if left[card] and room[card] >= enough]
            text = yield "build", seat, texts
            hand.append(text.split()[1])

    def lay_out_row(self):  # ZP-4.6
        while len(self.row) < self.row_size:
            rest = [card for card in self.card if card not in self.row]
            text = yield "row", "chance", [f"row {card}" for card in rest]
            self.row.append(text.split()[1])
        self.row = [card for card in self.card if card in self.row]
        self.supply = {card: self.most(card) for card in self.row}  # ZP-4.8

    def take_from_row(self):  # ZP-4.7
        for seat in DRAFT_ORDER:
            texts = [f"take {card}" for card, left in self.supply.items() if left]
            text = yield "draft", seat, texts
            card = text.split()[1]
            self.supply[card] -= 1
            self.hand[seat].append(card)

    # The first player.

    def numeral(self, card):
        return NUMERALS[self.card[card]["numeral"]]

    def find_first_player(self):  # ZP-4.9 to 4.13
        if self.first_player == "seat0":
            self.first = 0
            return
        winner = None
        numerals = {self.numeral(card) for hand in self.hand for card in hand}
        if self.first_player == "reveal" and len(numerals) > 1:
            for _ in range(3):
                if winner is None:
                    winner = yield from self.reveal_pass()
        if winner is None:
            text = yield "toss", "chance", ["toss 0", "toss 1"]
            winner = int(text.split()[1])
        text = yield "choose", winner, ["play first", "play second"]
        self.first = winner if text == "play first" else 1 - winner

    def reveal_pass(self):
        for _ in range(7):
            for seat in range(2):
                yield from self.reveal_top(seat)
            numbers = [self.numeral(cards[-1]) for cards in self.revealed]
            if numbers[0] != numbers[1]:
                return numbers.index(max(numbers))
        self.revealed = [[], []]
        return None

    def reveal_top(self, seat):
        left = list(self.hand[seat])
        for card in self.revealed[seat]:
            left.remove(card)
        odds = {f"reveal {seat} {card}": Fraction(left.count(card), len(left)) for card in left}
        text = yield "reveal", "chance", odds
        card = text.split()[2]
        self.revealed[seat].append(card)
        if self.revealed[seat].count(card) > self.known[seat].count(card):  # ZP-4.14
            self.known[seat].append(card)
