"""The interface for programs is as its schema says, for requests that fit and others."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server import patient
from tests.server.serving import Person, served

PATHS = {
    "/api/cards",
    "/api/decks",
    "/api/decks/bench",
    "/api/journals",
    "/api/examples",
    "/api/push",
    "/api/puzzles",
    "/api/puzzles/daily",
    "/api/puzzles/{number}",
    "/api/puzzles/{number}/look",
    "/api/puzzles/{number}/solution",
    "/api/replays",
    "/api/replays/{table}",
    "/api/replays/{table}/fork",
    "/api/replays/{table}/moments",
    "/api/replays/{table}/position",
    "/api/replays/{table}/review",
    "/api/replays/{table}/try",
    "/api/rules",
    "/api/villages",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/join",
    "/api/tables/{table}/journal",
    "/api/tables/{table}/seats/{seat}",
    "/api/tables/{table}/seats/{seat}/enter",
    "/api/tables/{table}/seats/{seat}/free/{other}",
    "/api/tables/{table}/seats/{seat}/leave",
    "/api/tables/{table}/seats/{seat}/links",
    "/api/tables/{table}/seats/{seat}/push",
    "/api/tables/{table}/seats/{seat}/push/shown",
    "/api/tables/{table}/seats/{seat}/push/stop",
    "/api/tables/{table}/seats/{seat}/rematch",
    "/api/tables/{table}/seats/{seat}/resign",
    "/api/tables/{table}/seats/{seat}/return",
    "/api/tables/{table}/seats/{seat}/start",
    "/api/tables/{table}/seats/{seat}/table",
    "/api/tables/{table}/watch",
    "/health",
    "/metrics",
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for the tests of this file."""
    with served() as found:
        yield found


@pytest.fixture(scope="module")
def people(address: str) -> list[Person]:
    """Hosts of a table that waits, one that runs, and one that is finished."""
    waits = Person(address, "Ola").create([{}, {}])
    runs = Person(address, "Jan").create([{}, {"bot": "easy"}], start=True)
    over = Person(address, "Eva").create([{}, {"bot": "easy"}], start=True)
    over.post("resign")
    return [waits, runs, over]


@cache
def _schema(address: str) -> dict[str, Any]:
    found: dict[str, Any] = patient.get(f"{address}/api/schema/openapi.json").json()
    return found


def test_every_request_is_told_with_a_summary_and_its_problems(address: str) -> None:
    told = _schema(address)
    assert {path for path in told["paths"] if path.startswith(("/api", "/h", "/m"))} == PATHS
    names = []
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            names.append(operation["operationId"])
            if path.startswith("/api/"):
                assert {"400", "403", "404", "409", "429", "503"} <= operation["responses"].keys()
    assert len(names) == len(set(names))


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("path", sorted(PATHS))
def test_answers_fit_the_schema(
    address: str, people: list[Person], path: str, mode: Literal["positive", "negative"]
) -> None:
    from tests.server.fuzzing import CHECKS, cases  # slow to import, and for this alone

    for method, told in _schema(address)["paths"][path].items():
        if mode == "negative" and not (told.get("parameters") or "requestBody" in told):
            continue  # nothing about it can be wrong
        tries = cases(address, path, method, mode)

        @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=tries, whose=st.sampled_from([*people, None]))
        def try_it(case: Any, whose: Person | None) -> None:
            if whose is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = whose.table
                if "seat" in case.path_parameters:
                    case.path_parameters["seat"] = 0
                case.cookies = {"osada": whose.key}
            case.call_and_validate(checks=CHECKS)

        try_it()
    assert patient.get(f"{address}/health").json()["status"] == "ok"
