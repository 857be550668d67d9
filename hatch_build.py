"""Compiles the hot files into the wheel, where a C compiler is at hand.

`ECLIPTIC_BUILD_MYPYC` is `auto` (compile if possible, else install plain Python and say
so), `skip` (never compile) or `require` (fail where compiling fails). An editable
install never compiles, so a stale extension can't hide a newer source. Everything is
built in a temporary copy; nothing is ever written into `src`.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "ECLIPTIC_BUILD_MYPYC"

# Symbols that nobody may replace can be called directly and inlined: 1.4 to 1.6 times.
GCC_FLAGS = "-fvisibility=hidden -fno-semantic-interposition"

SETUP = """
from setuptools import setup
from mypyc.build import mypycify

setup(
    name="ecliptic",
    packages=[],
    ext_modules=mypycify({files!r}, group_name="ecliptic", opt_level="3", verbose=False),
)
"""


class Compile(BuildHookInterface[Any]):
    """The build hook that hatchling finds by this file's name."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what compiling needs, or nothing where nothing will be compiled."""
        if self.target_name != "wheel" or not _wanted():
            return []
        return list(_settings(self.root)["build"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and add the extensions to the wheel."""
        if self.target_name != "wheel" or version == "editable" or not _wanted():
            return
        folder = Path(tempfile.mkdtemp(prefix="ecliptic-build-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)  # also after a failure
        try:
            extensions = _compiled(Path(self.root), folder)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get(SWITCH) == "require":
                raise
            self.app.display_warning(f"Installing plain Python, for compiling failed: {error}")
            return
        for file in extensions:
            place = file.relative_to(folder / "src").as_posix()
            build_data["force_include"][str(file)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _wanted() -> bool:
    switch = os.environ.get(SWITCH, "auto")
    if switch not in {"auto", "skip", "require"}:
        message = f"{SWITCH}: expected auto, skip or require, got {switch!r}"
        raise ValueError(message)
    if switch == "auto":
        return _has_compiler()
    return switch == "require"


def _has_compiler() -> bool:
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and header.is_file()


def _settings(root: str | Path) -> dict[str, list[str]]:
    project = tomllib.loads((Path(root) / "pyproject.toml").read_text(encoding="utf-8"))
    settings: dict[str, list[str]] = project["tool"]["ecliptic"]
    return settings


def _compiled(root: Path, folder: Path) -> list[Path]:
    """Compile the hot files in a copy below `folder` and return the extensions."""
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    files = [f"src/ecliptic/{hot}" for hot in _settings(root)["hot"]]
    (folder / "setup.py").write_text(SETUP.format(files=files), encoding="utf-8")
    flags = os.environ.get("CFLAGS", "")
    if sys.platform == "linux":
        flags = f"{flags} {GCC_FLAGS}".strip()
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "src"],
        cwd=folder,
        env={**os.environ, "CFLAGS": flags, "MYPYPATH": "src"},
        check=True,
    )
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return sorted((folder / "src").rglob(f"*{suffix}"))
