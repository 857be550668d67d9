"""Random play mixed with all that a table does: copies, undo, saving and going on."""

from hypothesis import settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ecliptic.core.errors import UndoError
from ecliptic.core.match import Match
from ecliptic.core.record import Record, load_record, save_record
from ecliptic.testing.play import fields
from tests.conformance.games import each, tiny, usual


class Table(RuleBasedStateMachine):
    """One match; `past` holds the fields after each move, `kept` copies with theirs."""

    def __init__(self, game, folder):
        super().__init__()
        self.game = game
        self.file = folder / "game.txt"

    @initialize(seed=st.integers(0, 1000))
    def begin(self, seed):
        self.names = [f"player {seat}" for seat in range(self.game.num_players)]
        self.match = Match(self.game, self.names, str(seed))
        self.past = [fields(self.match.state)]
        self.kept = []
        self.scratch = self.game.new_initial_state()

    def is_running(self):
        return not self.match.state.is_terminal()

    @precondition(is_running)
    @rule(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=12))
    def play(self, choices):
        for choice in choices:
            if self.is_running():
                legal = self.match.state.legal_actions()
                chance = self.match.state.is_chance_node()
                self.match.play(self.match.chance_move() if chance else legal[choice % len(legal)])
                self.past.append(fields(self.match.state))

    @rule()
    def clone(self):
        self.kept.append((self.match.state.clone(), fields(self.match.state)))

    @rule()
    def assign(self):
        self.scratch.assign(self.match.state)

        assert self.scratch == self.match.state

    @precondition(lambda self: self.kept and self.is_running())
    @rule(choice=st.integers(0, 1000))
    def wander_with_a_copy(self, choice):
        copy = self.kept[choice % len(self.kept)][0].clone()
        while not copy.is_terminal():
            legal = copy.legal_actions()
            copy.apply_action(legal[choice % len(legal)])

    @rule(seat=st.integers(0, 9), agreed=st.booleans())
    def undo(self, seat, agreed):
        everybody = range(self.game.num_players)
        try:
            undone = self.match.undo(seat % self.game.num_players, everybody if agreed else [])
        except UndoError:
            undone = 0
        del self.past[len(self.past) - undone :]

    @rule()
    def save_and_go_on(self):
        record = self.match.record()
        save_record(record, self.file)
        loaded = load_record(self.file)
        resumed = Match.resume(self.game, loaded)

        assert loaded == record == Record.parse(record.text())
        assert resumed.record() == record
        assert resumed.logs == self.match.logs
        self.match = resumed

    @invariant()
    def nothing_has_changed_but_by_moves(self):
        assert fields(self.match.state) == self.past[-1]
        assert len(self.match.steps) == len(self.past) - 1
        assert all(fields(copy) == then for copy, then in self.kept)

    @invariant()
    def the_actor_has_moves(self):
        assert bool(self.match.state.legal_actions()) == self.is_running()


@each([*usual(), *tiny()])
def test_a_table_can_do_anything_in_any_order(setup, tmp_path):
    game = setup.game()

    run_state_machine_as_test(
        lambda: Table(game, tmp_path),  # type: ignore[arg-type]  # a factory will do
        settings=settings(max_examples=15, stateful_step_count=25),
    )
