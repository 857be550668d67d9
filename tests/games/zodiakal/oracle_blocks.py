"""How the second Zodiakal asks whether somebody blocks: ZK-5.8 to 5.10, R22 to R28."""

from itertools import combinations

from tests.games.zodiakal.oracle_facts import Fields


class Blocks(Fields):
    """The part of the oracle that asks those on the Moon."""

    def allowed(self, by):
        """Ask about an effect or a block of this seat; answer whether it takes place."""
        others = [(by + number) % self.players for number in range(1, self.players)]  # R25
        queue = [seat for seat in others if self.can_block(seat)]
        self.window.append({"by": by, "queue": queue})
        stands = yield from self.all_asked(queue)
        self.window.pop()
        return stands

    def can_block(self, seat):  # ZK-5.8, R26
        enough = self.total(seat) >= self.board["block_cost"]
        return seat != self.turn and self.armed[seat] and enough

    def all_asked(self, queue):
        while queue:
            seat = queue[0]
            text = "allow"
            if self.can_block(seat):
                text = yield "block", seat, ["allow", *self.prices(seat)]
            queue.pop(0)
            if text != "allow":
                for kind in text.split()[1:]:  # ZK-5.9
                    self.put_back(seat, kind)
                if not self.counter_block or (yield from self.allowed(seat)):  # R27
                    return False
        return True

    def prices(self, seat):
        held = [kind for kind in self.kinds for _ in range(self.hand[seat][kind])]
        return {f"block {' '.join(some)}" for some in combinations(held, self.board["block_cost"])}
