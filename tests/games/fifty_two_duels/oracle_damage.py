"""Damage and defence in the second 52 Duels (FD-9)."""

from itertools import combinations

from tests.games.fifty_two_duels.oracle_cards import ORDER, can_become, in_order
from tests.games.fifty_two_duels.oracle_facts import Fields


class SideLosesError(Exception):
    """A side has lost (FD-10.4)."""


class Damage(Fields):
    """The part of the oracle that deals damage and defends."""

    def harm(self, s, points, *, sure=False):
        """One damage event for a side (FD-9.1)."""
        side = self.sides[s]
        if points == 0:
            return
        if self.solo and s == 1:
            self.turn_up()  # FD-11.3
        if not sure:  # FD-9.2
            points = max(0, points - side.total("armor"))
            absorbed = min(points, side.ward)
            side.ward -= absorbed
            points -= absorbed
            if points:
                points -= yield from self.defend(s, points)
        yield from self.wound(s, points)

    def wound(self, s, points):
        side = self.sides[s]
        if points > len(side.deck) + len(side.discard):
            raise SideLosesError(s, "wounds")  # FD-9.6
        for _ in range(points):
            card = yield from self.drawn(s, "wound1", "wound")
            side.wounds.append(card)
            side.show([card])

    def defend(self, s, points):
        """Let a side use its Defend section (FD-9.3); how many points it prevents."""
        side = self.sides[s]
        section = side.sheet.get("defend")
        if section is None:
            return 0
        k = section["ability"] - 1 if section.get("from") == "ability" else None
        entries = [[card, False] for card in in_order(side.hand)] if k is None else side.stacks[k]
        if not entries:
            return 0
        names = [card for card, _ in entries] if k is None else side.labels(k)
        zone = dict(zip(names, entries, strict=True))
        if k in side.resolving:  # FD-5.18
            zone = {}
        if self.solo and s == 1:
            chosen = self.nemesis_defends(zone, points)
        else:
            chosen = yield from self.player_defends(s, zone, points)
        if not chosen:
            return 0
        prevented = section["table"][len(chosen) - 1] + side.total("defend")
        if k is None:
            side.throw_hand(chosen)
        else:
            side.throw(k, chosen)
        return min(points, prevented)

    def fits_section(self, side, entry):
        """Whether a [card, face down?] fits the filter of the Defend section."""
        section = side.sheet["defend"]
        card, down = entry
        suits = list(section.get("suits", "cshd"))
        for mod in side.modifiers():
            suits += mod["suits"] if mod["mod"] == "defend_suits" else []
        return down or (card[1] in suits and card[0] in section.get("ranks", card[0]))

    def defence_sizes(self, side, points):
        """The sizes of set that may defend against this damage, and what each prevents."""
        table = side.sheet["defend"]["table"]
        more = side.total("defend")
        found = {size: entry + more for size, entry in enumerate(table, 1) if entry}
        enough = [size for size, prevents in found.items() if prevents >= points]
        return {s: prevents for s, prevents in found.items() if s <= min([*enough, len(table)])}

    def player_defends(self, s, zone, points):
        side = self.sides[s]
        section = side.sheet["defend"]
        pattern = section.get("pattern", "any")
        sizes = self.defence_sizes(side, points)
        names = sorted(
            (name for name, entry in zone.items() if self.fits_section(side, entry)),
            key=lambda name: [name not in ORDER, ORDER.index(name) if name in ORDER else name],
        )
        in_hand = section.get("from") != "ability"

        def split(some):
            entries = [zone[name] for name in some]
            return ([card for card, _ in entries], 0) if in_hand else side.split(entries)

        def can(some, later):
            return any(can_become(pattern, size, *split(some), *split(later)) for size in sizes)

        def legal(some):
            return len(some) in sizes and can_become(pattern, len(some), *split(some))

        def full(some):
            enough = len(some) in sizes and sizes[len(some)] >= points
            return enough or len(some) == len(section["table"])

        pending = {"kind": "defend", "actor": s, "damage": points}
        return (
            yield from self.select(
                pending, names, "defend", can=can, legal=legal, full=full, start=["take"]
            )
        )

    def nemesis_defends(self, zone, points):  # FD-11.4
        side = self.sides[1]
        fitting = [card for card, entry in zone.items() if self.fits_section(side, entry)]
        pattern = side.sheet["defend"].get("pattern", "any")
        best: tuple[int, ...] = (0,)
        chosen: tuple[str, ...] = ()
        for size, prevents in self.defence_sizes(side, points).items():
            sets = combinations(self.nemesis_order(fitting), size)
            legal = next((one for one in sets if can_become(pattern, size, list(one), 0)), None)
            if legal is not None and (min(points, prevents), -size) > best:
                best, chosen = (min(points, prevents), -size), legal
        return list(chosen)
