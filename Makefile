# Siegewright. `make` shows what there is; it takes Python 3.11 or newer, pip and make.

PYTHON ?= python3
BIN := .venv/bin
SIEGEWRIGHT := $(BIN)/siegewright
CODE := compiler interpreter siegewright bench editors tests
# More words for a command: make play ARGS="classics --scenario duel"
ARGS ?=
# The packs to compile to machine code.
PACK ?= classics

export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Several of these are folders, too: without this, make calls them done.
.PHONY: help setup extras tools build check test play table web sim balance bench fuzz coverage mutate typos clients edits server-edits reference watch fmt clean native native-test gate gate-trials contest browser screenshot sheet vscode pictures

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/.ready ## Install what building and playing needs into .venv

extras: .venv/.extras ## Also install what the language server, table, press and arena need

tools: .venv/.tools ## Also install what you need to work on Siegewright itself (tests, linters, native builds)

.venv/.ready: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements.txt
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	@touch $@

.venv/.extras: .venv/.ready requirements-extras.txt
	$(BIN)/python -m pip install --quiet --requirement requirements-extras.txt
	@touch $@

.venv/.tools: .venv/.ready requirements-extras.txt requirements-dev.txt
	$(BIN)/python -m pip install --quiet --requirement requirements-dev.txt
	@touch $@

build: setup ## Compile the content packs into generated/
	$(SIEGEWRIGHT) build $(ARGS)

check: tools ## Check code and content, and whether generated/ and docs/reference/ are up to date
	$(BIN)/ruff check $(CODE) generated
	$(BIN)/ruff format --check --quiet $(CODE) generated
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(SIEGEWRIGHT) check
	$(SIEGEWRIGHT) build --check
	$(SIEGEWRIGHT) fmt --check
	$(SIEGEWRIGHT) reference --check

# `check` comes first: `build` would hide that what is committed in generated/ is stale.
test: check build web ## Everything that must pass: check, build, all tests of code and content
	$(BIN)/pytest -n auto
	$(SIEGEWRIGHT) test

play: setup ## Play a game in the terminal (ARGS="pack ...")
	@$(SIEGEWRIGHT) play $(ARGS)

table: extras web ## Play games in the browser (ARGS="pack --port 8370")
	@$(SIEGEWRIGHT) table $(ARGS)

web: siegewright/table/vendor/preact.js ## Fetch the third-party modules of the page (needs Node, or takes it from PyPI)

siegewright/table/vendor/preact.js: .venv/.ready siegewright/table/web/package-lock.json siegewright/table/web/vendor.js
	$(BIN)/python siegewright/table/web/make_vendor.py

.PHONY: sheet
# The nine cards that the README shows.
SHEET = queen_ithilwen high_marshal_aldren lord_garrulk malgrath_the_undying countess_velisandra fenra_the_moonborn \
  wild_wrath sturdy_shield gelatinous_ooze
sheet: extras ## Draw the sheet of cards that the README shows
	@$(SIEGEWRIGHT) print castle_assault --what cards --once --no-backs --as png --ppi 80 --to build/press/readme $(SHEET:%=--only %)
	@mkdir -p docs/pictures
	@cp build/press/readme/castle_assault-cards-a4-001.png docs/pictures/cards.png
browser: tools build web ## Play whole games of every pack by clicks in a real browser (ARGS="--packs classics"; minutes)
	@$(BIN)/python -m tests.browser_games $(ARGS)

screenshot: tools build web ## Take the picture of a game that the README shows
	@$(BIN)/python -m tests.screenshot

balance: setup ## Let bots play the games of a balance report (ARGS="pack ...")
	@$(SIEGEWRIGHT) balance $(ARGS)

sim: setup ## Let bots play many games (ARGS="pack ...")
	@$(SIEGEWRIGHT) sim $(ARGS)

gate: .venv/.extras ## Check whether the balance of the classics is as expected (seconds)
	$(SIEGEWRIGHT) gate classics --bots random --games 90

gate-trials: .venv/.extras ## Measure how often the gate finds a planted change, and how often it is wrong (minutes)
	@$(BIN)/python -m bench.gate_trials $(ARGS)

contest: setup ## Let the search bot play against the sensible one at equal time (ARGS="--games 400"; hours)
	@$(BIN)/python -m bench.search_contest $(ARGS)

bench: tools ## Measure compiler and interpreter (ARGS="--quick packs" for a short run of one part)
	@$(BIN)/python -m bench $(ARGS)

typos: tools ## Make typing mistakes in the shipped content and count how they are reported (minutes)
	@$(BIN)/python -m bench.typos $(ARGS)

fuzz: tools ## Try broken and unusual packs on reader, parser, builds and games (ARGS="--count 2000 --seconds 60 --seed 1")
	@$(BIN)/python -m tests.fuzz $(ARGS)

clients: tools ## Play random games of every pack and check what clients are shown (ARGS="--games 3 --packs classics"; minutes)
	@$(BIN)/python -m tests.client_games $(ARGS)

edits: tools ## Make random edits in copies of packs and compare warm checks with fresh ones (ARGS="--packs classics --edits 100"; minutes)
	@$(BIN)/python -m tests.workspace_edits $(ARGS)

.PHONY: vscode pictures
vscode: setup ## Package the VS Code extension as dist/siegewright.vsix (takes Node from PyPI where there is none)
	$(BIN)/python -m editors.package_vscode

# code-server from npm is 600 MB and builds modules in C++ (it needs the headers of Kerberos, too): not for every day.
pictures: tools vscode ## Take the pictures of docs/editors.md in VS Code, in a browser (minutes; needs Chromium and a C++ compiler)
	$(BIN)/python -m editors.pictures $(ARGS)
server-edits: tools ## Make random edits in an editor and compare the language server with check (ARGS="--packs deck_builder --edits 1000"; minutes)
	@$(BIN)/python -m tests.server_edits $(ARGS)

coverage: setup ## Count the rules that have a test
	@$(SIEGEWRIGHT) coverage $(ARGS)

mutate: setup ## Change rules one at a time, see whether a test fails, and write reports to docs/mutation/ (minutes)
	@$(SIEGEWRIGHT) mutate $(or $(ARGS),$(notdir $(patsubst %/pack.yaml,%,$(wildcard content/*/pack.yaml)))) --pack tests/packs/shelf --sample 400 --write

reference: setup ## Write docs/reference/ from schemas and packs
	$(SIEGEWRIGHT) reference

watch: setup ## Build and test again whenever content is saved
	@$(SIEGEWRIGHT) watch $(ARGS)

fmt: tools ## Format code and content
	$(BIN)/ruff check --quiet --fix-only $(CODE)
	$(BIN)/ruff format --quiet $(CODE)
	$(SIEGEWRIGHT) fmt

native: tools ## Compile PACK to machine code, into your cache (needs a C compiler): make native PACK=kings_armory
	$(SIEGEWRIGHT) build --native $(PACK) $(ARGS)

native-test: tools ## Check that machine code plays the same games as Python: make native-test PACK=kings_armory
	$(BIN)/pytest -n 0 tests/test_native.py --native-pack=$(PACK)

clean: ## Remove what make has made, except generated/
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
