# `make help` lists the commands. Each command installs missing Debian packages (Scripts/packages.txt) and builds what it needs.

MINUTES ?= 5
SEED ?=

PREFIX ?=

.PHONY: help run run-server test install docs bench instructions fuzz sanitize lint format packages
.DEFAULT_GOAL := help

help: ## list these commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1|/' | column -t -s '|'

run: packages ## open the Gallery in a window; without a display, draw its screens into pictures/
	@Scripts/run

run-server: packages ## start the example server of cards, which the Gallery displays with TRESTLE_CARD_SERVER=http://127.0.0.1:8787
	swift run --package-path Examples/CardServer card-server

test: packages ## run all tests
	swift test --no-parallel
	@Scripts/test-client
	@Scripts/test-server
	@Scripts/test-importer
	@Scripts/test-package

install: ## install the importer of Xcode projects: make install PREFIX=DIR writes DIR/bin/trestle
	@Scripts/install "$(PREFIX)"

docs: packages ## build the documentation as a site in documentation/
	@Scripts/docs

bench: packages ## compare with peer libraries: print a table and write bench.json
	@Benchmarks/run

instructions: packages ## check the number of instructions of a launch and a scrolled frame
	@Benchmarks/instructions

fuzz: packages ## run the random tests for a number of minutes: make fuzz MINUTES=5 [SEED=n]
	@Scripts/fuzz $(MINUTES) $(SEED)

sanitize: packages ## run the tests with the address, leak and thread sanitizers
	@Scripts/sanitize

lint: packages ## check formatting, wording and documentation, and that the build has no warnings
	@Scripts/lint

format: ## format all Swift files
	Scripts/sources | xargs swift format --in-place --parallel --configuration .swift-format

packages:
	@command -v swift >/dev/null || { echo "error: swift is not on the PATH. Install Swift 6.3: https://www.swift.org/install" >&2; exit 1; }
	@Scripts/install-packages Scripts/packages.txt
