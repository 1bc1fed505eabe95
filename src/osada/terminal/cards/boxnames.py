"""Boxes as they are chosen at a terminal."""

from collections.abc import Sequence

from osada.settlers.catalogue.boxes import box, boxes
from osada.terminal.desk import Values
from osada.terminal.words import say


def selections(language: str) -> Values:
    """None, each alone, all of them with each as the chosen expansion; joined by commas."""
    known = boxes()
    chosen: list[Sequence[str]] = [(), *((one,) for one in known)]
    if len(known) > 1:
        chosen += [(one, *(each for each in known if each != one)) for one in known]
    return [(",".join(some), named(some, language)) for some in chosen]


def named(some: Sequence[str], language: str) -> str:
    """`Aztecs + Why Can't We Be Friends`."""
    if not some:
        return say(language, "no-boxes")
    return " + ".join(box(slug).name(language) for slug in some)
