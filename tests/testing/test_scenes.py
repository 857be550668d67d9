import pytest

from ecliptic.testing import LawError, Play
from ecliptic.testing.scenes import check_scenes
from tests.testing.lantern import Lantern, lantern


def staged(change):
    """Return Lantern with `change` made to every scene."""

    def scene(game, view, moves):
        made = Lantern.scene(game, view, moves)
        change(made, view)
        return made

    return lantern(scene=scene)


def lose_move(scene, view):
    scene["moves"] = scene["moves"][1:]


def add_move(scene, view):
    scene["moves"] += scene["moves"][:1]


def misplace_zone(scene, view):
    for choice in scene["moves"]:
        choice["zone"] = "nowhere"


def misplace_piece(scene, view):
    for choice in scene["moves"]:
        choice["zone"] = f"lamp-{1 - view['seat']}"


def lose_zone(scene, view):
    for choice in scene["moves"]:
        choice["zone"] = None


def double_zone(scene, view):
    scene["zones"] += scene["zones"][:1]


def double_piece(scene, view):
    for zone in scene["zones"]:
        zone["pieces"] += zone["pieces"]


def change_kind(scene, view):
    scene["zones"][0]["kind"] = "box"


def change_owner(scene, view):
    scene["zones"][0]["owner"] = 2


def add_key(scene, view):
    scene["zones"][0]["extra"] = 1


def add_tuple(scene, view):
    scene["status"] = ()


def change_view(scene, view):
    view["scores"].append(1)
    view.clear()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lose_move, "the scene has the moves"),
        (add_move, "the scene has the moves"),
        (misplace_zone, "there is no zone 'nowhere'"),
        (misplace_piece, "there is no piece"),
        (lose_zone, "there is no piece .* in the zone None"),
        (double_zone, "have the id 'lamp-0'"),
        (double_piece, "have the id 'lamp-0-0'"),
        (change_kind, "no such kind of zone: 'box'"),
        (change_owner, "no such owner: 2"),
        (add_key, "a Zone has the keys"),
        (add_tuple, "not plain JSON"),
        (change_view, "changes the view"),
    ],
)
def test_a_scene_must_be_whole(change, message):
    with pytest.raises(LawError, match=message):
        check_scenes(Play(staged(change)))


def test_a_move_may_lie_nowhere():
    def anywhere(scene, view):
        for choice in scene["moves"]:
            choice["zone"] = choice["piece"] = None

    check_scenes(Play(staged(anywhere)))
