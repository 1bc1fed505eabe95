"""Which factions sit at the tables of a plan."""

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

from osada.arena.series import BadPlan, Parts


def tables_of(plan: Any, check: Callable[[Parts], None]) -> Iterator[Parts]:
    """All orders of the chosen factions, or the tables named seat by seat."""
    known = tuple(faction.slug for faction in plan.catalogue.factions)
    named = [word for word in plan.factions if word not in known and "-" in word]
    if named and plan.width > 1:
        joined = {"-".join(table): table for table in permutations(known, plan.width)}
        for word in plan.factions:
            table = (word,) if word in known else joined.get(word, tuple(word.split("-")))
            if len(table) != plan.width:
                raise BadPlan(
                    f'"{word}" is not a table of {plan.width}: join a faction for each seat by "-",'
                    f" such as {'-'.join(known[: plan.width])}"
                )
            yield table
        return
    chosen = plan.factions or known
    for word in chosen:
        check((word,) if plan.width == 1 else (word, next(n for n in known if n != word)))
        if chosen.count(word) > 1:
            raise BadPlan(f'"{word}" stands twice among the factions; name each once')
    if len(chosen) < plan.width:
        raise BadPlan(
            f"{plan.width} seats need {plan.width} different factions (SETUP-4), "
            f"and --factions names {len(chosen)}"
        )
    yield from permutations(chosen, plan.width)
