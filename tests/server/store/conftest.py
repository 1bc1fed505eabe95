"""An open store for each test."""

from collections.abc import AsyncIterator

import pytest

from osada.server.store import Store


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store that is empty, on each database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
