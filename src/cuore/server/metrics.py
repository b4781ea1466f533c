"""The figures of /metrics, as Prometheus reads them. Counts only: no name, no code, no address.

They can be had at a port of their own, too, from a thread: it tells even while the event loop stands still.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each counter began is of no use to anybody and doubles the page


class Gauge(Collector):
    """Something that is looked up when it is asked for, by one label or none."""

    def __init__(self, name: str, help: str, label: str, read: Callable[[], dict[str, float]]) -> None:
        self.name = name
        self.help = help
        self.labels = [label] if label else []
        self.read = read

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The figures."""
        family = GaugeMetricFamily(self.name, self.help, labels=self.labels)
        for value, amount in self.read().items():
            family.add_metric([value] if self.labels else [], amount)
        yield family

    def describe(self) -> Iterator[GaugeMetricFamily]:
        """What there will be, before there is anything to read."""
        yield GaugeMetricFamily(self.name, self.help, labels=self.labels)


class Metrics:
    """Everything that this server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, help: str, *labels: str) -> Counter:
            return Counter(name, help, labels, registry=self.registry)

        def histogram(name: str, help: str) -> Histogram:
            return Histogram(name, help, buckets=SECONDS, registry=self.registry)

        self.requests = counter("cuore_requests", "HTTP requests by route and status.", "method", "route", "status")
        self.request_seconds = histogram("cuore_request_seconds", "Seconds from a request to the end of its answer.")
        self._messages = counter("cuore_messages", "WebSocket messages from browsers, by type.", "type")
        self._messages_by_type: dict[str, Counter] = {}  # to find one by its label takes longer than to count
        self.refusals = counter("cuore_refusals", "Requests and messages that were refused, by reason.", "reason")
        self.answer_seconds = histogram("cuore_answer_seconds", "Seconds from an answer to its being durable.")
        self.sent = counter("cuore_states_sent", "Positions sent to browsers.")
        self.forwarded = counter("cuore_forwarded", "Requests sent on to the process that has the table.", "type")
        ProcessCollector(registry=self.registry)  # memory, CPU time and open files, where the system tells
        started = time.monotonic()
        self.watch("cuore_uptime_seconds", "Since the start.", lambda: {"": time.monotonic() - started})

    def heard(self, type_: str) -> None:
        """Count a message of that type; there are few."""
        found = self._messages_by_type.get(type_)
        if found is None:
            found = self._messages_by_type[type_] = self._messages.labels(type=type_)
        found.inc()

    def watch(self, name: str, help: str, read: Callable[[], dict[str, float]], label: str = "") -> None:
        """Add something that is looked up when it is asked for."""
        self.registry.register(Gauge(name, help, label, read))

    def text(self) -> bytes:
        """The page."""
        return generate_latest(self.registry)

    def serve(self, host: str, port: int) -> WSGIServer:
        """Have the page at a port of its own, whatever is asked for there; `OSError` if that is taken."""
        server, _ = start_http_server(port, host, self.registry)
        return server
