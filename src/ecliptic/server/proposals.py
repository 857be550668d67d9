"""What a seat proposes and the others have to agree to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecliptic.server.protocol import Proposal


@dataclass
class OpenProposal:
    """What a seat has proposed, and who agrees so far (whoever proposed included)."""

    what: Proposal
    seat: int
    agreed: set[int] = field(default_factory=set)
