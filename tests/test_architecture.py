"""The house keeps its shape: imports, sizes, rule ids, words of the house. Failures, not advice."""

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.uncounted

ROOT = Path(__file__).resolve().parent.parent
CODE = ("bot", "cogs", "rendering")
LONGEST_FILE, LONGEST_FUNCTION, MOST_ARGUMENTS = 400, 40, 6
MOST_METHODS, MOST_FIELDS, MOST_METHODS_OF_A_RECORD = 15, 12, 7
LARGE_CLASSES = {"bot/games/knockout/robot/features.py Sight"}
"""A record that is filled in two steps, so that it needs an `__init__` (decision 94)."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DATA_FILES = {"data.py"}
FORBIDDEN_NAMES = {"utils.py", "helpers.py", "common.py", "manager.py", "misc.py"}
TOP_FOLDERS = {"bot", "cogs", "rendering", "tests", "deploy"}
TOP_FILES = {"pyproject.toml", "README.md", "Makefile", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"}
GAMES = sorted(path.parent.name for path in (ROOT / "bot/games").glob("*/RULES.md"))


def sources(*folders: str) -> list[Path]:
    """Every Python file below the folders."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


@cache
def functions(path: Path) -> Sequence[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of a file."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf8")))
    return [node for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]


def name(path: Path) -> str:
    """A path as a reader of the repository writes it."""
    return path.relative_to(ROOT).as_posix()


def test_import_contracts_hold() -> None:
    tool = Path(sys.executable).parent / "lint-imports"
    done = subprocess.run([tool], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@cache
def imports() -> Mapping[str, Collection[str]]:
    """Each module of the code with those it imports, wherever in the file, also for type checkers only.

    `from package import name` imports the module of that name, or the package's `__init__` when the name is no module.
    That a package's `__init__` runs when one of its modules is imported does not count.
    """
    modules = {_module(path): path for path in sources(*CODE)}
    return {module: {*_imported(module, path, modules)} - {module} for module, path in modules.items()}


def _module(path: Path) -> str:
    """The dotted name of a file; a package's `__init__` has the package's."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(module: str, path: Path, modules: Container[str]) -> Iterator[str]:
    """The modules of the code that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            above = path.relative_to(ROOT).with_suffix("").parts[: -node.level] if node.level else ()
            base = ".".join((*above, *([node.module] if node.module else [])))
            for alias in node.names:
                yield from [one for one in (f"{base}.{alias.name}", base) if one in modules][:1]


def circles(graph: Mapping[str, Collection[str]]) -> list[frozenset[str]]:
    """The strongly connected components of more than one node (Tarjan 1972)."""
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[frozenset[str]] = []

    def visit(node: str) -> None:
        index[node] = lowest[node] = len(index)
        stack.append(node)
        for other in graph[node]:
            if other not in index:
                visit(other)
            if other in stack:
                lowest[node] = min(lowest[node], lowest[other])
        if lowest[node] == index[node]:
            at = stack.index(node)
            found.append(frozenset(stack[at:]))
            del stack[at:]

    for node in graph:
        if node not in index:
            visit(node)
    return [component for component in found if len(component) > 1]


def test_no_files_import_each_other_in_a_circle() -> None:
    assert not circles(imports())


def test_one_more_import_that_closes_a_circle_is_found() -> None:
    graph = imports()
    for module, below in (("bot.playground.model", "bot.playground.server"), ("bot.kit.engine", "bot.app")):
        closed = circles({**graph, module: {*graph[module], below}})
        assert any({module, below} <= circle for circle in closed)


@pytest.mark.parametrize(
    ("edges", "expected"),
    [("ab bc", []), ("ab ba", ["ab"]), ("ab bc ca cd", ["abc"]), ("ab ba cd dc bc", ["ab", "cd"]), ("ab ac bd cd", [])],
)
def test_circles_are_those_of_the_graph(edges: str, expected: list[str]) -> None:
    graph = {node: {edge[1] for edge in edges.split() if edge[0] == node} for node in "abcd"}
    assert sorted("".join(sorted(circle)) for circle in circles(graph)) == expected


PURE = {"bisect", "collections", "dataclasses", "decimal", "enum", "fractions", "functools", "hashlib", "heapq", "hmac"}
PURE |= {"itertools", "math", "msgspec", "operator", "re", "statistics", "string", "tomllib", "types", "typing"}
PURE |= {"unicodedata", "bot"}
"""What rules may import: nothing with a clock, a file, a thread, a network or chance of its own."""


def test_rules_import_only_what_is_pure() -> None:
    found = {
        f"{name(path)}: {imported}"
        for path in sources("bot/games", "bot/kit")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8")))
        for imported in _names(node)
        if imported.split(".")[0] not in PURE
    }
    register = {"bot/games/installed.py: importlib", "bot/games/installed.py: importlib.metadata"}
    assert found - register == {"bot/kit/rng.py: random"}


def _names(node: ast.AST) -> list[str]:
    """The modules that a statement imports, as they are written."""
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def test_what_shows_a_game_knows_no_other_game() -> None:
    def game(module: str) -> str:
        return next((word for word in module.split(".") if word in GAMES), "")

    graph = imports()
    pairs = [(module, other) for module in graph for other in graph[module] if game(module) and game(other)]
    assert not [pair for pair in pairs if game(pair[0]) != game(pair[1])]


def test_top_level_holds_what_the_design_says_and_nothing_else() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    tops = {entry.split("/")[0] for entry in tracked if not entry.startswith(".")}
    assert tops <= TOP_FOLDERS | TOP_FILES
    assert tops >= TOP_FILES


def test_no_file_is_too_long() -> None:
    long = {
        name(path): lines
        for path in sources(*CODE)
        if path.name not in DATA_FILES and (lines := len(path.read_text(encoding="utf8").splitlines())) > LONGEST_FILE
    }
    assert not long


def test_no_function_is_too_long() -> None:
    long = [
        f"{name(path)}:{node.lineno} {node.name} {size}"
        for path in sources(*CODE)
        for node in functions(path)
        if (size := (node.end_lineno or 0) - node.lineno + 1) > LONGEST_FUNCTION
    ]
    assert not long


def test_no_function_takes_too_many_arguments() -> None:
    many = [
        f"{name(path)}:{node.lineno} {node.name}"
        for path in sources(*CODE)
        for node in functions(path)
        if not _is_slash_command(node) and _arguments(node) > MOST_ARGUMENTS
    ]
    assert not many


def test_no_class_does_everything() -> None:
    """At most so many public methods and fields; records, which only hold data, may have more fields (decision 94)."""
    large = {
        f"{name(path)} {node.name}"
        for path in sources(*CODE)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8")))
        if isinstance(node, ast.ClassDef)
        and (_public_methods(node) > MOST_METHODS or (_fields(node) > MOST_FIELDS and not _is_record(node)))
    }
    assert large == LARGE_CLASSES


def _public_methods(node: ast.ClassDef) -> int:
    return len([each for each in node.body if isinstance(each, FUNCTIONS) and not each.name.startswith("_")])


def _fields(node: ast.ClassDef) -> int:
    """How many fields a class declares or sets on itself."""
    declared = {
        each.target.id for each in node.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }
    assigned = {
        each.attr
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == "self"
    }
    return len(declared | assigned)


def _is_record(node: ast.ClassDef) -> bool:
    """Whether a class only holds data: a msgspec Struct, an event, a state or a view without behaviour of its own."""
    return _public_methods(node) <= MOST_METHODS_OF_A_RECORD and not any(
        isinstance(each, FUNCTIONS) and each.name == "__init__" for each in node.body
    )


def _is_slash_command(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function is a slash command, whose arguments are its options."""
    return any("command" in ast.unparse(decorator) for decorator in node.decorator_list)


def _arguments(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many arguments a caller has to think of."""
    every = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
    return len([argument for argument in every if argument.arg not in {"self", "cls"}])


def test_modules_are_named_after_their_subject() -> None:
    assert not [name(path) for path in sources(*CODE) if path.name in FORBIDDEN_NAMES]


def test_every_module_says_what_the_reader_finds() -> None:
    texts = {path: path.read_text(encoding="utf8").strip() for path in sources(*CODE)}
    silent = [name(path) for path, text in texts.items() if text and not re.match(r'r?"""\S', text)]
    assert not silent


GROWING = {"dict", "list", "set", "deque", "defaultdict", "Counter", "WeakSet"} | {
    f"Weak{which}Dictionary" for which in ("Key", "Value")
}
"""What is empty at first and of no use unless it is filled later."""


def test_nothing_at_module_level_remembers() -> None:
    """What one test has left there changes the next; it belongs to an object, or is a cache of `functools`."""
    found = [
        f"{name(path)}:{node.lineno}"
        for path in sources(*CODE, "tests")
        for text in [path.read_text(encoding="utf8")]
        for tree in [ast.parse(text)]
        for node in [*(node for node in tree.body if _remembers(node)), *(_globals(tree) if "global " in text else ())]
    ]
    assert not found


def _remembers(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
    if isinstance(value, ast.Call):
        made = value.func.attr if isinstance(value.func, ast.Attribute) else getattr(value.func, "id", "")
        return made in GROWING and not value.args
    return value is not None and ast.unparse(value) in ("[]", "{}")


def _globals(tree: ast.Module) -> list[ast.Global]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Global)]


def test_no_field_is_called_as_what_fields_are_made_of() -> None:
    """Python 3.14 reads annotations late: in `turns: turns.Turns` it finds the field by then, and not the module."""
    hidden = [
        f"{name(path)}:{node.lineno} {node.name}"
        for path in sources(*CODE, "tests")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8")))
        if isinstance(node, ast.ClassDef) and _hides_a_name(node)
    ]
    assert not hidden


def _hides_a_name(node: ast.ClassDef) -> bool:
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    used = {part.id for each in fields for part in ast.walk(each.annotation) if isinstance(part, ast.Name)}
    return bool(used & {ast.unparse(each.target) for each in fields})


def test_tests_use_no_mocks() -> None:
    banned = re.compile(r"^\s*(from unittest import mock|from unittest\.mock|import unittest\.mock)", re.MULTILINE)
    mocking = [
        name(path)
        for path in sources("tests")
        if banned.search(path.read_text(encoding="utf8")) and "tests/cogs" not in name(path)
    ]
    assert not mocking


def cited(prefix: str, *roots: str) -> set[str]:
    """The rule ids named in Python and text files below the roots."""
    found: set[str] = set()
    for root in roots:
        for path in (ROOT / root).rglob("*.py"):
            found |= set(re.findall(rf"\b{prefix}-\d+\b", path.read_text(encoding="utf8")))
    return found


def rules(game: str) -> tuple[set[str], set[str]]:
    """The rule ids of a game's RULES.md: those carried out, and those marked for a later release."""
    done: set[str] = set()
    later: set[str] = set()
    text = (ROOT / "bot/games" / game / "RULES.md").read_text(encoding="utf8")
    for line in text.splitlines():
        found = re.match(rf"(?:- |\| )\*\*({game.upper()}-\d+)\*\*", line)
        if found:
            (later if "(next release)" in line else done).add(found[1])
    return done, later


@pytest.mark.parametrize("game", GAMES)
def test_rules_code_and_tests_agree(game: str) -> None:
    done, later = rules(game)
    code = cited(game.upper(), f"bot/games/{game}", "bot/kit", "bot/tables", "bot/present", "rendering", "cogs")
    proved = cited(game.upper(), "tests")
    order = {rule: int(rule.split("-")[1]) for rule in done | later | code | proved}
    assert done, "RULES.md names no rule"
    assert not sorted(done - code, key=order.__getitem__), "rules without code"
    assert not sorted(done - proved, key=order.__getitem__), "rules without a test"
    assert not sorted((code | proved) - done - later, key=order.__getitem__), "ids that RULES.md does not know"
