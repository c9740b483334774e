# The tasks. `make play` and `make test` work on a fresh machine with Python (venv) and make.
PYTHON ?= python3
BIN := .venv/bin
RUNTIME := .venv/.runtime
DEV := .venv/.dev
WORKERS ?= 4  # on two cores: there is work while tests wait for real time
unexport PYTHONDONTWRITEBYTECODE  # compiled code is kept: the suite starts the bot many times

.PHONY: play run check test fast walks golden pictures bench tournament soak crash stops fuzz cluster lock audit release clean

play: $(RUNTIME)  ## open the playground: a local Discord with the bot in it, in your browser
	$(BIN)/python -m bot playground $(ARGS)

run: $(RUNTIME)  ## serve the real Discord; needs DISCORD_TOKEN
	$(BIN)/python -m bot run

check: $(DEV)  ## static checks
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell bot cogs rendering tests deploy README.md CONTRIBUTING.md CHANGELOG.md Makefile pyproject.toml

test: $(DEV)  ## the whole suite with its coverage floors
	$(BIN)/coverage erase
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --cov --cov-report= --durations=12
	$(BIN)/coverage report --include='bot/games/*,bot/kit/*' --fail-under=95 --skip-covered
	$(BIN)/coverage report --omit='bot/games/*,bot/kit/*' --fail-under=88 --skip-covered

fast: $(DEV)  ## the contract suite with few examples and what changed
	QUARTIER_EXAMPLES=few $(BIN)/python -m pytest -n $(WORKERS) tests/contract tests/kit tests/games tests/test_architecture.py

walks: $(DEV)  ## the laws on 4,000 walks of each game, 400 runs of the random machine and 20,000 games of Deal: hours
	QUARTIER_EXAMPLES=many $(BIN)/python -m pytest -n 2 tests/contract tests/tables/test_machine.py tests/games/deal/test_games.py

golden: $(DEV)  ## write playthroughs, perft numbers and pictures anew and print what changed
	$(BIN)/python tests/golden.py

pictures: $(RUNTIME)  ## draw the pictures of README and the icon of the page anew
	$(BIN)/python deploy/pictures.py

bench: $(DEV)  ## measure beside the machine's own references
	$(BIN)/python tests/bench/speed.py $(ARGS)

tournament: $(DEV)  ## let the robots play against each other; at most half an hour for a game on two cores
	$(BIN)/python tests/bench/tournament.py $(ARGS)

soak: $(DEV)  ## play for five minutes with robots, people, drops and restarts; ARGS="--hours 0.67 --times 15" watches its memory
	$(BIN)/python tests/bench/soak.py $(ARGS)

crash: $(DEV)  ## kill -9 at 200 random moments under load; nothing lost, nothing twice; ARGS="--postgres --ends" for a server, and while games end
	$(BIN)/python tests/bench/crash.py $(ARGS)

stops: $(DEV)  ## stop the bot in order 20 times while twelve people press; nobody is left without an answer
	$(BIN)/python tests/bench/stops.py $(ARGS)

fuzz: $(DEV)  ## mutated presses, forms, commands, events, boards and rows for five minutes; ARGS="--minutes N --seed S --cases N"
	$(BIN)/python tests/bench/fuzz.py $(ARGS)

cluster: $(DEV)  ## four processes on one PostgreSQL server while everything goes wrong, in 12 minutes; ARGS="--small" or "--growth"
	$(BIN)/python -m tests.bench.cluster $(ARGS)

lock: $(DEV)  ## write the exact versions with hashes
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 pyproject.toml -o deploy/requirements.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra dev --extra postgres pyproject.toml -o deploy/requirements-dev.txt
	$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['postgres'])" | $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 - -o deploy/requirements-postgres.txt
	$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['audit'], sep='\n')" | $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 - -o deploy/requirements-audit.txt

audit: $(DEV)  ## vulnerabilities, licences and a bill of materials; ARGS="--advisories FILE" without a network
	$(BIN)/python deploy/audit.py $(ARGS)

release: $(DEV)  ## make release VERSION=0.2.0: cut the changelog, set the version, build wheel and image
	$(BIN)/python deploy/release.py $(VERSION)

clean:  ## remove what the tasks made
	rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .artifacts .coverage*

.venv/bin/python:
	$(PYTHON) -m venv .venv

$(RUNTIME): .venv/bin/python deploy/requirements.txt pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r deploy/requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@

$(DEV): .venv/bin/python deploy/requirements-dev.txt pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r deploy/requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@ $(RUNTIME)
