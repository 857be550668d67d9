"""Figures about the tables for Prometheus, beside those of the requests."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

SOCKETS: Final = Gauge("ecliptic_sockets", "Open connections to tables")
ROOMS: Final = Gauge("ecliptic_rooms", "Tables open in memory")
EVENTS: Final = Counter("ecliptic_events", "Events stored", ["kind"])
STORING: Final = Histogram("ecliptic_storing_seconds", "Time until an event is on the disk")
THINKING: Final = Histogram("ecliptic_thinking_seconds", "Time of bots' decisions", ["bot"])
WORKERS_LOST: Final = Counter("ecliptic_workers_lost", "Worker processes that were replaced")
