"""Names in all languages, as files write them: `Farm | Farma* | Farma`, `*` for our own words."""

from typing import Final

from osada import LANGUAGE_NAMES, LANGUAGES

OLDEST: Final = 3
"""So many languages there were when people began to write files of their own."""
EXAMPLE: Final = " | ".join(LANGUAGE_NAMES.values())
EXPECTED: Final = f"a name reads {EXAMPLE}, or one name for all languages"

Names = tuple[str, ...]
Own = tuple[bool, ...]
"""Whether a name is our own translation."""

UNNAMED: Final[tuple[Names, Own]] = (("?",) * len(LANGUAGES), (False,) * len(LANGUAGES))


def read_names(text: str) -> tuple[Names, Own] | None:
    """What a file says, one name standing for all; None if there are too many or too few.

    A file that is older than a language has the English name in it.
    """
    parts = [part.strip() for part in text.split("|")]
    if len(parts) == 1:
        parts *= len(LANGUAGES)
    elif OLDEST <= len(parts) < len(LANGUAGES):
        parts += [f"{parts[0].rstrip('*')}*"] * (len(LANGUAGES) - len(parts))
    names = tuple(part.rstrip("*").strip() for part in parts)
    if len(parts) != len(LANGUAGES) or not all(names):
        return None
    return names, tuple(part.endswith("*") for part in parts)
