"""Fluent files as tests read them: every message with its variables, no mistake overlooked."""

from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(package: str, folder: str, language: str) -> dict[str, set[str]]:
    """The messages of a file in its order, each with its variables; no junk, none twice."""
    text = files(package).joinpath(folder, f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
