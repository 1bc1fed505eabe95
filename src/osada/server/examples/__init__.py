"""Games to watch on a server where nobody has played yet: bots played them, journals tell them.

Their tables are not stored. A journal is named like its table, with letters and digits that the
names of new tables never have (`keys.new_table`). `tools/examples.py` writes them.
"""

from functools import cache
from importlib.resources import files

from osada.server import recorded
from osada.server.fold import foreseen
from osada.server.judged import Judged
from osada.server.table import Table

_SUFFIX = ".osada"


@cache
def names() -> tuple[str, ...]:
    """The names of their tables."""
    found = (entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in found if name.endswith(_SUFFIX)))


def table(name: str) -> Table:
    """A table on which the game is over."""
    record = recorded.replayed((files(__name__) / f"{name}{_SUFFIX}").read_bytes())
    made = recorded.told(record.match, record.terms, record.names, recorded.JOURNAL, over=True)
    return foreseen(Table(name), Judged(made, record.match), 0)
