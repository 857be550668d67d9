"""How cards change places in the second Zodiac Duel: the effects `move` and `swap`."""

from tests.games.zodiac_duel.oracle_facts import Fields


class Moves(Fields):
    """The part of the oracle that carries cards from zone to zone."""

    def lying(self, play, zone, result=None):
        """The cards of a zone that may be taken; zones as in effects (section 8.3)."""
        side, _, rest = zone.partition("-")
        seat = self.seat_named(play, side)
        if rest == "hand":
            return list(self.hand[seat])
        if rest == "base":
            return list(self.base[seat])
        if rest == "duel":
            return [self.duels[-1]["fighters"][seat]]
        found = []
        for record in self.duels[:-1]:
            won = "won" if record["winner"] == seat else "lost"
            if result in {None, won}:
                if rest == "finished-stars":
                    found += record["stars"][seat]
                elif record["fighters"][seat] != "down":
                    found.append(record["fighters"][seat])
        return found

    def do_move(self, play, effect, revealed):
        zones = effect["from"]
        found = [card for zone in zones for card in self.lying(play, zone, effect.get("result"))]
        if not found:
            return
        if effect["pick"] == "random":
            card = yield from self.chance("effect", "random", found)
        else:
            seat = self.seat_named(play, effect["pick"])
            card = yield from self.may_choose(seat, found, effect.get("optional"))
        if card is None:
            return
        self.take_away(card)
        self.put(play, card, effect["to"])

    def may_choose(self, seat, cards, optional):
        """Choose a card; None if declined (R47)."""
        texts = [f"choose {card}" for card in cards] + (["decline"] if optional else [])
        text = yield "effect", seat, texts
        return None if text == "decline" else text.split()[1]

    def take_away(self, card):
        for cards in [*self.hand, *self.known, *self.base]:
            if card in cards:
                cards.remove(card)
        for record in self.duels[:-1]:
            for row in record["stars"]:
                if card in row:
                    row.remove(card)
            if card in record["fighters"]:  # ZD-6.8
                record["fighters"][record["fighters"].index(card)] = "down"
        self.memory.pop(card, None)

    def put(self, play, card, zone):
        if zone == "deck":
            self.deck.append(card)
        elif zone == "out":
            self.out.append(card)
        else:
            side, _, rest = zone.partition("-")
            seat = self.seat_named(play, side)
            (self.hand if rest == "hand" else self.base)[seat].append(card)
            if rest == "hand":
                self.known[seat].append(card)  # R36

    def do_swap(self, play, effect, revealed):
        places = [effect["a"], effect["b"]]
        if not all(self.lying(play, place) for place in places):
            return
        cards = []
        optional = effect.get("optional")
        for place in places:
            found = self.lying(play, place)
            if place.endswith("duel"):
                cards += found
                continue
            card = yield from self.may_choose(play["seat"], found, optional)
            if card is None:
                return
            cards.append(card)
            optional = False
        spots = [self.spot(card) for card in cards]
        answering = self.duels[-1]["fighters"][1 - self.duels[-1]["leader"]]
        for card, spot, place in zip(cards, reversed(spots), places, strict=True):
            self.settle(card, spot, from_base=place.endswith("base"))
        if answering != self.duels[-1]["fighters"][1 - self.duels[-1]["leader"]]:
            self.judge()

    def spot(self, card):
        """The list that a fighter lies in, and where."""
        lists = [*self.base, *(record["fighters"] for record in self.duels)]
        return next((one, one.index(card)) for one in lists if card in one)

    def settle(self, card, spot, *, from_base):
        cards, place = spot
        cards[place] = card
        if any(cards is base for base in self.base):
            self.memory.pop(card, None)  # R22
        elif from_base and cards is self.duels[-1]["fighters"]:
            self.enter(card, place)
