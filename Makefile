# Everything runs in .venv, made here from pyproject.toml and constraints.txt.

PYTHON ?= python3
PYTEST_ARGS ?= -n auto
BIN := .venv/bin
VENV := .venv/.stamp
PIP_INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test check bench clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s  %s\n", $$1, $$2 }' Makefile

play: $(VENV) ## play a game in the terminal
	@$(BIN)/hexholm play --terminal

test: $(VENV) ## run every test
	$(BIN)/python -m pytest $(PYTEST_ARGS)

check: $(VENV) ## lint and type-check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

bench: $(VENV) ## print the benchmark table
	@$(BIN)/hexholm bench

clean: ## remove whatever make and the tools made, .venv too
	rm -rf .venv build dist .hypothesis .benchmarks
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# What builds hexholm goes in first, so that the build uses the pinned versions too.
$(VENV): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "hexholm needs Python 3.11 or newer: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "This Python cannot make a venv (no ensurepip)." \
	    "On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "setting up .venv"
	@$(PYTHON) -m venv .venv
	@$(PIP_INSTALL) hatchling editables
	@$(PIP_INSTALL) --no-build-isolation -e '.[dev]'
	@touch $@
