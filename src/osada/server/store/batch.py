"""What one transaction writes: the appends that fit, added up."""

from dataclasses import asdict, dataclass, field
from typing import Any

from osada.server.store.records import Append, Conflict, KeyRow, Row, StoreError

Values = dict[str, Any]


@dataclass(slots=True)
class Batch:
    """Appends in their order, on top of the last numbers that are stored."""

    last: dict[str, int]
    """The last number of each table that is there."""
    made: dict[str, Row] = field(default_factory=dict)
    changed: dict[str, Row] = field(default_factory=dict)
    grown: set[str] = field(default_factory=set)
    events: list[Values] = field(default_factory=list)
    freed: set[tuple[str, int]] = field(default_factory=set)
    keys: dict[bytes, KeyRow] = field(default_factory=dict)

    def add(self, append: Append) -> Conflict | StoreError | None:
        """Take an append in, or say why it does not fit."""
        table = append.table
        if table not in self.last and append.row is None:
            return StoreError(f'There is no table "{table}".')
        last = self.last.get(table, 0)
        if append.after not in (None, last):
            return Conflict(f'table "{table}" has {last} events, not {append.after}')
        if not self.keys.keys().isdisjoint(key.digest for key in append.keys):
            return StoreError("The store has this key already.")
        if append.row is not None:
            rows = self.made if table in self.made or table not in self.last else self.changed
            rows[table] = append.row
        for number, body in enumerate(append.events, last + 1):
            self.events.append({"table_id": table, "number": number, "at": append.at, "body": body})
        self.last[table] = last + len(append.events)
        if append.events:
            self.grown.add(table)
        for seat in append.free_seats:
            for key in list(self.keys.values()):
                if (key.table, key.kind, key.seat) == (table, "seat", seat):
                    del self.keys[key.digest]
            self.freed.add((table, seat))
        for key in append.keys:
            self.keys[key.digest] = key
        return None

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
