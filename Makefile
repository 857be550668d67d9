# The tasks of the project. `make help` lists them.
#
#   .venv            the installed product, as a player has it
#   .venv-pure       the sources themselves, with the tools that check them
#   .venv-compiled   the installed product, its hot files surely compiled, with test tools
#   .venv-bench      the same with the peers that benchmarks measure beside it

PYTHON  ?= python3
GAME    ?= dual
ARGS    ?=
SHARE   ?=
WORKERS ?= 2
# Workers take over what others still have to do: some tests are a hundred times as long.
SPREAD  := -n $(WORKERS) --dist worksteal
BASE    ?= origin/main

PIP     := -m pip --disable-pip-version-check install --quiet
PURE    := .venv-pure/bin
NATIVE  := .venv-compiled/bin
NPM     := web/scripts/npm
CLIENT  := src/ecliptic/_web/index.html
# Counting covered lines makes these three times as slow, and the others cover all there is.
UNCOUNTED := tests/browser tests/conformance
EXACT   := src/ecliptic/core/*,src/ecliptic/games/*,src/ecliptic/bots/*
SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
	$(shell find src \( -name __pycache__ -o -name _web \) -prune -o -type f -print)
WEB     := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal web web-dev types check check-web test test-needs test-pure test-compiled
.PHONY: test-long test-long-pure test-long-compiled strength strength-pure bench docs clean

HEADERS      := import sysconfig; print(sysconfig.get_paths()["include"])
HAS_COMPILER := $(shell command -v $(CC) >/dev/null 2>&1 && \
	test -f "$$($(PYTHON) -c '$(HEADERS)' 2>/dev/null)/Python.h" && echo yes)

help:
	@echo "make play           install the product and play in the browser   (SHARE=1 ARGS=...)"
	@echo "make play-terminal  the same in the terminal                      (GAME=dual ARGS='--seed 7')"
	@echo "make web            build the web client for the sources as they are"
	@echo "make web-dev        serve the web client while it is being written"
	@echo "make types          write the web client's types anew"
	@echo "make check          lint, types, imports, spelling, docs, web client"
	@echo "make test           the tests, plain with coverage and compiled"
	@echo "make test-long      the tests that need more than half an hour"
	@echo "make strength       measure how strong the bots are               (GAME=dual ARGS=...)"
	@echo "make bench          measure speed beside the peers"
	@echo "make docs           build the documentation"
	@echo "make clean          remove everything that make has made"

play: .venv/installed
	@.venv/bin/ecliptic serve $(if $(SHARE),--share) $(ARGS)

play-terminal: .venv/installed
	@.venv/bin/ecliptic play $(GAME) $(ARGS)

web: $(CLIENT)

web-dev: web/node_modules/installed
	@echo "Start the server beside it: $(PURE)/ecliptic serve"
	@$(NPM) run dev

types: web/node_modules/installed
	@$(NPM) run --silent types

check: check-web .venv-pure/installed
	$(PURE)/ruff check --quiet .
	$(PURE)/ruff format --check .
	$(PURE)/mypy --no-error-summary
	$(PURE)/lint-imports --no-logo
	$(PURE)/codespell
	$(PURE)/sphinx-build -M html docs docs/_build -W --keep-going -n -q
	@if git rev-parse --quiet --verify $(BASE) >/dev/null 2>&1; \
	then $(PURE)/towncrier check --compare-with $(BASE); \
	else echo "No $(BASE) to compare with: the changelog fragments are not checked."; fi

check-web: web/node_modules/installed
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(NPM) run --silent types -- --check

test: test-pure test-compiled

test-needs:
	@.ci/needs

test-pure: test-needs .venv-pure/installed $(CLIENT)
	$(PURE)/pytest -q $(SPREAD) $(addprefix --ignore=,$(UNCOUNTED)) --cov --cov-report= $(ARGS)
	$(PURE)/coverage report --include='$(EXACT)' --fail-under=100
	$(PURE)/coverage report --omit='$(EXACT)' --fail-under=90
	$(PURE)/pytest -q $(SPREAD) $(UNCOUNTED) $(ARGS)

ifeq ($(HAS_COMPILER),yes)
# What is left out has nothing compiled in it, or needs the web client.
test-compiled: COMPILED := not long and not pure and not browser and not postgres
test-compiled: .venv-compiled/installed
	$(NATIVE)/python -m pytest -q $(SPREAD) -m '$(COMPILED)' $(ARGS)

test-long-compiled: .venv-compiled/installed
	$(NATIVE)/python -m pytest -q $(SPREAD) -m long tests/conformance/test_agreement.py
else
test-compiled test-long-compiled:
	@echo "NO C COMPILER WITH PYTHON'S HEADERS HERE: THE COMPILED BUILD IS NOT TESTED." >&2
endif

test-long: test-long-pure test-long-compiled

test-long-pure: test-needs .venv-pure/installed $(CLIENT)
	$(PURE)/pytest -q $(SPREAD) -m long $(ARGS)

strength: .venv/installed
	@.venv/bin/ecliptic strength $(GAME) $(ARGS)

strength-pure: .venv-pure/installed
	@$(PURE)/ecliptic strength $(GAME) $(ARGS)

bench: .venv-pure/installed .venv-compiled/installed .venv-bench/installed
	@.venv-bench/bin/python benchmarks/run.py --plain .venv-pure/bin/python \
		--compiled .venv-compiled/bin/python --peers .venv-bench/bin/python $(ARGS)

docs: .venv-pure/installed
	$(PURE)/sphinx-build -M html docs docs/_build -W --keep-going -n -q
	@echo "Open docs/_build/html/index.html"

clean:
	rm -rf .venv .venv-pure .venv-compiled .venv-bench build dist docs/_build htmlcov .coverage .coverage.*
	rm -rf web/node_modules src/ecliptic/_web
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# Each stamp is written last, so that a broken or interrupted step is done again.
.venv/created .venv-pure/created .venv-compiled/created .venv-bench/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Ecliptic needs Python 3.11 or newer; choose one with PYTHON=..." >&2; exit 1; }
	@echo "Making $(@D) ..."
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

.venv/installed: $(SOURCES) $(WEB) .venv/created
	@echo "Installing Ecliptic ..."
	@.venv/bin/python $(PIP) .
	@.venv/bin/ecliptic version
	@test -n "$$(find .venv -path '*/ecliptic/_web/index.html')" || \
	echo "INSTALLED WITHOUT THE WEB CLIENT. See why: ECLIPTIC_BUILD_WEB=require .venv/bin/python -m pip install ." >&2
	@touch $@

.venv-pure/installed: pyproject.toml .venv-pure/created
	@echo "Installing Ecliptic for development ..."
	@.venv-pure/bin/python $(PIP) --editable '.[test]'
	@touch $@

.venv-compiled/installed: $(SOURCES) .venv-compiled/created
	@echo "Compiling Ecliptic ..."
	@ECLIPTIC_BUILD_MYPYC=require ECLIPTIC_BUILD_WEB=skip .venv-compiled/bin/python $(PIP) '.[test]'
	@touch $@

.venv-bench/installed: $(SOURCES) .venv-bench/created
	@echo "Installing Ecliptic and its peers ..."
	@ECLIPTIC_BUILD_MYPYC=require ECLIPTIC_BUILD_WEB=skip .venv-bench/bin/python $(PIP) '.[bench]'
	@touch $@

web/node_modules/installed: web/package-lock.json | .venv-pure/installed
	@echo "Fetching what the web client is built with ..."
	@$(NPM) ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

$(CLIENT): $(WEB) web/node_modules/installed
	@echo "Building the web client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
