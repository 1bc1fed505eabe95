"""Structs of the wire made from the types of views.

A view is described once, as a TypedDict beside the game that builds it. A struct with the same keys
refuses unknown ones, and tells the games apart.
"""

from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import UNSET, UnsetType, defstruct

_TAG: Final = "game"
_made: Final[dict[Any, Any]] = {}


def struct(view: Any, **others: Any) -> Any:
    """A struct with the keys of a TypedDict and of those inside; some may have another type."""
    if view not in _made:
        fields: list[Any] = []
        tag: dict[str, Any] = {}
        for name, kind in get_type_hints(view).items():
            if name == _TAG:
                tag = {"tag_field": _TAG, "tag": get_args(kind)[0]}
                continue
            found = others.get(name) or _inside(kind)
            required = name in view.__required_keys__
            fields.append((name, found) if required else (name, found | UnsetType, UNSET))
        _made[view] = defstruct(
            view.__name__,
            fields,
            namespace={"__doc__": view.__doc__},
            module=view.__module__,
            forbid_unknown_fields=True,
            kw_only=True,
            **tag,
        )
    return _made[view]


def _inside(kind: Any) -> Any:
    """A type in which structs stand for TypedDicts."""
    if is_typeddict(kind):
        return struct(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        return list[_inside(args[0])]  # type: ignore[misc]
    if origin in (Union, UnionType):
        return Union[tuple(_inside(one) for one in args)]  # noqa: UP007
    return kind
