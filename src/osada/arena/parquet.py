"""Results as columns: the same rows in one Parquet file, its header beside the schema."""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from osada.arena.result import BadResults, GameResult

MAGIC: Final = b"PAR1"
"""How such a file begins."""
_HEADER: Final = b"osada-arena"
_ROWS: Final = 5000


def check() -> None:
    """`BadResults` if the library is not installed."""
    _library()


def _library() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise BadResults(
            "Parquet files need pyarrow: install it with `pip install 'osada[analysis]'`, or keep "
            "the results in a file that ends in .jsonl"
        ) from error


def _schema(pa: Any, header: Mapping[str, Any], kind: type[GameResult]) -> Any:
    texts, numbers = pa.list_(pa.string()), pa.list_(pa.int64())
    scored = pa.struct([("round", pa.int64()), ("how", pa.string()), ("points", pa.int64())])
    return pa.schema(
        [
            ("game", pa.int64()),
            ("pair", pa.int64()),
            ("seed", pa.string()),
            ("players", texts),
            ("scores", numbers),
            ("winners", numbers),
            ("decisions", numbers),
            ("ms", pa.list_(pa.float64())),
            ("points", pa.list_(pa.list_(scored))),
            *kind.columns(pa),
        ],
        metadata={_HEADER: json.dumps(header, ensure_ascii=False)},
    )


def write(
    path: Path, header: Mapping[str, Any], kind: type[GameResult], games: Iterable[GameResult]
) -> None:
    """Write the file whole or not at all; `OSError` if it cannot be written."""
    pa, pq = _library()
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    rest = iter(games)
    try:
        with pq.ParquetWriter(beside, _schema(pa, header, kind)) as file:
            while some := list(islice(rest, _ROWS)):
                rows = [_columns(game) for game in some]
                file.write_table(pa.Table.from_pylist(rows, schema=file.schema))
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _columns(game: GameResult) -> dict[str, Any]:
    row = game.as_row()
    row["points"] = [
        [{"round": round_, "how": how, "points": points} for round_, how, points in seat]
        for seat in game.points
    ]
    return row


def read(path: Path) -> tuple[str, Iterator[dict[str, Any]]]:
    """The header's text and every row."""
    pa, pq = _library()
    try:
        file = pq.ParquetFile(path)
        header = (file.schema_arrow.metadata or {}).get(_HEADER, b"").decode()
    except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
        raise BadResults(f'"{path}" is not a complete Parquet file: make it again') from error
    return header, _rows(pa, file, path)


def _rows(pa: Any, file: Any, path: Path) -> Iterator[dict[str, Any]]:
    with file:
        try:
            for batch in file.iter_batches(_ROWS):
                for row in batch.to_pylist():
                    yield _row(row)
        except (pa.ArrowException, OSError) as error:
            raise BadResults(f'"{path}" is damaged: {error}') from error


def _row(row: dict[str, Any]) -> dict[str, Any]:
    with suppress(KeyError, TypeError):  # the reader of rows says what is wrong
        row["points"] = [
            [[entry["round"], entry["how"], entry["points"]] for entry in seat]
            for seat in row["points"]
        ]
    return row
