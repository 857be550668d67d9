"""The wire contract as one JSON Schema: `python -m ecliptic.server.schema`.

The web client's types are made from it (`npm run types`), so browser and server can't
mean different things.
"""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from ecliptic.server import protocol, requests

UNIONS = {"Asked": protocol.Asked, "Answered": protocol.Answered}


def wire_schema() -> dict[str, Any]:
    """Return the JSON Schema of whatever is sent; its root is any one of these."""
    structs = [one for module in (protocol, requests) for one in _structs(module)]
    refs, parts = msgspec.json.schema_components(
        [*UNIONS.values(), *structs], schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    for struct in structs:
        _complete(struct, parts[struct.__name__])
    for name, union in zip(UNIONS, refs, strict=False):
        parts[name] = {"title": name, "anyOf": union["anyOf"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in sorted(parts)],
        "$defs": dict(sorted(parts.items())),
    }


def _anything(kind: type) -> dict[str, Any]:
    """Return the schema of `object`, which msgspec doesn't know: any JSON value."""
    if kind is object:
        return {"tsType": "unknown"}  # as json-schema-to-typescript says it
    raise NotImplementedError


def _structs(module: ModuleType) -> list[type[Struct]]:
    """Return the structs that a module defines, without those that others build on."""
    found = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__
    ]
    bases = {base for one in found for base in one.__bases__}
    return [one for one in found if one not in bases]


def _complete(struct: type[Struct], schema: dict[str, Any]) -> None:
    """Say that the server sends every field, also one that has a default value.

    What the browser sends is told by its forbidding of unknown fields.
    """
    if not struct.__struct_config__.forbid_unknown_fields:
        schema["required"] = list(schema["properties"])
        schema["additionalProperties"] = False


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")
