# The tasks of the project. `make help` lists them.
#
#   .venv        the installed product, as a player has it
#   .venv-pure   the sources themselves, with the tools that check them

PYTHON  ?= python3
GAME    ?= dual
ARGS    ?=
WORKERS ?= 2
BASE    ?= origin/main

PIP     := -m pip --disable-pip-version-check install --quiet
PURE    := .venv-pure/bin
EXACT   := src/ecliptic/core/*,src/ecliptic/games/*,src/ecliptic/bots/*
SOURCES := pyproject.toml README.md LICENSE $(shell find src -name __pycache__ -prune -o -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play check test test-long strength docs clean

help:
	@echo "make play       install the product and play a game    (GAME=dual ARGS='--seed 7')"
	@echo "make check      lint, types, imports, spelling, docs"
	@echo "make test       the tests, with coverage               (ARGS='-k wind')"
	@echo "make test-long  the tests that need more than half an hour"
	@echo "make strength   measure how strong the bots are        (GAME=dual)"
	@echo "make docs       build the documentation"
	@echo "make clean      remove everything that make has made"

play: .venv/installed
	@.venv/bin/ecliptic play $(GAME) $(ARGS)

check: .venv-pure/installed
	$(PURE)/ruff check --quiet .
	$(PURE)/ruff format --check .
	$(PURE)/mypy --no-error-summary
	$(PURE)/lint-imports --no-logo
	$(PURE)/codespell
	$(PURE)/sphinx-build -M html docs docs/_build -W --keep-going -n -q
	@if git rev-parse --quiet --verify $(BASE) >/dev/null 2>&1; \
	then $(PURE)/towncrier check --compare-with $(BASE); \
	else echo "No $(BASE) to compare with: the changelog fragments are not checked."; fi

test: .venv-pure/installed
	$(PURE)/pytest -q -n $(WORKERS) --cov --cov-report= $(ARGS)
	$(PURE)/coverage report --include='$(EXACT)' --fail-under=100
	$(PURE)/coverage report --omit='$(EXACT)' --fail-under=90

test-long: .venv-pure/installed
	$(PURE)/pytest -q -n $(WORKERS) -m long $(ARGS)

strength: .venv-pure/installed
	@$(PURE)/ecliptic strength $(GAME) $(ARGS)

docs: .venv-pure/installed
	$(PURE)/sphinx-build -M html docs docs/_build -W --keep-going -n -q
	@echo "Open docs/_build/html/index.html"

clean:
	rm -rf .venv .venv-pure build dist docs/_build htmlcov .coverage .coverage.*
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# Each stamp is written last, so that a broken or interrupted step is done again.
.venv/created .venv-pure/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Ecliptic needs Python 3.11 or newer; choose one with PYTHON=..." >&2; exit 1; }
	@echo "Making $(@D) ..."
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

.venv/installed: $(SOURCES) .venv/created
	@echo "Installing Ecliptic ..."
	@.venv/bin/python $(PIP) .
	@touch $@

.venv-pure/installed: pyproject.toml .venv-pure/created
	@echo "Installing Ecliptic for development ..."
	@.venv-pure/bin/python $(PIP) --editable '.[test]'
	@touch $@
