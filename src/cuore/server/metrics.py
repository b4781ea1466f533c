"""Counters for /metrics, in the text format that Prometheus reads. Counts only: no name, no code, no address."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Labels = tuple[tuple[str, str], ...]


class Counter:
    """Something that only grows, by labels."""

    kind = "counter"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.counts: dict[Labels, int] = {}

    def add(self, amount: int = 1, **labels: str) -> None:
        """Count."""
        key = tuple(labels.items())
        self.counts[key] = self.counts.get(key, 0) + amount

    def lines(self) -> Iterator[str]:
        """The figures."""
        for labels, count in self.counts.items() or [((), 0)]:
            yield f"{self.name}{_braced(labels)} {count}"


class Gauge:
    """Something that is looked up when it is asked for, by one label or none."""

    kind = "gauge"

    def __init__(self, name: str, help: str, label: str, read: Callable[[], dict[str, float]]) -> None:
        self.name = name
        self.help = help
        self.label = label
        self.read = read

    def lines(self) -> Iterator[str]:
        """The figures."""
        for value, amount in self.read().items():
            yield f"{self.name}{_braced(((self.label, value),) if self.label else ())} {amount:g}"


class Histogram:
    """How long something takes."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.buckets = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.buckets[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        """The figures: how many took at most so long."""
        count = 0
        for bound, amount in zip([f"{bound:g}" for bound in SECONDS] + ["+Inf"], self.buckets, strict=True):
            count += amount
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {count}"


class Metrics:
    """Everything that this server counts."""

    def __init__(self) -> None:
        self.requests = Counter("cuore_requests_total", "HTTP requests by route and status.")
        self.request_seconds = Histogram("cuore_request_seconds", "Seconds from a request to the end of its answer.")
        self.messages = Counter("cuore_messages_total", "WebSocket messages from browsers, by type.")
        self.refusals = Counter("cuore_refusals_total", "Requests and messages that were refused, by reason.")
        self.answer_seconds = Histogram("cuore_answer_seconds", "Seconds from an answer to its being durable.")
        self.sent = Counter("cuore_states_sent_total", "Positions sent to browsers.")
        self.forwarded = Counter("cuore_forwarded_total", "Requests sent on to the process that has the table.")
        started = time.monotonic()
        self.gauges = [
            Gauge("cuore_uptime_seconds", "Since the start.", "", lambda: {"": time.monotonic() - started}),
        ]

    def watch(self, name: str, help: str, read: Callable[[], dict[str, float]], label: str = "") -> None:
        """Add something that is looked up when it is asked for."""
        self.gauges.append(Gauge(name, help, label, read))

    def text(self) -> str:
        """The page."""
        families: list[Counter | Gauge | Histogram] = [
            *(thing for thing in vars(self).values() if isinstance(thing, Counter | Histogram)),
            *self.gauges,
        ]
        lines = []
        for family in families:
            lines += [f"# HELP {family.name} {family.help}", f"# TYPE {family.name} {family.kind}", *family.lines()]
        return "\n".join(lines) + "\n"


def _braced(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
