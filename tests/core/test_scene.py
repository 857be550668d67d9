from typing import get_args

from ecliptic.core import scene
from tests.core.table import played
from tests.core.toy import Toy


def test_the_module_holds_types_only():
    own = {
        name
        for name, thing in vars(scene).items()
        if getattr(thing, "__module__", None) == scene.__name__
    }

    assert own == {"Piece", "Zone", "MoveChoice", "Scene"}
    assert all(isinstance(vars(scene)[name](), dict) for name in own)


def test_a_screen_has_to_know_six_kinds_of_zones():
    assert get_args(scene.ZoneKind) == ("hand", "pile", "grid", "track", "counter", "die")


def test_a_scene_says_everything_that_its_type_asks_for():
    game = Toy()
    state = played(game, "draw 0", "draw 1")
    made = game.scene(game.view(state, 0), ["bet 0"])

    assert made.keys() == scene.Scene.__required_keys__
    assert made["moves"][0].keys() == scene.MoveChoice.__required_keys__
