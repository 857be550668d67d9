"""The grid of the second Zeipen Dualis: cards on spaces, and what wounds them (sections 2 to 8).

A space is a pair (x, y); a card on the grid is (seat, id, face). Everything is looked up
anew in plain dicts and sets, as slowly as it reads.
"""

BOARD_CARD = (0, 0)
UP, RIGHT, DOWN, LEFT = (0, 1), (1, 0), (0, -1), (-1, 0)
WAYS = [UP, RIGHT, DOWN, LEFT]
PRINTED = ["up", "right", "down", "left"]


def step(space, way, times=1):
    """The space so many steps away."""
    return (space[0] + way[0] * times, space[1] + way[1] * times)


def edges(space):
    """The four orthogonal neighbours."""
    return [step(space, way) for way in WAYS]


def around(space):
    """The eight neighbours."""
    x, y = space
    block = {(x + right, y + up) for right in (-1, 0, 1) for up in (-1, 0, 1)}
    return block - {space}


def name(space):
    """A space as in move texts."""
    return f"{space[0]},{space[1]}"


class Grid:
    """The cards on the grid and the wounded; the deeds change them in place and note events."""

    def __init__(self, sheet, first, pointer):
        self.sheet, self.first, self.pointer = sheet, first, pointer
        self.cards: dict[tuple[int, int], tuple[int, str, str]] = {}
        self.wounded: list[list[str]] = [[], []]
        self.events: list[str] = []

    def copy(self):
        """The same cards, and no events yet."""
        other = Grid(self.sheet, self.first, self.pointer)
        other.cards = dict(self.cards)
        other.wounded = [list(cards) for cards in self.wounded]
        return other

    def taken(self, space):
        """Whether any card lies there, the board card included."""
        return space == BOARD_CARD or space in self.cards

    def owned(self, seat):
        """The spaces of a seat's cards, sorted by x, then y."""
        return sorted(space for space, card in self.cards.items() if card[0] == seat)

    def position(self):
        """What counts for a repetition, besides the player to move (ZP-9.6)."""
        wounded = tuple(tuple(sorted(cards)) for cards in self.wounded)
        return frozenset(self.cards.items()), wounded

    # Links and walls.

    def linked(self):
        """The spaces of all linked cards, the board card included (ZP-2.5)."""
        found, fresh = {BOARD_CARD}, [BOARD_CARD]
        while fresh:
            near = {space for space in around(fresh.pop()) if space in self.cards}
            fresh += near - found
            found |= near
        return found

    def enclosed(self, space):
        return all(self.taken(edge) for edge in edges(space))  # ZP-7.5

    def frozen(self, space):
        seat, card, face = self.cards[space]
        return face == "active" and card in self.wounded[seat]  # ZP-8.4, 3.6

    def touching(self):
        """The empty spaces that are neighbours of some card."""
        near = {space for card in [BOARD_CARD, *self.cards] for space in around(card)}
        return sorted(space for space in near if not self.taken(space))

    def slides(self, start):
        """Where a card that was taken up from a space can slide to and be linked (ZP-7.3, 7.4)."""
        reach = 2 + max(abs(number) for space in [start, *self.cards] for number in space)
        found, fresh = {start}, [start]
        while fresh:
            for space in edges(fresh.pop()):
                outside = max(abs(number) for number in space) > reach
                if not outside and not self.taken(space) and space not in found:
                    found.add(space)
                    fresh.append(space)
        linked = self.linked()
        return sorted(space for space in found - {start} if around(space) & linked)

    # Attacks.

    def side(self, space, way):
        """The colour and symbol of the side of a card that looks this way (ZP-3.3)."""
        seat, card, face = self.cards[space]
        turned = 0 if seat == self.first else 2
        printed = PRINTED[(WAYS.index(way) + turned) % 4]
        colour, _, symbol = self.sheet[card][face][printed].partition(" ")
        return colour, symbol

    def hits(self, space):
        """The enemies that a card wounds now, by all its sides (ZP-6)."""
        found = set()
        for way in WAYS:
            colour, symbol = self.side(space, way)
            if colour in {"orange", "red"}:  # ZP-6.1
                along = self.stabbed if symbol == "sword" else self.shot
                found |= along(space, way, colour)
        return found

    def stopped(self, target, way, colour, symbol):
        """Whether the side that looks back stops an attack of this kind (ZP-6.5, 6.6)."""
        back = self.side(target, (-way[0], -way[1]))
        return colour == "orange" and back == ("green", symbol)

    def enemy(self, space, other):
        return other in self.cards and self.cards[other][0] != self.cards[space][0]

    def stabbed(self, space, way, colour):  # ZP-6.2
        target = step(space, way)
        if self.enemy(space, target) and not self.stopped(target, way, colour, "sword"):
            return {target}
        return set()

    def shot(self, space, way, colour):  # ZP-6.3
        found, distance = set(), 1
        while self.taken(step(space, way, distance)):
            target = step(space, way, distance)
            if self.enemy(space, target):
                if self.stopped(target, way, colour, "pointer"):  # ZP-6.7
                    break
                if distance > 1:
                    found.add(target)
                    if self.pointer == "nearest":  # ZP-6.8
                        break
            distance += 1
        return found

    # Wounds.

    def wound(self, spaces, cause):
        for space in sorted(spaces):  # ZP-8.2
            seat, card, _ = self.cards.pop(space)
            self.wounded[seat].append(card)
            self.events.append(f"wound {name(space)} {seat} {card} {cause}")

    def cut(self):  # ZP-8.5
        self.wound(set(self.cards) - self.linked(), "cut")

    def attack(self, attackers, cause):
        """All these attack at the same moment."""
        self.wound({target for space in attackers for target in self.hits(space)}, cause)

    def settle(self):  # ZP-8.7
        self.cut()
        self.attack(list(self.cards), "attack")
        self.cut()

    def settle_move(self, moved):  # ZP-8.6
        self.cut()
        targets = self.hits(moved)
        if targets:
            self.attack([moved, *targets], "clash")
            self.cut()
        self.attack(list(self.cards), "attack")
        self.cut()

    # Deeds.

    def shift(self, shifts):
        """These cards change places, all at the same moment."""
        cards = {target: self.cards.pop(origin) for origin, target in shifts}
        self.cards |= cards
        self.events += [f"shift {name(origin)} {name(target)}" for origin, target in shifts]

    def pulled(self, space):
        """The shifts that the blue sides of a card would cause, sorted by origin (ZP-7.6)."""
        found = []
        for way in WAYS:
            near, far = step(space, way), step(space, way, 2)
            if self.side(space, way) == ("blue", "hook"):
                origin, target = far, near
            elif self.side(space, way) == ("blue", "push"):
                origin, target = near, far
            else:
                continue
            if origin in self.cards and not self.taken(target):
                found.append((origin, target))
        return sorted(found)

    def turn_over(self, space, face):
        seat, card, _ = self.cards[space]
        self.cards[space] = (seat, card, face)
        self.events.append(f"turn {name(space)} {face}")
