"""`python -m tests.gym.write_docs` prints the tables of layouts and actions into docs/gym.md."""

import re
from functools import partial
from pathlib import Path

from osada.gym import actions_table, boxes_actions_table, boxes_fields_table, fields_table
from osada.settlers.catalogue import base

PAGE = Path(__file__).parents[2] / "docs" / "gym.md"
TABLES = {
    "## Observations of the card game": fields_table,
    "## Actions of the card game": actions_table,
    "### Fields with boxes": boxes_fields_table,
    "### Actions with boxes": boxes_actions_table,
    "### Fields of a campaign": partial(fields_table, base().with_campaign()),
    "### Actions of a campaign": partial(actions_table, base().with_campaign()),
}


def written(page: str) -> str:
    """The page with these tables as they are now."""
    for heading, table in TABLES.items():
        start = page.index(f"\n{heading}\n")
        end = re.compile(r"\n##+ ").search(page, start + len(heading))
        part = page[start : end.start() if end else None]
        new = re.sub(r"(?m)(?:^\|.*\n)+", lambda _, made=table: f"{made()}\n", part, count=1)  # type: ignore[misc]
        page = page.replace(part, new)
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
