"""The special effects of the second Zodiakal: declared whole, then carried out (ZK-4 to ZK-6)."""

from fractions import Fraction
from itertools import combinations_with_replacement

from tests.games.zodiakal.oracle_facts import Fields


class Effects(Fields):
    """The part of the oracle that offers special effects and carries them out."""

    def special_effect(self, seat, tile):
        """Offer a special effect; answer whether the same seat throws again."""
        texts = [*self.tile_texts(seat, tile), *self.alliance_texts(seat, tile)]
        if not texts:  # ZK-4.4
            return False
        text = yield "special", seat, [*texts, "pass"]
        if text == "pass":
            return False
        to = yield from self.declare(seat, text)
        allowed = yield from self.allowed(seat)
        declared, self.declared = self.declared, []
        if not allowed:  # ZK-5.10
            return False
        if to is not None:
            self.stand(seat, to["square"])  # ZK-3.4
        return (yield from self.carry_out(seat, declared))

    # What can be declared.

    def tile_texts(self, seat, tile):
        """The texts of a tile's own action, the piece standing on that tile."""
        return getattr(self, tile["action"] + "_texts")(seat, tile)

    def block_texts(self, seat, tile):  # ZK-4.3
        return []

    def gift_texts(self, seat, tile):  # ZK-5.2
        return [f"queen take {kind}" for kind in self.in_box()]

    def steal_texts(self, seat, tile):  # ZK-5.3
        return [f"steal from {other}" for other in self.targets(seat, tile)]

    def duel_texts(self, seat, tile):  # ZK-5.6
        return [f"duel {other}" for other in self.targets(seat, tile)]

    def travel_texts(self, seat, tile):  # ZK-5.4, R15
        return [f"wind to {other}" for other in self.tile if other != tile["id"]]

    def reroll_texts(self, seat, tile):  # ZK-5.5
        return ["roll again"]

    def exchange_texts(self, seat, tile):  # ZK-5.7, R18
        gain = self.in_box()
        return [f"exchange {a} for {b}" for a in self.owned(seat) for b in gain if a != b]

    def targets(self, seat, tile):
        protected = self.on_partner("truce", tile["id"], but=seat)  # ZK-6.2, R16
        others = [other for other in range(self.players) if other != seat]
        return [other for other in others if self.total(other) and other not in protected]

    def alliance_texts(self, seat, tile):
        texts = {
            f"ally to {other}"
            for other in self.partners("swap", tile["id"])  # ZK-6.1
            if self.tile_texts(seat, self.tile[other])
        }
        if self.has_boon(seat, tile):
            texts |= {f"ally trade {kind}" for kind in self.owned(seat)}
        return texts

    def has_boon(self, seat, tile):  # ZK-6.3
        pairs = [one["tiles"] for one in self.board["relation"] if one["effect"] == "boon"]
        keys = [self.tile[key]["token"] for landed, key in pairs if landed == tile["id"]]
        return any(self.hand[seat][key] for key in keys)

    def declare(self, seat, text):
        """Complete a declaration; answer the tile that the piece is to be moved to, or None."""
        self.declared = [text]
        to = None
        if text.startswith(("wind to ", "ally to ")):
            to = self.tile[text.split()[2]]
            text = yield from self.there(seat, text.split()[0], to)
        if text.startswith("queen take "):
            yield from self.detail(seat, self.give_texts(seat, text.split()[2]))
        elif text.startswith("ally trade "):
            yield from self.detail(seat, self.gain_texts(text.split()[2]))
        return to

    def there(self, seat, word, to):
        """Choose what to do on the tile moved to; answer its text, "" if nothing is chosen."""
        texts = self.tile_texts(seat, to)
        if word == "wind":
            texts = [*texts, "then nothing"]  # R14
        if to["action"] == "block" or (word == "ally" and to["action"] == "reroll"):
            return ""
        return (yield from self.detail(seat, texts))

    def detail(self, seat, texts):
        text = yield "detail", seat, texts
        self.declared.append(text)
        return text

    def give_texts(self, seat, taken):  # R8
        left = {**self.box, taken: self.box[taken] - 1}
        others = [other for other in range(self.players) if other != seat]
        kinds = [kind for kind in self.kinds if left[kind]]
        return [f"queen give {kind} to {other}" for kind in kinds for other in others]

    def gain_texts(self, traded):  # R18
        box = {**self.box, traded: self.box[traded] + 1}
        pairs = combinations_with_replacement(self.kinds, 2)
        return [f"ally gain {a} {b}" for a, b in pairs if box[a] and box[b] > (a == b)]

    # What it does.

    def carry_out(self, seat, declared):
        """Let a declared effect happen; answer whether the same seat throws again."""
        words = declared[-1].split()
        if words[0] == "roll" or words[:2] == ["ally", "to"]:  # ZK-5.5
            self.used = self.extra_roll == "collect"  # R12
            return True
        deeds = {
            "queen": self.give_gift,
            "steal": self.steal,
            "duel": self.fight_duel,
            "exchange": self.exchange,
            "ally": self.use_boon,
        }
        if words[0] in deeds:
            yield from deeds[words[0]](seat, words, declared)
            yield from self.discards()  # R6
        return False

    def give_gift(self, seat, words, declared):
        _, _, gift, _, other = words
        self.give(declared[-2].split()[2], self.box, seat)
        self.give(gift, self.box, int(other))
        yield from ()

    def exchange(self, seat, words, declared):
        _, spent, _, gained = words
        self.put_back(seat, spent)
        self.give(gained, self.box, seat)
        yield from ()

    def use_boon(self, seat, words, declared):
        self.put_back(seat, declared[-2].split()[2])
        for kind in words[2:]:
            self.give(kind, self.box, seat)
        yield from ()

    def steal(self, seat, words, declared):
        self.taking = [seat, int(words[2])]
        face = yield from self.throw("steal")
        if face in self.board["steal_on"]:
            yield from self.take()

    def fight_duel(self, seat, words, declared):
        rival = int(words[1])
        pair: list[int] = []
        while len(set(pair)) < 2:
            pair = []
            self.duel = {"challenger": seat, "rival": rival, "throws": pair}
            for _ in range(2):
                face = yield from self.throw("duel")
                pair.append(face)
        self.taking = [seat, rival] if pair[0] > pair[1] else [rival, seat]
        yield from self.take()

    def take(self):
        taker, victim = self.taking
        held = self.hand[victim]
        if not self.total(victim):
            return
        odds = {
            f"take {kind}": Fraction(number, self.total(victim))
            for kind, number in held.items()
            if number
        }
        choosers = {"taker": taker, "victim": victim, "random": "chance"}  # R17
        text = yield "take", choosers[self.take_choice], odds
        self.give(text.split()[1], held, taker)
