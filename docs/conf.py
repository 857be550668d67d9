"""The Sphinx configuration."""

import sys
from importlib import metadata

project = "Ecliptic"
author = "The Ecliptic authors"
copyright = author
release = metadata.version("ecliptic")
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
nitpicky = True
# Other projects' pages are not looked up: the build needs no network.
nitpick_ignore_regex = [
    (r"py:.*", rf"({'|'.join(sorted(sys.stdlib_module_names))})\..*"),
    (r"py:.*", r"(.*\.)?(i64|u8|vec|[A-Z])"),  # native types and type variables
    (
        r"py:.*",
        r"OptionSet|Path|Mapping|Callable|Sequence|Iterator|Iterable|Switch",
    ),  # in type aliases
    (r"py:.*", r"Opponent|Illegal|Info|NDArray|ZoneKind"),
    (r"py:.*", r"(np|numpy|gymnasium|pettingzoo|pyspiel)\..*|SpielGame"),  # other projects'
]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"

html_theme = "furo"
html_title = f"Ecliptic {release}"
