"""In which order tests run, what they hear, and how Hypothesis searches."""

import signal

import pytest
from hypothesis import HealthCheck, settings

from osada import build

LONG = tuple(
    f"tests/{module}"
    for module in (
        "browser/test_crowds.py",
        "browser/test_everyone.py",
        "browser/test_play.py",
        "browser/test_replay.py",
        "browser/test_review.py",
        "browser/test_roll_places.py",
        "browser/test_roll_table.py",
        "cluster/",
        "gym/test_docs.py",
        "rollwrite/test_print.py",
        "server/store/test_crash.py",
        "server/store/test_processes.py",
        "server/test_garbage.py",
        "server/test_processes.py",
        "terminal/test_roll_screen.py",
        "unit/test_arena_command.py",
        "unit/test_bench.py",
        "unit/test_core.py",
        "unit/test_lab.py",
        "unit/test_learned.py",
        "unit/test_outside_games.py",
    )
)
"""Modules with tests that take many seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no worker is left alone with it at the end."""
    items.sort(
        key=lambda item: (
            not item.nodeid.startswith(LONG) and item.get_closest_marker("strength") is None
        )
    )


# Tests press Ctrl-C. A run without a terminal (`make test &` in a script) is deaf to it from birth,
# and with it all that it begins.
signal.signal(signal.SIGINT, signal.default_int_handler)


# Steadily by default, widely with --hypothesis-profile=explore.
# The same tree gives the same verdict, however slow or busy the machine is. The compiled build is
# quick, and runs the same sources: it tries the whole row of examples, plain Python its first half.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=100 if build.COMPILED else 50,
    suppress_health_check=[HealthCheck.too_slow],
)

# New examples in every run, and many more of them; prints how to repeat a failure.
settings.register_profile(
    "explore",
    deadline=None,
    derandomize=False,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)

# A fifth of the examples, for the many runs of tools/mutants.py.
settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow],
)

settings.load_profile("steady")
