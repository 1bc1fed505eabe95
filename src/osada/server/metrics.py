"""What can be measured of a running server, as Prometheus reads it."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
TABLES: Final = Gauge("osada_tables", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("osada_sockets", "Open sockets", registry=REGISTRY)
THOUGHTS: Final = Gauge("osada_thoughts_waiting", "Bots that wait to think", registry=REGISTRY)
MESSAGES: Final = Counter(
    "osada_messages", "Messages from pages, by kind", ["kind"], registry=REGISTRY
)
MOVES: Final = Histogram(
    "osada_move_seconds",
    "From a move to its commit",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
NOTICES: Final = Counter(
    "osada_push_notices",
    "Notices to devices, by what came of them: sent, retried, failed, gone, refused",
    ["result"],
    registry=REGISTRY,
)
