"""Writes the page's types from `osada.server.wire`: `python tools/wire_types.py > web/src/wire.ts`.

The source is read, not the module, because only there the names of aliases and the docstrings of
fields are still to be found.
"""

import ast
import sys
from pathlib import Path
from typing import Final

WIRE: Final = Path(__file__).parent.parent / "src/osada/server/wire.py"

_PLAIN: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}


def typescript(source: str) -> str:
    """The types of a module of Structs and aliases in TypeScript."""
    body = ast.parse(source).body
    out = ["// Made by tools/wire_types.py from src/osada/server/wire.py; change that one instead."]
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            out += ["", *_struct(node)]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            alias = f"export type {node.targets[0].id} = {_type(node.value)};"
            out += ["", *_comment(_text(after)), alias]
    return "\n".join(out) + "\n"


def _struct(node: ast.ClassDef) -> list[str]:
    settings = {word.arg: word.value for word in node.keywords}
    lines = [*_comment(ast.get_docstring(node)), f"export interface {node.name} {{"]
    if "tag" in settings:
        lines.append(f"  {_constant(settings['tag_field'])}: {_literal(settings['tag'])};")
    omits = "omit_defaults" in settings
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            absent = omits and field.value is not None
            unset = any(_is_unset(part) for part in ast.walk(field.annotation))
            lines += [f"  {line}" for line in _comment(_text(after))]
            mark = "?" if absent or unset else ""
            lines.append(f"  {field.target.id}{mark}: {_type(field.annotation)};")
    return [*lines, "}"]


def _type(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return _PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return " | ".join(_type(part) for part in (left, right) if not _is_unset(part))
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
            return _type(inner)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
            return " | ".join(_literal(value) for value in values)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
            return _literal(value)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            item = _type(inner)
            return f"({item})[]" if " " in item else f"{item}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            named = _type(key)
            record = f"Record<{named}, {_type(value)}>"
            return record if named in ("string", "number", "Card") else f"Partial<{record}>"
    unknown = f"wire.py:{node.lineno}: no TypeScript for {ast.unparse(node)!r}"
    raise SystemExit(f"{unknown}; teach tools/wire_types.py")


def _is_unset(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "UnsetType"


def _constant(node: ast.expr) -> object:
    assert isinstance(node, ast.Constant)
    return node.value


def _literal(node: ast.expr) -> str:
    value = _constant(node)
    return f'"{value}"' if isinstance(value, str) else str(value)


def _text(node: ast.stmt | None) -> str | None:
    """The docstring that stands below a field or an alias."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return None


def _comment(text: str | None) -> list[str]:
    return [f"/** {' '.join(text.split())} */"] if text else []


if __name__ == "__main__":
    sys.stdout.write(typescript(WIRE.read_text(encoding="utf-8")))
