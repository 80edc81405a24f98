# Two commands do everything: `make play` and `make test`. Everything installs itself into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PAGE := src/quarterdeck/server/page/index.html

.PHONY: play test check setup compile pure bench clean

play: setup web  ## Install, build and serve the lobby at http://127.0.0.1:8000 on SQLite.
	$(BIN)/quarterdeck serve

setup: $(VENV)/.installed  ## Only install, into .venv.

$(VENV)/.installed: pyproject.toml
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

include web/page.mk

check: setup  ## The quick subset for your own loop.
	$(BIN)/ruff check src tests tools
	$(BIN)/mypy -p quarterdeck
	$(BIN)/pytest -m "not browser and not slow"
