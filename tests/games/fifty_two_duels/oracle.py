"""A second 52 Duels: written from the rules page alone, in lists and texts, slow and plain.

It shares no code with `ecliptic`. `test_oracle.py` plays both side by side. The whole game is
one generator that stops wherever somebody has to move; the comments name the rules.
`oracle_cards.py` says which sets of cards fit, `oracle_side.py` what lies before a side,
`oracle_items.py` what a player does, `oracle_effects.py` what abilities do, `oracle_damage.py`
how damage is dealt, `oracle_facts.py` what can be seen; `oracle_nemesis.py` plays the Nemesis.
"""

from fractions import Fraction

from tests.games.fifty_two_duels.oracle_damage import SideLosesError
from tests.games.fifty_two_duels.oracle_effects import Effects
from tests.games.fifty_two_duels.oracle_facts import Shown
from tests.games.fifty_two_duels.oracle_items import Actions
from tests.games.fifty_two_duels.oracle_nemesis import Nemesis
from tests.games.fifty_two_duels.oracle_side import Side


class TurnLimitError(Exception):
    """One turn too many would start (FD-10.6)."""


class Oracle(Actions, Effects, Nemesis, Shown):
    """The whole truth of one game, changed in place by `apply`."""

    def __init__(
        self,
        cards,
        *,
        mode="duel",
        characters=None,
        first_player="chance",
        mirror=True,
        turn_limit=200,
        face_cards=0,
        nemesis_scan="again",
    ):
        self.options = {
            "mode": mode,
            "characters": characters,
            "first_player": first_player,
            "turn_limit": turn_limit,
            "face_cards": face_cards,
            "mirror": mirror,
            "nemesis_scan": nemesis_scan,
        }
        self.solo = mode == "solo"
        self.sheets = {one["id"]: one for one in cards["character"]}
        self.sides = [Side(), Side()]
        self.turn = self.active = 0
        self.actions_left = self.actions_given = self.free_items_left = 0
        self.result = self.reason = None
        self.dealing = False
        self.game = self.whole_game()
        self.pending = None
        self.texts: list[str] = []
        self.go_on(None)

    # Who acts, and what may happen.

    def go_on(self, text):
        try:
            self.pending, self.texts = self.game.send(text)
        except StopIteration:
            self.pending, self.texts = None, []

    def legal(self):
        """The move texts that are legal now, sorted as plain text."""
        return sorted(self.texts)

    def chances(self):
        """The exact probability of each move text of a chance node."""
        return {text: Fraction(1, len(self.texts)) for text in self.texts}

    def apply(self, text):
        if text not in self.texts:
            raise ValueError(f"{text!r} is not one of {self.legal()}")
        self.go_on(text)

    def ask(self, kind, actor, texts, **more):
        return (yield {"kind": kind, "actor": actor, **more}, texts)

    def chance(self, kind, word, cards, s):
        text = yield from self.ask(kind, "chance", [f"{word} {card}" for card in cards], side=s)
        return text.split()[1]

    # Moves.

    def whole_game(self):
        try:
            yield from self.set_up()
            while True:
                yield from self.one_turn()
        except SideLosesError as loss:
            loser, self.reason = loss.args
            won = [-1.0 if s == loser else 1.0 for s in range(2)]  # FD-10.3, 10.5
            self.result = won[:1] if self.solo else won
        except TurnLimitError:
            self.reason = "turn limit"
            self.result = [0.0] if self.solo else [0.0, 0.0]

    def set_up(self):  # FD-1
        if self.options["characters"] is None:
            yield from self.pick()
        else:
            for s, name in enumerate(self.options["characters"]):
                self.take_sheet(s, name)
        if self.solo:
            yield from self.start_with_faces(self.options["face_cards"])
        elif self.options["first_player"] == "chance":
            text = yield from self.ask("first", "chance", ["first 0", "first 1"])
            self.active = int(text.split()[1])
        else:
            self.active = self.options["first_player"]
        for s in range(1 if self.solo else 2):
            for _ in range(5):
                yield from self.draw_to_hand(s)
        if self.solo:
            yield from self.deal_hand()

    def take_sheet(self, s, name):
        sheet = self.sheets[name]
        self.sides[s].character = name
        self.sides[s].sheet = sheet["corrupted"] if self.solo and s == 1 else sheet

    def pick(self):
        firsts = [name for name in self.sheets if self.seconds(name)]
        text = yield from self.ask("pick", 0, [f"pick {name}" for name in firsts])
        first = text.split()[1]
        self.take_sheet(0, first)
        word, seat = ("nemesis", 0) if self.solo else ("pick", 1)
        seconds = [f"{word} {name}" for name in self.seconds(first)]
        text = yield from self.ask("pick", seat, seconds)
        self.take_sheet(1, text.split()[1])

    def seconds(self, first):
        """The sheets that may be picked after this one."""
        found = [name for name in self.sheets if self.options["mirror"] or name != first]
        return [name for name in found if not self.solo or self.can_be_nemesis(name)]

    def can_be_nemesis(self, name):
        corrupted = self.sheets[name].get("corrupted")
        if corrupted is None:
            return False
        faces = sum(level["cards"] for level in corrupted.get("level", []))
        return faces >= self.options["face_cards"]

    def one_turn(self):
        self.turn += 1
        if self.turn > 1:
            self.active = 1 - self.active
        if 0 < self.options["turn_limit"] < self.turn:  # FD-10.6
            raise TurnLimitError
        self.sides[self.active].ward = 0
        if self.solo and self.active == 1:
            yield from self.nemesis_turn()
        else:
            yield from self.player_turn(self.active)

    # Decks.

    def drawn(self, s, kind, word):
        """Take a card from a deck (FD-3.3, FD-10.2)."""
        side = self.sides[s]
        if not side.deck:
            if not side.discard:
                raise SideLosesError(s, "exhaustion")
            side.reshuffle()
        card = yield from self.chance(kind, word, side.deck, s)
        side.deck.remove(card)
        return card

    def draw_to_hand(self, s):
        card = yield from self.drawn(s, "draw1", "draw")
        self.sides[s].hand.append(card)

    def draw_up(self, s):
        """Draw up to the hand size (FD-4.7, FD-7.9)."""
        side = self.sides[s]
        while len(side.hand) < side.hand_size():
            yield from self.draw_to_hand(s)

    def lose_one(self, s):
        """Discard a hand card at random."""
        side = self.sides[s]
        card = yield from self.chance("lose1", "lose", side.hand, s)
        side.throw_hand([card])
