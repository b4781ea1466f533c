"""A PostgreSQL and programs for several processes, once for all tests of a worker that need them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.clusters import Cluster, cluster
from tests.server.houses import House, house


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture(scope="session")
def houses(server: Cluster) -> Iterator[list[House]]:
    """Three programs; each test lets them live on a database of its own."""
    with ExitStack() as stack:
        yield [stack.enter_context(house(server.url)) for _ in range(3)]
