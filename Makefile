# Everything runs in its own virtual environment, .venv, created on first use.
# Needs python3 (3.11 or newer, with venv) and make. Another Python: make play PYTHON=python3.13
# More words for a command: make play ARGS="--plain"

PYTHON ?= python3
ARGS ?=
# The tests start hundreds of Pythons, which should not compile the same sources each time.
unexport PYTHONDONTWRITEBYTECODE
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

# Stamps tell what is installed. Their name changes with the Python and with the place of this
# folder, so a copied or moved .venv, or one of another Python, is made anew.
HERE := $(shell { pwd; $(PYTHON) --version; } 2>/dev/null | cksum | cut -d ' ' -f 1)
MADE := .venv/.made-$(HERE)
PLAY := .venv/.play-$(HERE)
BUILD := .venv/.build-$(HERE)
TEST := .venv/.test-$(HERE)
FAST := build/.fast-$(HERE)
TESTED := build/.tested-$(HERE)
WEB := web/node_modules/.made

# Once `make fast` has been asked for, the compiled build serves, and is made anew after a change.
SERVING := $(wildcard $(FAST))
COMPILED := PYTHONPATH='$(CURDIR)/build/fast'
OSADA := $(if $(SERVING),$(COMPILED) ).venv/bin/osada
SOURCES := $(shell find src -name '*.py')
# A lane: its name, then what is tested. What fails in the crowd is tried once more, alone, and must pass then.
lane = $(3) .venv/bin/pytest -o cache_dir=.pytest_cache/$(1) -n auto --dist worksteal $(2) || \
  { echo 'Once more, one by one ...'; $(3) .venv/bin/pytest -o cache_dir=.pytest_cache/$(1) --last-failed --last-failed-no-failures none $(2); }
# So many workers: browsers are waited for as long as they work, servers and processes now and then.
CORES := $(shell nproc 2>/dev/null || echo 2)
workers = export PYTEST_XDIST_AUTO_NUM_WORKERS=$$(($(1)));
# What the compiled build is tested by, besides the scenarios and the same hashes as plain Python.
BOTH_BUILDS := tests/rules tests/properties tests/unit/test_builds.py tests/unit/test_journal.py tests/unit/test_bots.py tests/unit/test_lab.py tests/unit/test_search.py tests/unit/test_moves.py tests/terminal/test_faces.py tests/server/test_old_tables.py tests/gym $(addprefix tests/rollwrite/test_,perft.py properties.py refusals.py rollwrite_bots.py rules.py undo.py)

.PHONY: help play terminal fast page test prepared page-checks in-browser at-desk checks compiled bench load campaigns crash mutants pictures fresh installed format clean
.DELETE_ON_ERROR:

help:
	@echo 'make play      play in your browser (ARGS="--port 8001": at another port)'
	@echo 'make terminal  play in this terminal (ARGS="--plain": line by line)'
	@echo 'make fast      compile the engine; from then on make play uses it'
	@echo 'make test      check format, lint, types and layers; run all tests and scenarios'
	@echo 'make page      build the page after a change in web/ (needs Node)'
	@echo 'make bench     measure the engine against its peers (ARGS="--rounds 3": quicker)'
	@echo 'make load      measure the server under load'
	@echo 'make campaigns play random campaigns and replay them (ARGS=1000)'
	@echo 'make crash     kill the server again and again in the middle of 100 games'
	@echo 'make pictures  take the pictures of the README from a real game'
	@echo 'make mutants   measure the tests: break the rules one by one, count what they notice'
	@echo 'make fresh     try each of these commands on a fresh clone (ARGS="--only play,fast")'
	@echo 'make format    format the sources and fix what the linter can'
	@echo 'make clean     remove .venv, caches and everything built'

play: $(PLAY) $(SERVING)
	@$(OSADA) serve --open $(ARGS)

installed: $(PLAY)

terminal: $(PLAY) $(SERVING)
	@$(OSADA) play $(ARGS)

fast: $(PLAY) $(FAST)
	@$(COMPILED) .venv/bin/osada --version

page: $(PLAY) $(WEB)
	.venv/bin/python tools/wire_types.py > web/src/wire.ts
	cd web && npm run --silent build

test:
	@$(MAKE) --no-print-directory -j2 prepared page-checks
	@$(MAKE) --no-print-directory -j3 in-browser at-desk compiled

# While one job installs Python's packages the other gets Chromium and those of Node, and checks the page.
prepared: $(TEST) $(WEB)
	@tools/browser.sh
	@tools/compiler.sh .venv/bin/python
	@tools/pango.sh .venv/bin/python

page-checks: $(WEB)
	cd web && npm run --silent check && npm test --silent

# Three lanes side by side. Where there is no room for all, the last of them goes first, as it begins with
# what only one core can do; then the browsers, which are often waited for; the desk fills what they leave.
in-browser: prepared
	@$(call workers,2 * $(CORES)) $(call lane,browser,tests/browser,nice -n 7)

at-desk: prepared
	@$(call workers,$(CORES) + 1) $(call lane,desk,-m 'not strength' --ignore tests/browser --ignore tests/unit/test_builds.py $(ARGS),nice -n 10)

compiled: checks $(TESTED)
	@export PYTHONPATH='$(CURDIR)/build/tested' OSADA_BUILD=compiled; \
	  .venv/bin/osada --version | grep compiled && .venv/bin/osada scenario tests/scenarios | grep -v '^ok' && \
	  { $(call lane,compiled,$(BOTH_BUILDS)); }

checks: prepared
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/lint-imports --no-logo
	.venv/bin/mypy
	.venv/bin/osada rules --coverage | tail -n 5

bench: $(PLAY)
	@$(MAKE) --no-print-directory fast || echo 'Going on without the compiled build ...' >&2
	@.venv/bin/python -m bench.run $(ARGS)

load: $(TEST) $(SERVING)
	@$(if $(SERVING),$(COMPILED) ).venv/bin/python -m bench.load $(ARGS)

campaigns: $(TEST) $(SERVING)
	@$(if $(SERVING),$(COMPILED) ).venv/bin/python -m tools.campaigns $(ARGS)

crash: $(TEST) $(SERVING)
	@$(if $(SERVING),$(COMPILED) ).venv/bin/python tools/crash.py $(ARGS)

pictures: $(TEST)
	@tools/browser.sh
	@.venv/bin/python tools/pictures.py $(ARGS)

mutants: $(TEST)
	@.venv/bin/python tools/mutants.py $(ARGS)

# Each command of this file and of the README, in a clone and an environment of its own.
fresh:
	@$(PYTHON) tools/fresh.py $(ARGS)

format: $(TEST)
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

clean:
	rm -rf .venv .venv-bench build dist web/node_modules mutants .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find bench docs src tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'Osada needs Python 3.11 or newer; name yours with: make play PYTHON=/path/to/python3' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'This Python cannot make virtual environments; on Debian or Ubuntu install that part with: apt-get install python3-venv' >&2; exit 1; }
	@echo 'Making the virtual environment .venv ...'
	@$(PYTHON) -m venv --clear .venv
	@touch $@

$(PLAY): pyproject.toml constraints.txt | $(MADE)
	@echo 'Installing Osada (half a minute the first time) ...'
	@.venv/bin/python -m pip install -qq -e '.[serve,push]' -c constraints.txt
	@touch $@

$(FAST): $(SOURCES) pyproject.toml constraints.txt tools/mypyc.ini tools/compiler.sh tools/compile.sh | $(BUILD)
	@tools/compiler.sh .venv/bin/python
	@echo 'Compiling the engine (two minutes) ...'
	@tools/compile.sh .venv/bin/python build/fast 3
	@touch $@

# For the tests: the same, but the C compiler is not asked to make it quick, which takes minutes.
$(TESTED): $(SOURCES) pyproject.toml constraints.txt tools/mypyc.ini tools/compile.sh | prepared
	@tools/compile.sh .venv/bin/python build/tested 0
	@touch $@

$(BUILD): pyproject.toml constraints.txt | $(MADE)
	@.venv/bin/python -m pip install -qq -e '.[build]' -c constraints.txt
	@touch $@

$(WEB): web/package.json web/package-lock.json
	@tools/browser.sh
	@echo 'Installing what builds the page ...'
	@cd web && npm ci --silent
	@touch $@

$(TEST): pyproject.toml constraints.txt | $(MADE)
	@echo 'Installing Osada and its development tools (a minute the first time) ...'
	@.venv/bin/python -m pip install -qq --no-compile -e '.[dev]' -c constraints.txt
	@.venv/bin/pytest --collect-only -qq >/dev/null 2>&1 || true # bytecode once, not in each worker
	@touch $(PLAY) $(BUILD) $@
