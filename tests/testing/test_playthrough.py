from ecliptic.core.match import Match
from ecliptic.testing import playthrough
from tests.testing.lantern import Lantern

MOVES = ("draw 1", "draw 2", "say high", "hide left", "guess right")


def played(moves):
    game = Lantern(rounds=1)
    match = Match(game, ["Ann", "Bea"], "0")
    for text in moves:
        match.play_text(text)
    return playthrough(game, match.record())


def test_a_playthrough_begins_with_all_facts_and_options():
    assert played(MOVES).startswith(
        """\
# Lantern, edition 1, cards standard
# lamps = "covered"
# rounds = 1

== 0 ==
actor: chance
facts:
  turn: -1
  round: 0
  lamps: [-1, -1]
  made: []
  scores: [0, 0]
  past: []
view of seat 0:
  seat: 0
view of seat 1:
  seat: 1
view of a spectator:
  seat: null
legal: draw 1 (2), draw 2 (1), draw 3 (1)
move: draw 1
seen by seat 1: draw ?
seen by a spectator: draw ?
"""
    )


def test_a_playthrough_goes_on_with_what_has_changed():
    assert """\
== 4 ==
actor: seat 0
facts:
  turn: 0
  made: ["say high", "hide left"]
view of seat 0:
  lamps: [0, "?"]
  made: ["say high", "hide ?"]
  seat: 0
""" in played(MOVES)


def test_a_playthrough_ends_with_the_returns():
    assert played(MOVES).endswith("  seat: null\nreturns: [-1.0, 1.0]\n")


def test_a_playthrough_may_stop_before_the_end():
    assert played(MOVES[:3]).endswith("legal: hide left, hide right\n")


def test_views_that_hide_nothing_are_short():
    class Naked(Lantern):
        def view(self, state, seat):
            return self.facts(state)

    game = Naked()
    record = Match(game, ["Ann", "Bea"], "0").record()

    assert "view of seat 0: nothing new" in playthrough(game, record)
