"""The clocks of a table: how much time each seat has left, and whose runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecliptic.server.settings import ClockSettings


class Clocks:
    """Counts down for the seat that has to decide. All times are milliseconds.

    Knows no time of its own: whoever uses it says when something happened.
    """

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.left = [settings.start] * seats
        self.running: int | None = None
        self._since = 0

    def left_at(self, now: int) -> list[int]:
        """Return what each seat has left, never below 0."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, now - self._since))
        return left

    def run(self, seat: int | None, now: int) -> None:
        """Let the clock of a seat run from now on (None: no clock), and stop the other."""
        if seat == self.running:
            return
        self.stop(now)
        self.running = seat
        self._since = now

    def end_turn(self, now: int) -> None:
        """Stop the running clock at the end of a turn, and give what a turn earns."""
        seat = self.running
        self.stop(now)
        if seat is not None:
            earned = self.left[seat] + self.settings.increment
            self.left[seat] = self.settings.start if self.settings.per_move else earned

    def stop(self, now: int) -> None:
        """Stop the running clock without giving anything."""
        self.left = self.left_at(now)
        self.running = None

    def restart(self, now: int) -> None:
        """Go on from now: the time since the last event does not count."""
        self._since = now

    def falls_at(self) -> int | None:
        """Return when the flag of the running clock falls; None if none runs."""
        return None if self.running is None else self._since + self.left[self.running]
