"""A second Zodiakal: written from the rules page alone, in dicts and texts, slow and plain.

It shares no code with `ecliptic`. `test_oracle.py` plays both side by side. The whole game is
one generator that stops wherever somebody has to move; the comments name the rules.
What a special effect does stands in `oracle_effects.py`, the block in `oracle_blocks.py`,
what can be seen in `oracle_facts.py`.
"""

import contextlib
from fractions import Fraction

from tests.games.zodiakal.oracle_blocks import Blocks
from tests.games.zodiakal.oracle_effects import Effects
from tests.games.zodiakal.oracle_facts import GameEndsError, Shown


class Oracle(Effects, Blocks, Shown):
    """The whole truth of one game, changed in place by `apply`."""

    def __init__(
        self,
        board,
        *,
        players=2,
        first_player="chance",
        movement="exact",
        collect="automatic",
        extra_roll="collect",
        take_choice="taker",
        counter_block=False,
        roll_cap=600,
        cap_result="most_kinds",
    ):
        self.players, self.first_player = players, first_player
        self.movement, self.collecting, self.extra_roll = movement, collect, extra_roll
        self.take_choice, self.counter_block = take_choice, counter_block
        self.roll_cap, self.cap_result = roll_cap, cap_result
        self.board = {"relation": [], **board}
        self.tile = {tile["id"]: tile for tile in board["tile"]}
        self.kinds = [tile["token"] for tile in board["tile"]]

        moon = next(tile for tile in board["tile"] if tile["action"] == "block")
        self.box = dict.fromkeys(self.kinds, board["copies"][f"players_{players}"])  # ZK-1.4
        self.hand = [dict.fromkeys(self.kinds, 0) for _ in range(players)]
        self.pos = [moon["square"]] * players  # ZK-1.6
        self.armed = [False] * players  # ZK-1.7
        self.turn, self.turn_number, self.throws = None, 0, 0
        self.used, self.rolled = False, None
        self.declared, self.window = [], []
        self.duel, self.taking = None, None
        self.winner, self.capped, self.winners = None, False, None

        self.game = self.whole_game()
        self.phase = self.who = None
        self.options = []
        self.go_on(None)

    # Who acts, and what may happen.

    def go_on(self, text):
        try:
            self.phase, self.who, self.options = self.game.send(text)
        except StopIteration:
            self.phase, self.who, self.options = "end", None, []

    def actor(self):
        """The seat, "chance", or None at the end."""
        return self.who

    def legal(self):
        """The move texts that are legal now, sorted as plain text."""
        return sorted(self.options)

    def chances(self):
        """The exact probability of each move text of a chance node."""
        return dict(self.options)

    def apply(self, text):
        if text not in self.options:
            raise ValueError(f"{text!r} is not one of {self.legal()}")
        self.go_on(text)

    def throw(self, phase):
        if self.roll_cap and self.throws >= self.roll_cap:  # ZK-7.3
            self.end_by_cap()
        text = yield phase, "chance", {f"roll {face}": Fraction(1, 6) for face in range(1, 7)}
        self.throws += 1
        return int(text.split()[1])

    # Turns.

    def whole_game(self):
        with contextlib.suppress(GameEndsError):
            seat = self.first_player
            if seat == "chance":  # ZK-1.8
                odds = Fraction(1, self.players)
                chances = {f"first {one}": odds for one in range(self.players)}
                text = yield "first", "chance", chances
                seat = int(text.split()[1])
            while True:
                yield from self.play_turn(seat)
                seat = (seat + 1) % self.players  # ZK-2.6

    def play_turn(self, seat):
        self.turn, self.used = seat, False
        self.turn_number += 1
        again = True
        while again:
            again = yield from self.throw_and_land(seat)

    def throw_and_land(self, seat):
        """Play a movement throw and what follows; answer whether the same seat throws again."""
        steps = yield from self.throw("roll")  # ZK-2.1
        if self.movement == "up_to":  # R3
            self.rolled = steps
            text = yield "move", seat, [f"move {number}" for number in range(1, steps + 1)]
            steps, self.rolled = int(text.split()[1]), None
        squares = 4 * (self.board["side"] - 1)
        self.stand(seat, (self.pos[seat] + steps) % squares)  # ZK-2.2
        tile = self.tile_of(seat)
        if tile is None:  # ZK-2.3
            return False
        yield from self.collect(seat, tile["token"])
        yield from self.discards()
        if self.banned(seat, tile["id"]):
            return False
        receivers = self.on_partner("tribute", tile["id"], but=seat)
        if receivers:
            yield from self.pay_tribute(seat, receivers)
            return False
        if self.used:  # ZK-4.7
            return False
        return (yield from self.special_effect(seat, tile))

    def stand(self, seat, square):
        self.pos[seat] = square
        tile = self.tile_of(seat)
        self.armed[seat] = tile is not None and tile["action"] == "block"  # ZK-4.2

    def tile_of(self, seat):
        square = self.pos[seat]
        return next((tile for tile in self.tile.values() if tile["square"] == square), None)

    # Tokens.

    def total(self, seat):
        return sum(self.hand[seat].values())

    def owned(self, seat):
        return [kind for kind in self.kinds if self.hand[seat][kind]]

    def in_box(self):
        return [kind for kind in self.kinds if self.box[kind]]

    def give(self, kind, source, seat):
        source[kind] -= 1
        self.hand[seat][kind] += 1
        if all(self.hand[seat].values()):  # ZK-7.1
            self.winner, self.winners = seat, [seat]
            raise GameEndsError

    def put_back(self, seat, kind):  # ZK-3.6
        self.hand[seat][kind] -= 1
        self.box[kind] += 1

    def collect(self, seat, kind):  # ZK-3.1, 3.3
        if not self.box[kind]:
            return
        if self.collecting == "optional":  # R5
            text = yield "collect", seat, ["collect", "decline"]
            if text == "decline":
                return
        self.give(kind, self.box, seat)

    def discards(self):  # ZK-3.5
        for number in range(self.players):
            seat = (self.turn + number) % self.players
            while self.total(seat) > self.board["hand_limit"]:
                text = yield "discard", seat, [f"discard {kind}" for kind in self.owned(seat)]
                self.put_back(seat, text.split()[1])

    # Relations.

    def partners(self, effect, tile):
        """The tiles that some relation of this effect pairs with a tile."""
        pairs = [one["tiles"] for one in self.board["relation"] if one["effect"] == effect]
        return [pair[1 - pair.index(tile)] for pair in pairs if tile in pair]

    def on_partner(self, effect, tile, but):
        squares = [self.tile[one]["square"] for one in self.partners(effect, tile)]
        return [one for one in range(self.players) if one != but and self.pos[one] in squares]

    def banned(self, seat, tile):  # ZK-6.5
        hand = self.hand[seat]
        return any(
            hand[self.tile[tile]["token"]] and hand[self.tile[other]["token"]]
            for other in self.partners("ban", tile)
        )

    def pay_tribute(self, seat, receivers):  # ZK-6.4, R20, R21
        if not self.total(seat):
            return
        kinds = self.owned(seat)
        texts = [f"sacrifice {kind} to {other}" for kind in kinds for other in receivers]
        text = yield "sacrifice", seat, texts
        _, kind, _, other = text.split()
        self.give(kind, self.hand[seat], int(other))
        yield from self.discards()

    # The end.

    def end_by_cap(self):  # ZK-7.4
        seats = range(self.players)
        kinds = [len(self.owned(seat)) for seat in seats]
        draw = self.cap_result == "draw"
        self.winners = [seat for seat in seats if draw or kinds[seat] == max(kinds)]
        self.capped = True
        raise GameEndsError
