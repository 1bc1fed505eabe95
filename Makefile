# Everything runs in a virtual environment of its own, .venv, made on first use.
# Needs python3 (3.11 or newer, with venv) and make. Another Python: make play PYTHON=python3.13
# More words for a command: make play ARGS="--plain"

PYTHON ?= python3
ARGS ?=
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
WEB := web/node_modules/.made

# Once `make fast` has been asked for, the compiled build serves, and is made anew after a change.
SERVING := $(wildcard $(FAST))
COMPILED := PYTHONPATH='$(CURDIR)/build/fast'
OSADA := $(if $(SERVING),$(COMPILED) ).venv/bin/osada
SOURCES := $(shell find src -name '*.py')
# Half as many again as there are cores: browsers and servers are often waited for.
TESTERS := $(shell $(PYTHON) -c 'import os; print(3 * (os.cpu_count() or 2) // 2)')
# What the compiled build is tested by, besides giving the same hashes as plain Python.
BOTH_BUILDS := tests/test_scenarios.py tests/rules tests/properties tests/unit/test_builds.py tests/unit/test_bots.py tests/unit/test_search.py tests/gym $(addprefix tests/rollwrite/test_,perft.py properties.py refusals.py rollwrite_bots.py rules.py undo.py)

.PHONY: help play terminal fast page test checks compiled bench load crash mutants pictures format clean
.DELETE_ON_ERROR:

help:
	@echo 'make play      play in your browser (ARGS="--port 8001": at another port)'
	@echo 'make terminal  play in this terminal (ARGS="--plain": line by line)'
	@echo 'make fast      compile the engine; from then on make play uses it'
	@echo 'make test      check format, lint, types and layers; run all tests and scenarios'
	@echo 'make page      build the page after a change in web/ (needs Node)'
	@echo 'make bench     measure the engine beside its peers (ARGS="--rounds 3": quicker)'
	@echo 'make load      measure the server under load'
	@echo 'make crash     kill the server again and again in the middle of 100 games'
	@echo 'make pictures  take the pictures of the README from a real game'
	@echo 'make mutants   measure the tests: break the rules one by one, count what they notice'
	@echo 'make format    format the sources and mend what the linter can'
	@echo 'make clean     remove .venv, caches and everything built'

play: $(PLAY) $(SERVING)
	@$(OSADA) serve --open $(ARGS)

terminal: $(PLAY) $(SERVING)
	@$(OSADA) play $(ARGS)

fast: $(PLAY) $(FAST)
	@$(COMPILED) .venv/bin/osada --version

page: $(PLAY) $(WEB)
	.venv/bin/python tools/wire_types.py > web/src/wire.ts
	cd web && npm run --silent build

test: $(TEST) $(WEB)
	@tools/browser.sh
	@tools/pango.sh .venv/bin/python
	@$(MAKE) --no-print-directory -j2 checks compiled
	.venv/bin/pytest -n $(TESTERS) -m 'not strength' $(ARGS)
	$(COMPILED) OSADA_BUILD=compiled .venv/bin/pytest -n auto $(BOTH_BUILDS)
	.venv/bin/osada scenario tests/scenarios | tail -n 1
	.venv/bin/osada rules --coverage | tail -n 2

checks: $(TEST) $(WEB)
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	cd web && npm run --silent check && npm test --silent

compiled: $(FAST)

bench: $(PLAY)
	@$(MAKE) --no-print-directory fast || echo 'Going on without the compiled build ...' >&2
	@.venv/bin/python -m bench.run $(ARGS)

load: $(TEST) $(SERVING)
	@$(if $(SERVING),$(COMPILED) ).venv/bin/python -m bench.load $(ARGS)

crash: $(TEST) $(SERVING)
	@$(if $(SERVING),$(COMPILED) ).venv/bin/python tools/crash.py $(ARGS)

pictures: $(TEST)
	@tools/browser.sh
	@.venv/bin/python tools/pictures.py $(ARGS)

mutants: $(TEST)
	@.venv/bin/python tools/mutants.py $(ARGS)

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
	@.venv/bin/python -m pip install -qq -e . -c constraints.txt
	@touch $@

$(FAST): $(SOURCES) pyproject.toml constraints.txt tools/mypyc.ini tools/compiler.sh | $(BUILD)
	@tools/compiler.sh .venv/bin/python
	@echo 'Compiling the engine (a minute) ...'
	@rm -rf build/source build/new && mkdir -p build/source/tools
	@cp -r src pyproject.toml README.md LICENSE build/source && cp tools/mypyc.ini build/source/tools
	@HATCH_BUILD_HOOKS_ENABLE=1 .venv/bin/python -m pip install -qq --no-deps --no-build-isolation \
	  --target build/new build/source
	@rm -rf build/fast build/source && mv build/new build/fast
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
	@.venv/bin/python -m pip install -qq -e '.[dev]' -c constraints.txt
	@touch $(PLAY) $(BUILD) $@
