"""Both databases for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL for all tests of this run."""
    with postgres.cluster() as made:
        yield made


@pytest.fixture
def postgres_url(cluster: postgres.Cluster) -> Iterator[str]:
    """An empty database on PostgreSQL."""
    with cluster.database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database in a file that is not there yet."""
    return f"sqlite:///{tmp_path}/osada.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database, on SQLite and on PostgreSQL."""
    named = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    found: str = request.getfixturevalue(named)
    return found
