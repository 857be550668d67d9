"""A second Zodiac Duel: written from the specification alone, in lists and texts, slow and plain.

It shares no code with `ecliptic`. `test_oracle.py` plays both side by side. The whole game is
one generator that stops wherever somebody has to move; the comments name the rules.
What stars do stands in `oracle_stars.py`, what can be seen in `oracle_facts.py`.
"""

import contextlib
from fractions import Fraction
from typing import Any

from tests.games.zodiac_duel.oracle_facts import Shown
from tests.games.zodiac_duel.oracle_stars import DuelEndsError, Stars

BASIC = ["aquarius", "libra", "cancer", "capricornus", "aries", "leo"]
ADVANCED = ["taurus", "virgo", "scorpius", "sagittarius", "pisces", "gemini"]
SIGNS = sorted(BASIC + ADVANCED)


class Oracle(Stars, Shown):
    """The whole truth of one game, changed in place by `apply`."""

    def __init__(
        self,
        cards,
        *,
        mode="basic",
        signs=(),
        first_deck_seat0="a",
        initiative_tie="chance",
        aquarius_penalty=True,
        borrowed_abilities=True,
        gemini_taurus="fresh",
        cancel_revives=True,
    ):
        self.mode, self.initiative_tie = mode, initiative_tie
        self.first_deck_seat0, self.aquarius_penalty = first_deck_seat0, aquarius_penalty
        self.borrowed = borrowed_abilities
        self.gemini_taurus = gemini_taurus
        self.cancel_revives = cancel_revives
        self.card = {card["id"]: card for card in cards["card"]}
        self.star = {star["key"]: star for star in cards["star"]}

        self.deck, self.out, self.used = [], [], []
        self.hand, self.base, self.pool = [[], []], [[], []], [[], []]
        self.known, self.pending = [[], []], [[], []]
        self.passed, self.returned = [[], []], [[], []]
        self.sign_hand, self.sign_pick, self.sign_passed = [[], []], [[], []], [[], []]
        self.sign_rest, self.signs = [], None
        self.round = self.duel = self.passes = 0
        self.wins, self.turns_left = [0, 0], [None, None]
        self.initiative = self.winner = None
        self.duels, self.plays = [], []
        self.memory = {}  # what a card in a duel place copied and gained (R22)
        self.resolved = {}  # a star that was played: its effects, copies replaced (R33)
        self.penalty = None
        self.rear_power = [0, 0]

        self.game = self.whole_game(signs)
        self.phase = self.who = None
        self.options: list[str] = []
        self.go_on(None)

    # Who acts, and what may happen.

    def go_on(self, text):
        try:
            self.phase, self.who, self.options = self.game.send(text)
        except StopIteration:
            self.phase, self.who, self.options = "over", None, []

    def actor(self):
        """The seat, "chance", or None at the end."""
        return self.who

    def legal(self):
        """The move texts that are legal now, sorted as plain text."""
        return sorted(self.options)

    def chances(self):
        """The exact probability of each move text of a chance node."""
        return {text: Fraction(1, len(self.options)) for text in self.options}

    def apply(self, text):
        if text not in self.options:
            raise ValueError(f"{text!r} is not one of {self.legal()}")
        self.go_on(text)

    def chance(self, phase, word, things):
        text = yield phase, "chance", [f"{word} {thing}" for thing in things]
        return text.split()[1]

    def seat_picks(self, seat, phase, word, things):
        text = yield phase, seat, [f"{word} {thing}" for thing in things]
        return text.split()[1]

    # Section 6.

    def whole_game(self, custom_signs):
        if self.mode == "first":
            self.give_first_hands()
        else:
            if self.mode == "expert":
                yield from self.draft_signs()
            else:
                named = {"basic": BASIC, "advanced": ADVANCED, "custom": custom_signs}
                self.signs = sorted(named[self.mode])
            self.deck = [name for name, card in self.card.items() if card["sign"] in self.signs]
            yield from self.select_cards()
            yield from self.draw_for_virgos()
        yield from self.decide_first_initiative()
        while self.winner is None:
            yield from self.fight_duel()

    def give_first_hands(self):  # ZD-2.1
        self.signs = sorted(BASIC)
        seats = {self.first_deck_seat0: 0}
        for name, card in self.card.items():
            mark = card.get("first")
            if mark is not None:
                seat = seats.get(mark[0], 1)
                (self.hand if mark.endswith("star") else self.base)[seat].append(name)
            elif card["sign"] in BASIC:
                self.deck.append(name)

    def draft_signs(self):  # ZD-2.4
        self.sign_rest = list(SIGNS)
        for seat in range(2):
            for _ in range(4):
                sign = yield from self.chance("deal-signs", "deal", self.sign_rest)
                self.sign_rest.remove(sign)
                self.sign_hand[seat].append(sign)
        for phase in ("sign-1", "sign-2"):
            for seat in range(2):
                sign = yield from self.seat_picks(seat, phase, "select", self.sign_hand[seat])
                self.sign_hand[seat].remove(sign)
                self.sign_pick[seat].append(sign)
            if phase == "sign-1":
                self.sign_passed = [list(hand) for hand in self.sign_hand]
                self.sign_hand.reverse()
        self.sign_hand = [[], []]
        self.signs = sorted(self.sign_pick[0] + self.sign_pick[1])
        for _ in range(2):
            sign = yield from self.chance("middle", "middle", self.sign_rest)
            self.sign_rest.remove(sign)
            self.signs = sorted([*self.signs, sign])
        self.sign_rest = []

    def select_cards(self):  # ZD-3.1 to 3.7
        for number in range(1, 5):
            self.round = number
            for seat in range(2):
                while len(self.pool[seat]) < 4:
                    card = yield from self.chance("deal", "draw", self.deck)
                    self.deck.remove(card)
                    self.pool[seat].append(card)
            for seat in range(2):
                yield from self.keep_two(seat)
            for seat in range(2):
                for card, role in self.pending[seat]:
                    (self.base if role == "fighter" else self.hand)[seat].append(card)
            self.pending = [[], []]
            if number < 4:
                for seat in range(2):
                    self.passed[seat].append(sorted(self.pool[seat]))
                self.pool.reverse()
            else:  # ZD-3.6
                self.returned = self.pool
                self.deck += self.pool[0] + self.pool[1]
                self.pool = [[], []]

    def keep_two(self, seat):
        for number in range(2):
            kept = self.pending[seat]
            roles = []
            if len(self.base[seat]) + sum(role == "fighter" for _, role in kept) < 5:
                roles.append("fighter")
            if len(self.hand[seat]) + sum(role == "star" for _, role in kept) < 3:
                roles.append("star")
            pool = sorted(self.pool[seat])  # R4
            cards = pool[:-1] if number == 0 else [card for card in pool if card > kept[0][0]]
            texts = [f"keep {card} {role}" for card in cards for role in roles]
            text = yield "select", seat, texts
            _, card, role = text.split()
            self.pool[seat].remove(card)
            self.pending[seat].append([card, role])

    def draw_for_virgos(self):  # ZD-3.8
        for seat in range(2):
            for card in list(self.base[seat]):
                if self.card[card]["sign"] == "virgo":
                    drawn = yield from self.chance("virgo", "draw", self.deck)
                    self.deck.remove(drawn)
                    self.hand[seat].append(drawn)

    def decide_first_initiative(self):  # ZD-4.1, R7
        totals = [sum(self.card[card]["power"] for card in self.base[seat]) for seat in range(2)]
        if totals[0] != totals[1]:
            self.initiative = totals.index(min(totals))
        elif self.initiative_tie == "chance":
            seat = yield from self.chance("coin", "initiative", [0, 1])
            self.initiative = int(seat)
        else:
            self.initiative = int(self.initiative_tie[-1])

    # Duels.

    def fight_duel(self):
        self.duel += 1
        self.passes, self.turns_left = 0, [None, None]
        self.plays, self.penalty, self.rear_power = [], None, [0, 0]
        leader = self.initiative
        record: dict[str, Any] = {
            "n": self.duel,
            "leader": leader,
            "led": None,
            "fighters": [None, None],
            "stars": [[], []],
            "winner": None,
            "forfeit": False,
        }
        self.duels.append(record)
        if not all(self.base):
            self.forfeit(record)
            return
        yield from self.confront(record, leader)
        with contextlib.suppress(DuelEndsError):
            yield from self.stars_phase(leader)
        self.resolve(record)

    def forfeit(self, record):  # R14
        empty = [seat for seat in range(2) if not self.base[seat]]
        won = self.initiative if len(empty) == 2 else 1 - empty[0]
        record.update(
            forfeit=True,
            fighters=["down", "down"],
            powers=[None, None],
            signs=[None, None],
            penalised=[False, False],
        )
        if not self.count_win(record, won):
            self.initiative = won

    def count_win(self, record, won):
        record["winner"] = won
        self.wins[won] += 1
        if self.wins[won] == 3:  # ZD-6.9
            self.winner = won
        return self.wins[won] == 3

    def confront(self, record, leader):
        rival = 1 - leader
        card = yield from self.seat_picks(leader, "lead", "fight", self.base[leader])
        self.base[leader].remove(card)
        self.enter(card, leader)
        record["led"] = self.sign_of(card)  # ZD-5.3
        forced = self.acting(card) == "aquarius"  # ZD-7.1
        who, phase, word = (leader, "force", "force") if forced else (rival, "respond", "fight")
        answer = yield from self.seat_picks(who, phase, word, self.base[rival])
        self.base[rival].remove(answer)
        self.enter(answer, rival)
        if self.aquarius_penalty or not forced:  # R17
            self.judge()

    def stars_phase(self, leader):  # ZD-6.1, 6.2
        seat = leader
        while self.passes < 2:
            if self.turns_left[seat] == 0:  # R28
                self.passes += 1
            else:
                text = yield "stars", seat, self.turns_of(seat)
                if self.turns_left[seat] is not None:
                    self.turns_left[seat] -= 1
                if text == "pass":
                    self.passes += 1
                else:
                    self.passes = 0
                    word, card = text.split()
                    if word == "star":
                        yield from self.play_star(seat, card)
                    else:
                        self.use_rearguard(seat, card)
            seat = 1 - seat

    def turns_of(self, seat):
        stars = [
            card
            for card in self.hand[seat]
            if self.deck or not self.deck_bound(self.star[self.card[card]["star"]]["effects"])
        ]
        rear = [
            card
            for card in self.base[seat]
            if card not in self.used and self.acting(card) in {"scorpius", "sagittarius"}
        ]
        return ["pass", *(f"star {card}" for card in stars), *(f"rear {card}" for card in rear)]

    def use_rearguard(self, seat, card):  # ZD-7.8 to 7.10
        self.used.append(card)
        if self.acting(card) == "scorpius":
            self.limit(1 - seat, 1)
        else:
            self.rear_power[seat] += 2

    def resolve(self, record):  # ZD-6.5 to 6.7
        totals = [self.total(seat) for seat in range(2)]
        loser = self.penalised_seat()
        holder = self.holder()
        if loser is not None:
            won = 1 - loser
        elif totals[0] != totals[1]:
            won = totals.index(max(totals))
        else:
            won = holder
        record["powers"] = totals
        record["signs"] = [self.sign_of(card) for card in record["fighters"]]
        record["penalised"] = [loser == seat for seat in range(2)]
        claims = [seat for play in self.in_force() for seat in play["claims"]]
        if self.count_win(record, won):
            return
        acting = [self.acting(card) for card in record["fighters"]]
        if acting[1 - won] == "aries" or acting[won] == "leo":  # ZD-7.5, 7.6
            claims.append(1 - won)
        if acting[won] == "cancer":  # ZD-7.3
            self.fighter_returns(record, won)
        if acting[1 - won] == "capricornus":  # ZD-7.4
            self.fighter_returns(record, 1 - won)
        if not claims:
            self.initiative = won
        else:  # R26
            self.initiative = claims[0] if len(set(claims)) == 1 else holder

    def fighter_returns(self, record, seat):
        card = record["fighters"][seat]
        record["fighters"][seat] = "down"
        self.memory.pop(card, None)
        self.hand[seat].append(card)
        self.known[seat].append(card)
