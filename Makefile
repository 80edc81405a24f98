# Two commands do everything: `make play` and `make test`. Everything installs itself into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PAGE := src/quarterdeck/server/page/index.html
CORES ?= 2
HOST ?= 127.0.0.1

.PHONY: help play test check lint unit compiled setup compile pure bench soak docs clean

help:  ## Say what there is.
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: setup web  ## Install, build and serve the lobby at http://127.0.0.1:8000 on SQLite.
	$(BIN)/quarterdeck serve --host $(HOST)

test:  ## Everything: installs what it needs, then lint, types, all tests, compiled too, browser.
	$(MAKE) --no-print-directory setup web
	$(MAKE) --no-print-directory lint
	$(MAKE) --no-print-directory unit
	$(MAKE) --no-print-directory compiled
	$(MAKE) --no-print-directory browser

setup: $(VENV)/.installed  ## Only install, into .venv.

$(VENV)/.installed: pyproject.toml
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

include web/page.mk

lint: setup  ## Style and types.
	$(BIN)/ruff check src tests tools
	$(BIN)/mypy -p quarterdeck

unit: setup  ## All tests but those that need a browser.
	$(BIN)/pytest -n $(CORES) -m "not browser"

# The same tests on the compiled copy, and equal digests; only where there is a C compiler.
compiled: setup  ## The tests of kit and games on the compiled copy.
	@mkdir -p build
	@if command -v cc >/dev/null || command -v gcc >/dev/null; then \
	  $(PY) tools/compile.py --only 2>build/compile.log || { cat build/compile.log; exit 1; } && \
	  $(BIN)/pytest -n $(CORES) -o pythonpath=build/compiled tests/kit tests/games tests/contract tests/golden && \
	  $(BIN)/pytest tests/house/test_compiled.py; \
	else echo "No C compiler here: the compiled copy is not tested."; fi

check: lint  ## The quick subset for your own loop.
	$(BIN)/pytest -n $(CORES) -m "not browser and not slow"

compile: setup  ## Compile kit and games (needs a C compiler); the command is fast from then on.
	@mkdir -p build
	$(PY) tools/compile.py 2>build/compile.log || { cat build/compile.log; exit 1; }

pure: setup  ## Go back to the source.
	$(PY) tools/compile.py --pure

bench: setup  ## Print how fast every game goes, interpreted and compiled where built.
	$(BIN)/quarterdeck bench

GAME ?= shallow_space
GAMES ?= 5000
soak: setup  ## Random games of every size and option, looked over after every answer, compiled.
	@mkdir -p build
	$(PY) tools/compile.py --current || $(PY) tools/compile.py --only 2>build/compile.log
	PYTHONPATH=build/compiled $(PY) -m quarterdeck soak $(GAME) --games $(GAMES) --jobs $(CORES)

docs: setup  ## Write docs/rules and the lists of cards from the code.
	$(PY) tools/rules_pages.py
	$(PY) tools/captain_cards.py
	$(PY) tools/shallow_space_cards.py

clean:  ## Remove what was built; .venv stays.
	test ! -x $(PY) || $(PY) tools/compile.py --pure
	rm -rf build dist web/node_modules src/quarterdeck/server/page .mypy_cache .ruff_cache .pytest_cache
