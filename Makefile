# `make help` lists the commands. Each installs the Debian packages that it misses (Scripts/packages.txt), builds, and goes.

MINUTES ?= 5
SEED ?=

.PHONY: help run test bench fuzz sanitize lint format packages
.DEFAULT_GOAL := help

help: ## list these commands
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1|/' | column -t -s '|'

run: packages ## open the Gallery in a window; without a display, draw its screens into pictures/
	@Scripts/run

test: packages ## run all tests
	swift test --no-parallel

bench: packages ## measure against the peers: prints a table, writes bench.json
	@Benchmarks/run

fuzz: packages ## run the random tests for longer: make fuzz MINUTES=5 [SEED=n]
	@Scripts/fuzz $(MINUTES) $(SEED)

sanitize: packages ## run the tests under the address, the leak and the thread sanitizer
	@Scripts/sanitize

lint: packages ## check the formatting, and that the build has no warnings
	@Scripts/lint

format: ## format all Swift files
	Scripts/sources | xargs swift format --in-place --parallel --configuration .swift-format

packages:
	@command -v swift >/dev/null || { echo "error: swift is not on the PATH; Trestle needs Swift 6.3: https://www.swift.org/install" >&2; exit 1; }
	@Scripts/install-packages Scripts/packages.txt
