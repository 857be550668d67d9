"""By which addresses a server can be reached, and which of them may speak to it."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from ecliptic.server.config import Config

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")

DEVELOPERS_PORT: Final = 5173
"""Where Vite serves the client that is being worked on; it passes requests on to here."""


def shared(config: Config) -> list[str]:
    """Return the addresses that others can open, the best first."""
    if config.public_url:
        return [config.public_url.rstrip("/")]
    if is_local(config.host):
        return []
    hosts = [config.host] if config.host not in {"0.0.0.0", "::"} else network_addresses()  # noqa: S104
    return [f"http://{host}:{config.port}" for host in hosts]


def own(config: Config) -> str:
    """Return the address to open on this computer."""
    host = config.host if config.host not in {"0.0.0.0", "::"} else LOCAL[0]  # noqa: S104
    return f"http://{host}:{config.port}"


def allowed_hosts(config: Config) -> list[str]:
    """Return the values of `Host` that are answered; others may be a rebound name."""
    ports = (config.port, DEVELOPERS_PORT)
    own_names = [f"{host}:{port}" for host in LOCAL for port in ports]
    others = [urlsplit(address).netloc for address in shared(config)]
    return sorted({*LOCAL, *own_names, *others, f"{config.host}:{config.port}"})


def is_local(host: str) -> bool:
    """Return whether an address to listen on is reached from this computer only."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_addresses() -> list[str]:
    """Return the addresses of this computer in its networks."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: asks which address would be used
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    try:
        _, _, others = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        others = []
    found += [one for one in others if one not in found]
    return [one for one in found if not ipaddress.ip_address(one).is_loopback]


def same_origin(origin: str | None, host: str | None, public_url: str | None) -> bool:
    """Return whether a page of ours asks: browsers name their page's origin, programs none."""
    if origin is None:
        return True
    asked = urlsplit(origin).netloc
    return asked == host or (public_url is not None and asked == urlsplit(public_url).netloc)
