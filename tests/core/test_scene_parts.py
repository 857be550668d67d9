from ecliptic.core.narration import Message
from ecliptic.core.scene import Piece, Zone
from ecliptic.core.scene_parts import new_piece, new_zone

LABEL = Message("card.back")


def test_a_new_piece_has_every_key_a_label_and_at_most_a_face():
    made = new_piece("star-7", LABEL, "7")

    assert made.keys() == Piece.__required_keys__
    assert {key for key, value in made.items() if value} == {"id", "label", "face"}
    assert new_piece("back", LABEL)["face"] is None


def test_a_new_zone_has_every_key_and_no_count_unless_given():
    made = new_zone("hand-1", "hand", 1, LABEL, [new_piece("back", LABEL)])

    assert made.keys() == Zone.__required_keys__
    assert (made["owner"], made["count"], len(made["pieces"])) == (1, None, 1)
    assert new_zone("coins", "counter", None, LABEL, [], 3)["count"] == 3
