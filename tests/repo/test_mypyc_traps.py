"""What compiles wrongly without a word, or not at all, stays out of the hot files."""

import ast

import pytest

from tests.repo.sources import HOT, SRC, functions, imported, tree

pytestmark = pytest.mark.pure  # reads sources only

BOXED_ON_PURPOSE = {
    "core/rng.py": {
        0xFFFFFFFFFFFFFFFF: "seeds are Python's integers of any size",
        0x9E3779B97F4A7C15: "seeds are Python's integers of any size",
        0xBF58476D1CE4E5B9: "seeds are Python's integers of any size",
        0x94D049BB133111EB: "seeds are Python's integers of any size",
    }
}

SHIFTED_ON_PURPOSE = {"core/rng.py": {"1 << 30 * digits": "a bound of any size is no i64"}}

DECORATORS = {"property", "final", "mypyc_attr"}


@pytest.mark.parametrize("name", HOT)
class TestHotFile:
    @pytest.fixture
    def source(self, name):
        return tree(SRC / name)

    def test_no_literal_is_shifted(self, name, source):
        """`1 << n` with an i64 n is computed in 32 bits: write `only(n)` or `moved(s, n)`."""
        shifted = {
            ast.unparse(node)
            for node in ast.walk(source)
            if isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and isinstance(node.left, ast.Constant)
        }

        assert shifted == SHIFTED_ON_PURPOSE.get(name, {}).keys()

    def test_no_literal_needs_more_than_62_bits(self, name, source):
        """Larger ones are boxed."""
        large = {
            node.value
            for node in ast.walk(source)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, int)
            and node.value >= 2**62
        }

        assert large == BOXED_ON_PURPOSE.get(name, {}).keys()

    def test_nothing_is_pickled_copied_or_made_a_dataclass(self, name, source):
        assert not imported(SRC / name) & {"pickle", "copy", "dataclasses", "random", "ctypes"}

    def test_nothing_is_looked_up_by_name(self, name, source):
        names = {node.id for node in ast.walk(source) if isinstance(node, ast.Name)}

        assert not names & {"getattr", "setattr", "delattr", "globals", "eval", "exec"}

    def test_decorators_are_property_final_and_mypyc_attr_alone(self, name, source):
        decorators = {
            ast.unparse(decorator).partition("(")[0]
            for node in ast.walk(source)
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
            for decorator in node.decorator_list
        }

        assert decorators <= DECORATORS

    def test_no_class_is_called_acyclic(self, name, source):
        """Deep chains of such objects are freed through memory that is not theirs."""
        settings = {node.arg for node in ast.walk(source) if isinstance(node, ast.keyword)}

        assert "acyclic" not in settings

    def test_no_function_or_class_stands_in_a_function(self, name, source):
        nested = {
            inner.name
            for function in functions(source)
            for inner in ast.walk(function)
            if isinstance(inner, ast.FunctionDef | ast.ClassDef) and inner is not function
        }

        assert nested == set()
