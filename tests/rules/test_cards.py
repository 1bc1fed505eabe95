"""Every card has scenarios of its own, and copies of a card differ only where they should."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from osada.scenario.reading import load
from osada.settlers.catalogue import ATTACK, Entry, base
from osada.settlers.effects.vocabulary import COLOUR

FOLDER = Path(__file__).parents[1] / "scenarios" / "cards"
ENTRIES = [entry for entry in base().entries if entry.faction != "attack"]

DIFFERENT_COSTS = {"castle", "mason", "pig-farmer"}
DIFFERENT_RAZES = {"mason", "village"}
DIFFERENT_DEALS = {
    "barbarians/dark-chapel",
    "barbarians/pack",
    "barbarians/saboteurs",
    "japan/daimyos-castle",
    "japan/trade-route",
    "rome/sculptors-apprentice",
}

BLUE = {
    "barbarians/mission",
    "barbarians/rabble",
    "castle",
    "egypt/desert",
    "japan/buddhas-temple",
    "japan/gate",
    "rome/administration",
    "rome/architect",
    "rome/legion",
    "rome/spies",
    "tavern",
    "watchtower",
}
PURPLE = {"barbarians/idol", "monument"}


def files_of(slug: str) -> list[Path]:
    """The files of a card: `castle.yaml`, `castle-action.yaml` ..."""
    faction, _, name = slug.rpartition("/")
    folder = FOLDER / (faction or "common")
    return [folder / f"{name}.yaml", *sorted(folder.glob(f"{name}-*.yaml"))]


def words(found: Any) -> Iterator[str]:
    """Every word of a scenario's tables and moves."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(found, list):
        for value in found:
            yield from words(value)
    else:
        yield from str(found).split()


def named_in(path: Path) -> set[str]:
    """What the given and the when of a file name."""
    scenario = load(path)
    return {*words(scenario["given"]), *words(scenario.get("when"))}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.slug)
def test_every_card_has_a_file_of_its_own(entry: Entry) -> None:
    """CARD-24: `<card>.yaml` names the card, and its files together name every single copy."""
    own, *more = files_of(entry.slug)
    assert own.is_file(), f"no scenario of its own: {own}"
    named = named_in(own)
    assert named & {entry.slug, *entry.numbers}, f"{own.name} does not name {entry.slug}"
    for path in more:
        named |= named_in(path)
    if len(entry.numbers) > 1:
        assert named >= set(entry.numbers)


def test_no_file_is_lost() -> None:
    """Each file of a faction's folder belongs to a card; the rest lies in `colours`."""
    owned = {path for entry in ENTRIES for path in files_of(entry.slug)}
    assert set(FOLDER.rglob("*.yaml")) - owned == set((FOLDER / "colours").glob("*.yaml"))


def test_copies_differ_only_where_they_should() -> None:
    """CARD-23: cost, deal field and raze field belong to the single card, not to its name."""
    cards = base()
    assert {entry.slug for entry in ENTRIES if len(set(entry.costs)) > 1} == DIFFERENT_COSTS
    assert {entry.slug for entry in ENTRIES if len(set(entry.razes)) > 1} == DIFFERENT_RAZES
    assert {entry.slug for entry in ENTRIES if len(set(entry.deals)) > 1} == DIFFERENT_DEALS
    assert len(ENTRIES) == 126
    assert sum(faction != ATTACK for faction in cards.faction) == 204


@pytest.mark.parametrize(("colour", "slugs"), [("blue", BLUE), ("purple", PURPLE)])
def test_colours_that_nothing_counts(colour: str, slugs: set[str]) -> None:
    """CARD-11: no card asks for these colours, so no scenario can tell them apart."""
    assert {entry.slug for entry in ENTRIES if entry.colours & COLOUR[colour]} == slugs
