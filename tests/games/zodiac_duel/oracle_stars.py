"""What fighters are worth and what stars do in the second Zodiac Duel (ZD-7, ZD-8)."""

from typing import Any

from tests.games.zodiac_duel.oracle_moves import Moves


class DuelEndsError(Exception):
    """The duel is resolved at once (R40)."""


def deck_bound(effects):
    """Whether `draw` or `reveal` stands anywhere in some effects (ZD-8.9)."""
    for effect in effects:
        if effect["do"] in {"draw", "reveal"}:
            return True
        inner = [*effect.get("options", []), effect.get("then", []), effect.get("else", [])]
        if any(map(deck_bound, inner)):
            return True
    return False


class Stars(Moves):
    """The part of the oracle that plays stars and judges fighters."""

    deck_bound = staticmethod(deck_bound)

    # Fighters.

    def form(self, card):
        """Sign and power of a card that remembers nothing (ZD-7.12)."""
        printed = self.card[card]
        if printed["sign"] == "pisces" and self.duel >= 3:
            return printed["later_sign"], printed["later_power"]
        return printed["sign"], printed["power"]

    def sign_of(self, card):
        return self.memory.get(card, {}).get("copied", self.form(card))[0]

    def power_of(self, card):
        memory = self.memory.get(card, {})
        return memory.get("copied", self.form(card))[1] + memory.get("bonus", 0)

    def acting(self, card):  # R20
        return self.sign_of(card) if self.borrowed else self.card[card]["sign"]

    def enter(self, card, seat):
        """Put a card from a base into a place of the current duel (ZD-7.7, 7.13)."""
        memory = self.memory[card] = {}
        if self.card[card]["sign"] == "gemini":
            before = self.duels[-2]["fighters"][seat] if self.duel > 1 else "down"
            if before != "down" and self.card[before]["sign"] != "gemini":
                sign, power = self.form(before)
                if self.gemini_taurus == "as-fought":  # R21
                    power += self.memory.get(before, {}).get("bonus", 0)
                memory["copied"] = sign, power
        copied_as_fought = "copied" in memory and self.gemini_taurus == "as-fought"
        if self.acting(card) == "taurus" and not copied_as_fought:
            memory["bonus"] = 2 * self.wins[1 - seat]
        self.duels[-1]["fighters"][seat] = card

    def judge(self):  # R24
        """Judge the responder's fighter; each penalty is one of its own (R32)."""
        record = self.duels[-1]
        answer = record["fighters"][1 - record["leader"]]
        self.penalty = {} if self.sign_of(answer) != record["led"] else None

    def penalised_seat(self):
        record = self.duels[-1] if self.duels else None
        if record is None or self.penalty is None:
            return None
        if any(self.acting(card) == "libra" for card in record["fighters"]):  # ZD-7.2, R45
            return None
        if any(one is self.penalty for play in self.in_force() for one in play["pardons"]):
            return None
        return 1 - record["leader"]

    def total(self, seat):  # ZD-6.4
        marks = sum(play["power"][seat] for play in self.in_force())
        fighter = self.duels[-1]["fighters"][seat]
        return self.power_of(fighter) + marks + self.rear_power[seat]

    def holder(self):  # R25
        named = [seat for play in self.in_force() for seat in play["holds"]]
        return named[-1] if named else self.initiative

    def in_force(self):  # R30
        """The stars of this duel that no cancel mark in force points at."""
        standing: list[Any] = []
        for place, play in reversed(list(enumerate(self.plays))):
            later = standing if self.cancel_revives else self.plays[place + 1 :]
            if not any(target is play for one in later for target in one["cancels"]):
                standing.insert(0, play)
        return standing

    def limit(self, seat, turns):
        left = self.turns_left[seat]
        self.turns_left[seat] = turns if left is None else min(left, turns)

    # Stars.

    def play_star(self, seat, card):  # ZD-6.3
        self.hand[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        self.duels[-1]["stars"][seat].append(card)
        play = {"card": card, "seat": seat, "power": [0, 0]}
        play |= {"pardons": [], "cancels": [], "holds": [], "claims": []}
        self.plays.append(play)
        effects = self.star[self.card[card]["star"]]["effects"]
        self.resolved[card] = [one for one in effects if one["do"] != "copy"]
        for place, effect in enumerate(effects):
            if effect["do"] == "copy":
                found = yield from self.found_to_copy(play, effect)
                self.resolved[card] = [*effects[:place], *found, *effects[place + 1 :]]
                yield from self.carry_out(play, found, None)
            else:
                yield from self.carry_out(play, [effect], None)

    def found_to_copy(self, play, effect):  # R33
        own = play["seat"]
        if effect["which"] == "finished-any":
            rows = [row for record in self.duels[:-1] for row in record["stars"]]
            cards = [card for row in rows for card in row]
            if not cards:
                return []
            card = yield from self.seat_picks(own, "effect", "choose", cards)
            return self.resolved[card]
        seat = own if effect["which"] == "own-last" else 1 - own
        cards = [one["card"] for one in self.plays if one["seat"] == seat and one is not play]
        return self.resolved[cards[-1]] if cards else []

    def carry_out(self, play, effects, revealed):
        for effect in effects:
            deed = getattr(self, "do_" + effect["do"])
            steps = deed(play, effect, revealed)
            if steps is not None:
                yield from steps

    def seat_named(self, play, who):
        return play["seat"] if who == "own" else 1 - play["seat"]

    def number(self, play, amount, revealed):
        if isinstance(amount, int):
            return amount
        value = self.count(play, amount["count"], revealed)
        value = value * amount.get("times", 1) + amount.get("plus", 0)
        value = max(value, amount.get("min", value))
        return min(value, amount.get("max", value))

    def count(self, play, counter, revealed):
        own = play["seat"]
        rival = 1 - own
        record = self.duels[-1]
        counts = {
            "duels-won": self.wins[own],
            "duels-lost": self.wins[rival],
            "own-hand": len(self.hand[own]),
            "rival-hand": len(self.hand[rival]),
            "own-base": len(self.base[own]),
            "rival-base": len(self.base[rival]),
            "own-stars": len(record["stars"][own]) - 1,
            "rival-stars": len(record["stars"][rival]),
            "duel": self.duel,
            "own-fighter": self.power_of(record["fighters"][own]),
            "rival-fighter": self.power_of(record["fighters"][rival]),
            "revealed": revealed,
        }
        return counts[counter]

    # Lasting marks.

    def do_power(self, play, effect, revealed):
        seat = self.seat_named(play, effect["who"])
        play["power"][seat] += self.number(play, effect["amount"], revealed)

    def do_pardon(self, play, effect, revealed):
        seat = self.penalised_seat()
        if seat is not None and effect["who"] in {"any", self.side_of(play, seat)}:
            play["pardons"].append(self.penalty)

    def side_of(self, play, seat):
        return "own" if seat == play["seat"] else "rival"

    def do_cancel(self, play, effect, revealed):  # R31
        plays = [one for one in self.plays if one["seat"] != play["seat"]]
        if not plays:
            return
        target = plays[-1]
        if effect["which"] == "rival-any":
            cards = [one["card"] for one in plays]
            card = yield from self.seat_picks(play["seat"], "effect", "choose", cards)
            target = next(one for one in plays if one["card"] == card)
        play["cancels"].append(target)

    def do_initiative(self, play, effect, revealed):
        marks = play["holds"] if effect["when"] == "now" else play["claims"]
        marks.append(self.seat_named(play, effect["who"]))

    # Instant effects.

    def do_end(self, play, effect, revealed):
        raise DuelEndsError

    def do_draw(self, play, effect, revealed):
        seat = self.seat_named(play, effect["who"])
        for _ in range(effect["count"]):
            if self.deck:  # R35
                card = yield from self.chance("effect", "draw", self.deck)
                self.deck.remove(card)
                self.hand[seat].append(card)

    def do_reveal(self, play, effect, revealed):  # ZD-8.8
        if not self.deck:
            return
        card = yield from self.chance("effect", "reveal", self.deck)
        sign, value = self.form(card)
        for case in effect["cases"]:
            fits = case.get("min", value) <= value <= case.get("max", value)
            if fits and sign in case.get("signs", [sign]):
                yield from self.carry_out(play, case["then"], value)
                return

    def do_silence(self, play, effect, revealed):
        self.limit(self.seat_named(play, effect["who"]), effect["turns"])

    def do_peek(self, play, effect, revealed):
        rival = 1 - play["seat"]
        self.known[rival] = list(self.hand[rival])

    def do_choose(self, play, effect, revealed):
        options = effect["options"]
        seat = self.seat_named(play, effect["who"])
        numbers = range(1, len(options) + 1)
        number = yield from self.seat_picks(seat, "effect", "option", numbers)
        yield from self.carry_out(play, options[int(number) - 1], revealed)

    def do_if(self, play, effect, revealed):
        holds = all(self.holds(play, key, value, revealed) for key, value in effect["test"].items())
        yield from self.carry_out(
            play, effect["then"] if holds else effect.get("else", []), revealed
        )

    def holds(self, play, key, value, revealed):
        own = play["seat"]
        signs = [self.sign_of(card) for card in self.duels[-1]["fighters"]]
        if key == "penalised":
            seat = self.penalised_seat()
            return value == ("none" if seat is None else self.side_of(play, seat))
        if key == "holder":
            return value == self.side_of(play, self.holder())
        if key == "own-sign":
            return signs[own] in value
        if key == "rival-sign":
            return signs[1 - own] in value
        if key == "same-sign":
            return value == (signs[0] == signs[1])
        one, other = (self.number(play, number, revealed) for number in (value[0], value[2]))
        return {">=": one >= other, "<=": one <= other, "=": one == other}.get(
            value[1], one > other if value[1] == ">" else one < other
        )
