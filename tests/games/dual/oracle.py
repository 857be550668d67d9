"""A second Dual: written from the specification alone, in lists and texts, slow and plain.

It shares no code with `ecliptic`. `test_oracle.py` plays both side by side. The comments
name the rules; cards are their numbers in the file, faces are texts such as "y3".
"""

from fractions import Fraction
from typing import Any


class Oracle:
    """The whole truth of one game, changed in place by `apply`."""

    def __init__(
        self,
        cards,
        *,
        players=2,
        rounds=5,
        first_dealer="chance",
        orientation="half",
        first_flip="simultaneous",
        coin_tie="latest",
        final_tie="shared",
    ):
        self.n = players
        self.rounds = rounds
        self.orientation = orientation
        self.first_flip = first_flip
        self.coin_tie = coin_tie
        self.final_tie = final_tie

        self.suits = [suit["letter"] for suit in cards["suit"]]
        self.ends = [list(card["ends"]) for card in cards["card"]]
        self.card_stars = [card["stars"] for card in cards["card"]]
        self.star_value = cards["star_value"]

        self.coins = [0] * self.n
        self.cubes = [0] * self.n
        self.stars = [0] * self.n
        self.rounds_done: list[dict[str, Any]] = []
        self.round = 1
        self.phase = "dealer"
        self.dealer: Any = None
        self.leader: Any = None
        self.clear_table()
        if first_dealer != "chance":
            self.start_round(first_dealer)

    # Cards.

    def card_of(self, face):
        return next(card for card, ends in enumerate(self.ends) if face in ends)

    def turned(self, face):
        first, second = self.ends[self.card_of(face)]
        return second if face == first else first

    def stars_of(self, face):
        return self.card_stars[self.card_of(face)]

    def place_of(self, face):
        return (self.suits.index(face[0]), int(face[1:]))

    # Who acts, and what may happen.

    def actor(self):
        """The seat, "chance", or None at the end."""
        if self.phase in {"dealer", "deal"}:
            return "chance"
        if self.phase == "flip":
            chosen = sum(flip is not None for flip in self.flips)
            return (self.leader + chosen) % self.n
        if self.phase == "play":
            return (self.leader + len(self.table)) % self.n
        if self.phase == "wind":
            return self.last_trick["lowest"]
        return None

    def chances(self):
        """The exact probability of each move text of a chance node."""
        if self.phase == "dealer":  # DU-R9
            return {f"dealer {seat}": Fraction(1, self.n) for seat in range(self.n)}
        found = {}
        left = len(self.undealt)
        for card in self.undealt:  # section 6
            if self.orientation == "half":
                first_up = Fraction(self.first_ends_to_come, left)
            else:
                first_up = Fraction(1, 2)
            first, second = self.ends[card]
            found[f"deal {first}"] = Fraction(1, left) * first_up
            found[f"deal {second}"] = Fraction(1, left) * (1 - first_up)
        return {text: chance for text, chance in found.items() if chance > 0}

    def legal(self):
        """The move texts that are legal now, sorted as plain text."""
        if self.actor() == "chance":
            return sorted(self.chances())
        if self.phase == "flip":
            return sorted(f"flip {face}" for face in self.hands[self.actor()])
        if self.phase == "play":
            hand = self.hands[self.actor()]
            if self.table:  # DU-3.2, DU-3.3
                starting_suit = self.table[0][1][0]
                following = [face for face in hand if face[0] == starting_suit]
                hand = following or hand
            return sorted(f"play {face}" for face in hand)
        if self.phase == "wind":  # DU-4.4
            return sorted([f"wind {seat}" for seat in range(self.n)] + ["wind none"])
        return []

    # Moves.

    def apply(self, text):
        if text not in self.legal():
            raise ValueError(f"{text!r} is not one of {self.legal()}")
        word, rest = text.split()
        {
            "dealer": lambda: self.start_round(int(rest)),
            "deal": lambda: self.deal(rest),
            "flip": lambda: self.flip(rest),
            "play": lambda: self.play(rest),
            "wind": lambda: self.wind(rest),
        }[word]()

    def clear_table(self):
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.flips: list[Any] = [None] * self.n
        self.table: list[list[Any]] = []  # [seat, face] in order of play
        self.last_trick: Any = None
        self.won: list[list[int]] = [[] for _ in range(self.n)]
        self.trick_winners: list[int] = []
        self.trick = 0

    def start_round(self, dealer):
        self.clear_table()
        self.dealer = dealer
        self.leader = (dealer + 1) % self.n  # DU-2.4
        self.undealt = list(range(len(self.ends)))
        self.first_ends_to_come = len(self.ends) // 2  # DU-R3
        self.phase = "deal"

    def deal(self, face):
        card = self.card_of(face)
        dealt = len(self.ends) - len(self.undealt)
        self.hands[(self.dealer + 1 + dealt) % self.n].append(face)  # DU-2.1
        self.undealt.remove(card)
        if face == self.ends[card][0]:
            self.first_ends_to_come -= 1
        if not self.undealt:
            self.phase = "flip"

    def flip(self, face):
        seat = self.actor()
        self.flips[seat] = face
        if self.first_flip == "in_order":
            self.turn_one(seat, face)
        if None in self.flips:
            return
        if self.first_flip == "simultaneous":
            for one in range(self.n):
                self.turn_one(one, self.flips[one])
        self.flips = [None] * self.n
        self.phase = "play"
        self.trick = 1

    def turn_one(self, seat, face):
        self.hands[seat].remove(face)
        self.hands[seat].append(self.turned(face))

    def play(self, face):
        seat = self.actor()
        self.hands[seat].remove(face)
        self.table.append([seat, face])
        if len(self.table) < self.n:
            return
        winner, lowest, by = self.judge()
        self.last_trick = {
            "cards": [list(pair) for pair in self.table],
            "winner": winner,
            "lowest": lowest,
            "by": by,
            "wind": None,
        }
        if any(self.hands):
            self.phase = "wind"
        else:  # DU-4.5
            self.take_trick()
            self.score_round()

    def judge(self):
        """Winner, player of the lowest card, and what decided."""
        starting_suit = self.table[0][1][0]
        followed = [pair for pair in self.table if pair[1][0] == starting_suit]
        strayed = [pair for pair in self.table if pair[1][0] != starting_suit]
        if len(followed) == 1:  # DU-3.5, DU-4.2: the earlier card is the higher one of equals
            order = sorted(
                range(self.n), key=lambda place: (-self.stars_of(self.table[place][1]), place)
            )
            return self.table[order[0]][0], self.table[order[-1]][0], "stars"
        followed.sort(key=lambda pair: int(pair[1][1:]))
        highest = followed[-1]  # DU-3.4, DU-3.6
        lowest = strayed[0] if strayed else followed[0]  # DU-4.3, DU-4.1
        return highest[0], lowest[0], "value"

    def wind(self, named):
        self.last_trick["wind"] = named
        if named != "none":
            self.hands[int(named)] = [self.turned(face) for face in self.hands[int(named)]]
        self.take_trick()
        self.trick += 1
        self.phase = "play"

    def take_trick(self):  # DU-3.7
        winner = self.last_trick["winner"]
        self.won[winner] += [self.card_of(face) for _, face in self.table]
        self.trick_winners.append(winner)
        self.table = []
        self.leader = winner

    # Scoring.

    def score_round(self):
        cube = self.trick_winners[-1]  # DU-5.2
        coin = self.coin_seats()
        stars = [sum(self.earns_star(card) for card in pile) for pile in self.won]
        self.cubes[cube] += 1
        for seat in coin:
            self.coins[seat] += 1
        for seat in range(self.n):
            self.stars[seat] += stars[seat]
        cards = [len(pile) for pile in self.won]
        self.rounds_done.append({"cube": cube, "coin": coin, "stars": stars, "cards": cards})
        if self.round == self.rounds:  # DU-6.1
            self.phase = "end"
        else:
            self.round += 1
            self.start_round((self.dealer + 1) % self.n)  # DU-2.5

    def earns_star(self, card):  # DU-5.4: one Star for a card, also if both ends show the value
        return str(self.star_value) in [face[1:] for face in self.ends[card]]

    def coin_seats(self):  # DU-5.3, DU-R18
        most = max(len(pile) for pile in self.won)
        tied = [seat for seat in range(self.n) if len(self.won[seat]) == most]
        sums = [sum(self.card_stars[card] for card in pile) for pile in self.won]
        most_stars = max(sums[seat] for seat in tied)
        tied = [seat for seat in tied if sums[seat] == most_stars]
        if len(tied) == 1 or self.coin_tie == "each":
            return tied
        if self.coin_tie == "nobody":
            return []
        return [next(seat for seat in reversed(self.trick_winners) if seat in tied)]

    def scores(self):  # DU-6.2
        found = []
        for coins, cubes, stars in zip(self.coins, self.cubes, self.stars, strict=True):
            combos = min(coins, cubes)  # DU-5.5
            found.append(4 * combos + 2 * (coins - combos) + (cubes - combos) + stars // 2)
        return found

    def winners(self):  # DU-6.3, DU-R21
        results = list(zip(self.scores(), self.coins, self.cubes, self.stars, strict=True))
        if self.final_tie == "shared":
            results = [(score, 0, 0, 0) for score in self.scores()]
        return [seat for seat in range(self.n) if results[seat] == max(results)]

    def returns(self):  # DU-6.4
        if self.phase != "end":
            return [0.0] * self.n
        k = len(self.winners())
        others = Fraction(-1, self.n - 1)
        share = Fraction(1, k) + Fraction(k - 1, k) * others
        return [float(share if seat in self.winners() else others) for seat in range(self.n)]

    # What is known.

    def facts(self):
        actor = self.actor()
        ended = self.phase == "end"
        return {
            "phase": self.phase,
            "round": self.round,
            "trick": self.trick,
            "dealer": self.dealer,
            "leader": None if ended else self.leader,
            "turn": None if actor == "chance" else actor,
            "hands": [sorted(hand, key=self.place_of) for hand in self.hands],
            "backs": [
                [sum(face[0] == suit for face in hand) for suit in self.suits]
                for hand in self.hands
            ],
            "flips": list(self.flips),
            "table": [list(pair) for pair in self.table],
            "last_trick": None if self.last_trick is None else dict(self.last_trick),
            "won": [["".join(self.ends[card]) for card in sorted(pile)] for pile in self.won],
            "tricks": [self.trick_winners.count(seat) for seat in range(self.n)],
            "coins": list(self.coins),
            "cubes": list(self.cubes),
            "stars": list(self.stars),
            "scores": self.scores(),
            "rounds_done": [dict(done) for done in self.rounds_done],
            "winners": self.winners() if ended else None,
        }

    def view(self, seat):
        """What a seat knows; None is a spectator."""
        shown = self.facts()
        for other in range(self.n):
            if other == seat:
                continue
            shown["hands"][other] = None
            flip = shown["flips"][other]
            if flip is not None:  # DU-R7
                shown["flips"][other] = flip[0] if self.first_flip == "in_order" else "?"
        return {"seat": seat, **shown}
