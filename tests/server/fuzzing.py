"""Requests made from the schema of a server, right and wrong, and what the answers must be."""

from functools import cache
from typing import Any, Literal

import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

_seen: set[tuple[str, int, bytes]] = set()


def body_conformance(context: Any, response: Any, case: Any) -> None:
    """Whether a body is as its schema says; the same one is looked at once."""
    answer = (case.operation.label, response.status_code, response.content)
    if answer not in _seen:
        response_schema_conformance(context, response, case)
        _seen.add(answer)


CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    body_conformance,
]


@cache
def _operations(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")


def cases(address: str, path: str, method: str, mode: Literal["positive", "negative"]) -> Any:
    """Requests of one kind that fit the schema, or do not."""
    operation = _operations(address)[path][method.upper()]
    return operation.as_strategy(generation_mode=GenerationMode(mode))
