"""What one transaction writes: the appends that fit, added up."""

from dataclasses import asdict, dataclass, field
from typing import Any

from osada.server.store.records import Append, Conflict, KeyRow, Row, StoreError, Void
from osada.server.store.seal import seal

Values = dict[str, Any]


@dataclass(slots=True)
class Batch:
    """Appends in their order, on top of the last numbers that are stored."""

    last: dict[str, int]
    """The last number of each table that is there."""
    held: dict[bytes, tuple[str, int | None]] = field(default_factory=dict)
    """The keys that are asked with and there, each with its table and seat."""
    made: dict[str, Row] = field(default_factory=dict)
    changed: dict[str, Row] = field(default_factory=dict)
    grown: set[str] = field(default_factory=set)
    events: list[Values] = field(default_factory=list)
    freed: set[tuple[str, int]] = field(default_factory=set)
    keys: dict[bytes, KeyRow] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)
    """Tables at which nobody is waited for any more."""
    muted: set[tuple[str, int]] = field(default_factory=set)
    notices: dict[tuple[str, int], int | None] = field(default_factory=dict)

    def add(self, append: Append) -> Conflict | StoreError | Void | None:
        """Take an append in, or say why it does not fit."""
        table = append.table
        if table not in self.last and append.row is None:
            return StoreError(f'There is no table "{table}".')
        last = self.last.get(table, 0)
        if append.after != last:
            return Conflict(f'table "{table}" has {last} events, not {append.after}')
        if append.by is not None and not self._opens(append.by, table):
            return Void(f'the key opens nothing at table "{table}" any more')
        if not self.keys.keys().isdisjoint(key.digest for key in append.keys):
            return StoreError("The store has this key already.")
        if append.row is not None:
            rows = self.made if table in self.made or table not in self.last else self.changed
            rows[table] = append.row
            if append.row.status == "finished":
                self.over.add(table)
        for number, body in enumerate(append.events, last + 1):
            self.events.append(
                {
                    "table_id": table,
                    "number": number,
                    "at": append.at,
                    "body": body,
                    "seal": seal(table, number, append.at, body, append.version),
                    "version": append.version,
                }
            )
        self.last[table] = last + len(append.events)
        if append.events:
            self.grown.add(table)
        for seat in append.free_seats:
            for key in list(self.keys.values()):
                if (key.table, key.kind, key.seat) == (table, "seat", seat):
                    del self.keys[key.digest]
            for digest in [key for key, opens in self.held.items() if opens == (table, seat)]:
                del self.held[digest]
            self.freed.add((table, seat))
        self.muted.update((table, seat) for seat in (*append.free_seats, *append.muted))
        self.notices.update(((table, seat), due) for seat, due in append.notices.items())
        for key in append.keys:
            self.keys[key.digest] = key
        return None

    def _opens(self, digest: bytes, table: str) -> bool:
        made = self.keys.get(digest)
        return (made.table if made is not None else self.held.get(digest, ("",))[0]) == table

    def new_rows(self) -> list[Values]:
        """For INSERT."""
        return [asdict(row) | {"last": self.last[table]} for table, row in self.made.items()]

    def changed_rows(self) -> list[Values]:
        """For UPDATE of tables that show something new."""
        return [
            asdict(row) | {"last": self.last[table], "the_table": table}
            for table, row in sorted(self.changed.items())
        ]

    def grown_rows(self) -> list[Values]:
        """For UPDATE of tables that have grown and show nothing new."""
        quiet = self.grown - self.made.keys() - self.changed.keys()
        return [{"last": self.last[table], "the_table": table} for table in sorted(quiet)]

    def freed_seats(self) -> list[Values]:
        """For DELETE."""
        return [{"the_table": table, "the_seat": seat} for table, seat in sorted(self.freed)]

    def muted_seats(self) -> list[Values]:
        """For DELETE of the devices of a seat."""
        return [{"the_table": table, "the_seat": seat} for table, seat in sorted(self.muted)]

    def muted_tables(self) -> list[Values]:
        """For DELETE of the devices of all seats."""
        return [{"the_table": table} for table in sorted(self.over - self.made.keys())]

    def awaited_seats(self) -> list[Values]:
        """For UPDATE of the devices of seats that begin or cease to be waited for."""
        return [
            {"the_table": table, "the_seat": seat, "due": due, "tries": 0}
            for (table, seat), due in sorted(self.notices.items())
            if table not in self.made
        ]

    def new_keys(self) -> list[Values]:
        """For INSERT, after the DELETE."""
        return [
            {
                "digest": key.digest,
                "table_id": key.table,
                "kind": key.kind,
                "seat": key.seat,
                "made": key.made,
            }
            for key in self.keys.values()
        ]
