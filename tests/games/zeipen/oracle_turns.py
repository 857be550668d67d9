"""The turns of the second Zeipen Dualis: actions, bans and the end (sections 7 to 9)."""

from tests.games.zeipen.oracle_facts import Shown
from tests.games.zeipen.oracle_grid import around, name

NUMERALS = {"I": 1, "II": 2, "III": 3}


def space_named(text):
    """The space that a text names."""
    x, y = text.split(",")
    return int(x), int(y)


class Turns(Shown):
    """The part of the oracle that plays. `outcomes` holds the grid after each finished action."""

    def play_turns(self):
        seat = self.first
        self.occurs(seat)
        texts = self.openings(seat)
        while texts:
            text = yield "action", seat, texts
            word, _, what = text.partition(" ")
            if word in {"deploy", "move"}:
                self.pending = text
                self.outcomes = self.completions(seat, word, what)
                text = yield "target", seat, list(self.outcomes)
                self.pending = None
            self.finish(seat, word, what, self.outcomes[text])
            seat = 1 - seat
            texts = [] if self.ended(seat) else self.openings(seat)
        if self.result is None:
            self.over(1 - seat, "stuck")  # ZP-9.8

    def over(self, winner, reason):
        self.seen = 0
        self.result = {"winner": winner, "reason": reason}

    def occurs(self, seat):  # ZP-9.6
        position = (self.grid.position(), seat)
        self.counts[position] = self.counts.get(position, 0) + 1
        self.seen = self.counts[position]

    def finish(self, seat, word, what, after):
        self.grid, self.events = after, after.events
        self.turn += 1
        if word == "deploy":
            self.leave_hand(seat, what)
        if word == "recover":
            self.hand[seat].append(what)
            self.known[seat].append(what)

    def ended(self, following):  # ZP-9.10
        lost = [seat for seat in range(2) if self.shut_in(seat)]
        if len(lost) == 2:
            self.over(None, "empty")  # ZP-9.5
        elif lost:
            reason = "enclosed" if self.grid.owned(lost[0]) else "cleared"
            self.over(1 - lost[0], reason)
        else:
            self.occurs(following)
            if self.repetition == "draw" and self.seen == 3:
                self.over(None, "repetition")
            elif self.turn == self.turn_limit:
                self.over(None, "limit")  # ZP-9.7
        return self.result is not None

    def shut_in(self, seat):  # ZP-9.1, 9.2
        return all(self.grid.enclosed(space) for space in self.grid.owned(seat))

    # What is legal.

    def openings(self, seat):
        """The first steps that some finished action begins with."""
        hand = sorted(set(self.hand[seat]))
        texts = [f"deploy {card}" for card in hand if self.can(seat, "deploy", card)]
        self.outcomes = {}
        if self.turn == 0:  # ZP-5.3
            return texts
        for space in self.grid.owned(seat):
            at = name(space)
            if self.can(seat, "move", at):
                texts.append(f"move {at}")
            self.offer(seat, f"activate {at}", self.activation(space))
            self.offer(seat, f"flip {at}", self.flip(space))
        for card in set(self.grid.wounded[seat]):
            self.offer(seat, f"recover {card}", self.recovery(seat, card))
        return texts + list(self.outcomes)

    def offer(self, seat, text, after):
        if after is not None and self.allowed(seat, after):
            self.outcomes[text] = after

    def can(self, seat, word, what):
        """Whether a first step has a second."""
        return any(True for _ in self.tried(seat, word, what))

    def completions(self, seat, word, what):
        return {f"to {name(space)}": after for space, after in self.tried(seat, word, what)}

    def tried(self, seat, word, what):
        spaces, deed = self.deployments(what) if word == "deploy" else self.moves(what)
        for space in spaces:
            after = deed(seat, what, space)
            if after is not None and self.allowed(seat, after):
                yield space, after

    def allowed(self, seat, after):
        """Whether neither ban forbids an action of this seat that leaves this behind."""
        if self.no_draw and not after.cards:  # ZP-9.4
            return False
        return self.repetition != "forbid" or self.times(after, 1 - seat) < 2  # ZP-9.6

    def times(self, after, seat):
        """How often a seat was to move with this grid at the start of a turn."""
        return self.counts.get((after.position(), seat), 0)

    def deployments(self, _):
        return self.grid.touching(), self.deployed

    def deployed(self, seat, card, space):  # ZP-7.1, 7.2
        after = self.grid.copy()
        after.cards[space] = (seat, card, "active")
        if self.deploy == "own_symbols" and after.hits(space):
            return None
        after.settle()
        harmed = set(self.grid.cards) - set(after.cards)
        return None if self.deploy == "harmless" and harmed else after

    def moves(self, at):
        start = space_named(at)
        if self.grid.enclosed(start) or self.grid.frozen(start):  # ZP-7.3
            return [], self.moved
        return self.lifted(start).slides(start), self.moved

    def lifted(self, start):
        """The grid after a card was taken up, itself left out."""
        after = self.grid.copy()
        del after.cards[start]
        if self.cut == "lifting":
            after.cut()
        return after

    def moved(self, seat, at, space):
        start = space_named(at)
        after = self.lifted(start)
        after.cards[start] = self.grid.cards[start]
        after.shift([(start, space)])
        after.settle_move(space)
        return after

    def activation(self, space):  # ZP-7.6, 7.7
        shifts = self.grid.pulled(space)
        after = self.grid.copy()
        after.shift(shifts)
        after.settle()
        return after if shifts else None

    def flip(self, space):  # ZP-7.8, 7.9
        seat, card, face = self.grid.cards[space]
        numeral = NUMERALS[self.card[card]["numeral"]]
        copies = list(self.grid.cards.values()).count((seat, card, "active"))
        others = 1 if self.flip_counts == "others" else 0
        if face == "active" and (numeral == 1 or copies - others < numeral):
            return None
        after = self.grid.copy()
        after.turn_over(space, "alternate" if face == "active" else "active")
        after.settle()
        return after

    def recovery(self, seat, card):  # ZP-7.10
        after = self.grid.copy()
        after.wounded[seat].remove(card)
        after.settle()
        return after

    # Before the first turn.

    def set_up(self):  # ZP-4.15 to 4.17
        for seat in [self.first, 1 - self.first]:
            spaces = [(x, -1 if seat == self.first else 1) for x in (-1, 0, 1)]
            fits = {card: self.peaceful(seat, card, spaces) for card in sorted(self.hand[seat])}
            texts = [f"place {card}" for card, found in fits.items() if found]
            self.pending = yield "setup card", seat, texts
            card = self.pending.split()[1]
            text = yield "setup cell", seat, [f"to {name(space)}" for space in fits[card]]
            self.pending = None
            self.grid.cards[space_named(text.split()[1])] = (seat, card, "active")
            self.leave_hand(seat, card)

    def peaceful(self, seat, card, spaces):
        """The spaces where a card can be set up without any wound."""
        found = []
        for space in spaces:
            after = self.grid.copy()
            after.cards[space] = (seat, card, "active")
            after.settle()
            if not after.events:
                found.append(space)
        return found

    def crowd(self, text):
        """How many cards there would be around the space of a second step."""
        return sum(self.grid.taken(space) for space in around(space_named(text.split()[1])))
