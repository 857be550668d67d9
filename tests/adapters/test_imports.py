import subprocess
import sys

PROBE = """
import sys
import ecliptic
from ecliptic import catalog
for name in catalog.game_names():
    catalog.load_game(name)
import ecliptic.adapters
print(sorted({"pyspiel", "pettingzoo", "gymnasium", "numpy"} & set(sys.modules)))
"""


def test_without_an_adapter_nothing_of_its_extra_is_imported():
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"
