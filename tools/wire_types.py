"""Writes the page's types: `python tools/wire_types.py > web/src/wire.ts`.

They are those of `osada.server.wire`, and of the views that games give (`viewtypes.py` of each).
The source is read, not the module, because only there the names of aliases and the docstrings of
fields are still to be found.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from osada import LANGUAGE_NAMES, LANGUAGES
from osada.server.agreed import is_shown, is_told
from osada.titles import FIRST, HOSTED, Option, Title

OSADA: Final = Path(__file__).parent.parent / "src/osada"
WIRE: Final = OSADA / "server/wire"
VIEWS: Final = tuple(OSADA / game / "viewtypes.py" for game in ("kernel", *HOSTED))

_PLAIN: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}


def modules() -> list[Path]:
    """The types of views, then the modules of the wire in the order of its package."""
    package = ast.parse((WIRE / "__init__.py").read_text(encoding="utf-8")).body
    named = [node.module for node in package if isinstance(node, ast.ImportFrom)]
    wire = [WIRE / f"{name.rpartition('.')[2]}.py" for name in named if name is not None]
    return [*VIEWS, *wire]


def typescript(sources: Iterable[Path]) -> str:
    """The types of modules of Structs and aliases in TypeScript."""
    out = ["// Made by tools/wire_types.py from src/osada/server/wire and the views of the games."]
    out += ["", f"export type Language = {_union(LANGUAGES)};"]
    named = json.dumps(LANGUAGE_NAMES, ensure_ascii=False)
    out += ["", f"export const LANGUAGES: Readonly<Record<Language, string>> = {named};"]
    out += ["", f"export type GameName = {_union(HOSTED)};"]
    out += ["", f"export const GAMES: readonly GameName[] = {json.dumps(list(HOSTED))};"]
    out += ["", "/** What is played where nobody says. */"]
    out += [f"export const FIRST: GameName = {json.dumps(FIRST)};"]
    known: set[str] = set()
    for option in _options():
        if option.kind == "choice":
            known.add(_of_option(option))
            out += ["", f"export type {_of_option(option)} = {_union(option.values)};"]
    for title in HOSTED.values():
        known.add(_options_type(title))
        out += ["", "/** What was agreed before the game. */"]
        out += [f"export interface {_options_type(title)} {{"]
        out += [
            f"  {one.name}{'' if is_shown(one) else '?'}: {_of_option(one)};"
            for one in title.options
        ]
        out += ["}"]
    out += [
        "",
        f"export type AnyView = {' | '.join(_view_type(title) for title in HOSTED.values())};",
    ]
    for source in sources:
        body = ast.parse(source.read_text(encoding="utf-8"), str(source)).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.ClassDef):
                out += ["", *_struct(node)]
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if name not in known:  # the schema of options says it better than the engine
                    alias = f"export type {name} = {_type(node.value)};"
                    out += ["", *_comment(_text(after)), alias]
    return "\n".join(out) + "\n\n" + _schema()


def _options() -> list[Option]:
    """The options of all games on which people agree."""
    return list({one.name: one for title in HOSTED.values() for one in title.variants}.values())


def _view_type(title: Title) -> str:
    return title.view.rpartition(":")[2]


def _options_type(title: Title) -> str:
    """What the view of a game calls its options; the name is in the source alone."""
    source = inspect.getsource(title.open("view"))
    return next(
        ast.unparse(field.annotation)
        for field in ast.walk(ast.parse(source))
        if isinstance(field, ast.AnnAssign) and ast.unparse(field.target) == "options"
    )


def _union(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _of_option(option: Option) -> str:
    match option.kind:
        case "choice":
            return option.name.title()
        case "number":
            return _union(option.values) or "number"
        case "flag":
            return "boolean"
        case "names" | "parts":
            return "string[]"
        case "records":
            return "object[]"
    return "Record<string, string[]>"


_BASES: Final = {
    "Wished": (_options(), False),
    "Agreed": (_options(), True),
}
"""What the made bases of `osada.server.agreed` bring along, and whether it is always told."""


def _inherited(node: ast.ClassDef) -> list[str]:
    """The fields that come from the schema of options."""
    options, told = _BASES.get(ast.unparse(node.bases[0]), ((), False))
    return [
        f"  {one.name}{'' if told and is_told(one) else '?'}: {_of_option(one)};" for one in options
    ]


def _schema() -> str:
    """The options of each game, from which the page draws the lobby."""
    found: dict[str, Any] = {
        name: [
            {
                "name": one.name,
                "kind": one.kind,
                "values": list(one.values),
                "usual": one.default if one.default is not None else one.values[0],
                "when": {
                    "seats": one.when.seats,
                    "options": dict(one.when.options),
                    "parts": list(one.when.parts),
                    "given": list(one.when.given),
                    "most": one.when.most,
                },
            }
            for one in title.variants
            if one.kind not in ("names", "lists")
        ]
        for name, title in HOSTED.items()
    }
    told = json.dumps(found, indent=2)
    return f"""/** An option of a game that people choose before it, and when it matters. */
export interface Option {{
  name: Exclude<keyof TableWish, "seats" | "title" | "public" | "game" | "clock">;
  kind: "choice" | "flag" | "number";
  values: readonly (string | number | boolean)[];
  usual: string | number | boolean;
  when: {{
    seats: number;
    options: Readonly<Record<string, string | number | boolean>>;
    parts: readonly string[];
    given: readonly (keyof TableWish)[];
    most: number;
  }};
}}

export const OPTIONS: Readonly<Record<GameName, readonly Option[]>> = {told};
"""


def _struct(node: ast.ClassDef) -> list[str]:
    settings = {word.arg: word.value for word in node.keywords}
    lines = [*_comment(ast.get_docstring(node)), f"export interface {node.name} {{"]
    if "tag" in settings:
        lines.append(f"  {_constant(settings['tag_field'])}: {_literal(settings['tag'])};")
    lines += _inherited(node)
    omits = "omit_defaults" in settings
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            absent = omits and field.value is not None
            unset = any(_is_unset(part) for part in ast.walk(field.annotation))
            absent = absent or _is_optional(field.annotation)
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
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
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
    unknown = f"line {node.lineno}: no TypeScript for {ast.unparse(node)!r}"
    raise SystemExit(f"{unknown}; teach tools/wire_types.py")


def _is_unset(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "UnsetType"


def _is_optional(node: ast.expr) -> bool:
    """Whether the key of a view may be missing."""
    return isinstance(node, ast.Subscript) and ast.unparse(node.value) == "NotRequired"


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
    sys.stdout.write(typescript(modules()))
