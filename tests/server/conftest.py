"""A PostgreSQL and programs that can be killed, once for all tests of a worker that need them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.clusters import Cluster, cluster
from tests.server.houses import FILE, House, house


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture(scope="session")
def houses() -> Iterator[list[House]]:
    """Three programs; each test lets them live on a database of its own. One that is not needed is not started."""
    with ExitStack() as stack:
        yield [stack.enter_context(house()) for _ in range(3)]


@pytest.fixture
def own_house(houses: list[House], tmp_path: Path) -> Iterator[House]:
    """One of them, on a file of this test's own."""
    houses[0].database = f"sqlite:///{tmp_path / FILE}"
    yield houses[0]
    houses[0].empty()
