"""The end of the game (FD-10)."""

from tests.games.fifty_two_duels.table import duel, effect, once, sheets, solo

PASS = "end; ~; "

HARD = ", ".join(f'{{op = "damage", n = {n}, sure = true}}' for n in (20, 20, 20))
"""More than all cards."""

KILL = f"[{HARD}]"

EMPTY = ", ".join(f'{{op = "draw", n = {n}}}' for n in (20, 20, 8))
"""One draw more than there are cards, after five were drawn."""


def test_fd_10_1_too_many_wounds_lose():
    at = effect(KILL, moves="~")

    assert (at.actor, at.pending, at.facts["reason"]) == (None, None, "wounds")


def test_fd_10_2_a_card_that_cannot_be_drawn_loses():
    at = effect(f"[{EMPTY}]", moves="~")

    assert at.facts["reason"] == "exhaustion"
    assert at.state.returns() == [-1.0, 1.0]


def test_fd_10_3_the_foe_of_the_loser_wins():
    assert effect(KILL, moves="~").state.returns() == [1.0, -1.0]


def test_fd_10_4_nothing_further_is_resolved():
    at = effect(f'[{HARD}, {{op = "damage", n = 20, to = "self", sure = true}}]', moves="~")

    assert at.stack(0, 1) == ["2c"]
    assert (at.side(0)["wounds"], at.side(0)["discard"]) == ([], [])
    assert (at.moves, at.facts["result"]) == ([], [1.0, -1.0])


WIDE = ", ".join(['{mod = "hand_size", n = 20}'] * 3)


def test_fd_10_4_a_card_in_use_stays_there():
    cards = sheets(
        ability_1=once(f"[{EMPTY.replace('8', '7')}]"),
        level=f"[{{threshold = 1, mods = [{WIDE}]}}]",
    )
    moves = "play 1; add 2c; done; activate; ~; end; level; add ac; done; use 3d; done; draw 2c"
    at = duel("2c ac 3d", moves=moves, cards=cards)

    assert at.facts["reason"] == "exhaustion"
    assert at.side(0)["in_use"] == ["3d"]


def test_fd_10_5_a_duel_has_a_winner_and_a_loser():
    at = duel("2c", "3c", PASS + "play 1; add 3c; done; activate; ~", cards=lethal())

    assert at.state.returns() == [-1.0, 1.0]


def lethal():
    """Sheets on which one card is enough."""
    return sheets(
        ability_1=once(KILL), back={"ability_1": f"effects = [{{cards = 1, do = {KILL}}}]"}
    )


def test_fd_10_5_in_solo_there_is_one_number():
    won = solo("2c", "", "play 1; add 2c; done; activate; ~", cards=lethal())
    lost = solo("", "2c 3d 4h 5s 6s", "end; ~", cards=lethal())

    assert (won.state.returns(), lost.state.returns()) == ([1.0], [-1.0])


def test_fd_10_5_the_turn_limit_gives_nothing():
    assert duel(moves="end; end", turn_limit=2).state.returns() == [0.0, 0.0]
    assert solo("", "2c 3d 4h 5s 6s", "end; ~", turn_limit=2).state.returns() == [0.0]


def test_fd_10_6_the_turn_after_the_last_is_counted_but_not_played():
    at = duel(moves="end; end; end", turn_limit=3)

    assert (at.facts["turn"], at.facts["reason"]) == (4, "turn limit")
    assert at.facts["active"] == 1
