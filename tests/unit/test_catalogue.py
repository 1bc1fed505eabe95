"""Card files: the base game as printed, and every mistake with file, line and suggestion."""

from collections import Counter
from pathlib import Path

import pytest

from osada.names import EXPECTED
from osada.settlers import Settlers
from osada.settlers.catalogue import CatalogueError, base, extended
from osada.settlers.catalogue.reader import read
from osada.settlers.goods import GOODS

CARD = """
[rome/forum]
name: Forum* | Forum* | Forum*
numbers: own001-002
colour: gold
cost: 1 stone, 1 location
deal: gold
action: 1 worker -> 2 vp
from: house
"""
HEADER = "faction: rome\n"


def problems(text: str) -> list[str]:
    return [str(problem) for problem in read("own.cards", text).problems]


def test_the_base_game() -> None:
    """CARD-2, CARD-22, CARD-24: 84 common cards, 30 a faction, 16 attack cards, numbered."""
    cards = base()
    assert len(cards.common) == 84
    assert [len(deck) for deck in cards.decks] == [30, 30, 30, 30]
    assert len(cards.attacks) == 16
    assert len(cards.numbers) == len(set(cards.numbers)) == 220
    assert cards.numbers[cards.common[0]] == "com001"
    assert len(cards.entries) == 126
    for deck in cards.decks:
        copies = Counter(cards.slugs[card] for card in deck)
        assert sorted(copies.values()) == [1] * 9 + [2] * 6 + [3] * 3  # DECK-14


def test_attack_cards() -> None:
    """AMB-43: the composition is data."""
    cards = base()
    targets = Counter(GOODS[cards.deal[card]] for card in cards.attacks)
    assert targets == {
        "wood": 3, "worker": 3, "stone": 2, "food": 2, "gold": 2, "vp": 2, "card": 2,
    }  # fmt: skip


def test_fields() -> None:
    """CARD-7, CARD-8: raze fields on common and Japanese cards, deal fields on faction cards."""
    cards = base()
    japan = cards.index("japan")
    without = {"ruins", "japan/gate", "japan/shrine"}
    for card in range(204):
        common = cards.faction[card] < 0
        assert (cards.deal[card] >= 0) == (not common)
        razable = (common or cards.faction[card] == japan) and cards.slugs[card] not in without
        assert bool(cards.raze[card]) == razable


def test_copies_differ() -> None:
    """CARD-23: cost, deal and raze field belong to the physical card."""
    cards = base()
    castle = [cards.of_number[number] for number in ("com046", "com047", "com048")]
    assert [cards.stone[card] for card in castle] == [1, 1, 2]
    assert cards.printing[castle[0]] == cards.printing[castle[1]] != cards.printing[castle[2]]


def test_every_card_says_where_it_comes_from() -> None:
    assert {entry.source for entry in base().entries} == {"seed", "public", "house"}


def test_colours() -> None:
    """CARD-10, CARD-11, CARD-30, COMMON-4: one colour, three, or none."""
    cards = base()
    found = Counter(entry.colours.bit_count() for entry in cards.entries)
    assert found == {1: 124, 3: 1, 0: 1}
    assert cards.colours[cards.of_slug["ruins"][0]] == 0
    assert cards.colours[cards.of_slug["rome/trade-colony"][0]].bit_count() == 3


def test_own_cards_join_the_base_game(tmp_path: Path) -> None:
    (tmp_path / "forum.cards").write_text(HEADER + CARD)
    cards = extended(tmp_path)
    assert len(cards.decks[cards.index("rome")]) == 32
    assert cards.entry[cards.of_number["own002"]].name("cs") == "Forum"


def test_an_own_faction(tmp_path: Path) -> None:
    text = CARD.replace("rome/", "moon/")
    head = "faction: moon\nname: Moon\nboard: 3 worker, 1 defense\nkeeps: stone\n"
    (tmp_path / "moon.cards").write_text(head + text)
    cards = extended(tmp_path)
    moon = cards.factions[cards.index("moon")]
    assert (moon.name("pl"), moon.keeps, len(moon.board)) == ("Moon", 1, 2)


MISTAKES = {
    "colour: gold": ("colour: glod", 5, 'unknown colour "glod"; did you mean "gold"?'),
    "1 worker -> 2 vp": ("1 wrker -> 2 vp", 8, 'unknown good "wrker"; did you mean "worker"?'),
    "deal: gold": ("deal: defense", 7, "a deal cannot give defense"),
    "cost: 1 stone, 1 location": (
        "cost: 1 worker",
        2,
        "[rome/forum]: a building cost is wood, stone, food, gold and location",
    ),
    "numbers: own001-002": (
        "numbers: 17",
        4,
        '"17" is not a number; write "com046" or "com046-048"',
    ),
    "from: house": ("from: hous", 9, 'unknown word "hous"; did you mean "house"?'),
    "name: Forum* | Forum* | Forum*": (
        "name: Forum | Forum",
        3,
        EXPECTED,
    ),
    "action:": ("acton:", 8, 'unknown word "acton"; did you mean "action"?'),
    "[rome/forum]": (
        "[Forum]",
        2,
        '"[Forum]" is not a card; a slug is small letters: [rome/architect]',
    ),
    "deal:": ("deal own009:", 7, "[rome/forum] has no copy own009"),
    "colour:": ("colour own001:", 5, '"colour" cannot differ between copies'),
}


@pytest.mark.parametrize("right", MISTAKES)
def test_mistakes(right: str) -> None:
    wrong, line, message = MISTAKES[right]
    found = problems(HEADER + CARD.strip("\n").replace(right, wrong))
    assert f"own.cards:{line}: {message}" in found


def test_more_mistakes() -> None:
    assert problems(HEADER + CARD) == []
    ringing = CARD.replace("Forum*", "For\x1b[2Jum*", 1)
    assert "own.cards:3: a control character (U+001B) stands here; delete it" in problems(
        HEADER + ringing.strip("\n")
    )
    assert "own.cards:2: cannot read" in problems(HEADER + "what is this\n")[0]
    twice = CARD + "from: house\n"
    assert any('"from" stands twice' in found for found in problems(HEADER + twice))
    backwards = CARD.replace("001-002", "002-001")
    assert any("run backwards" in found for found in problems(HEADER + backwards))
    nameless = CARD.replace("name: Forum* | Forum* | Forum*\n", "")
    assert any('has no line "name:"' in found for found in problems(HEADER + nameless))
    assert any("must begin with" in found for found in problems(CARD))
    common = CARD.replace("rome/", "")
    assert any(
        "a common card has no deal" in found for found in problems("faction: common" + common)
    )
    assert any("must be called rome/" in found for found in problems(HEADER + common))
    assert any("unknown word" in found for found in problems("fraction: rome\n" + CARD))


def clash(folder: Path, text: str) -> str:
    (folder / "own.cards").write_text(text)
    with pytest.raises(CatalogueError) as error:
        extended(folder)
    return str(error.value)


def test_clashes(tmp_path: Path) -> None:
    found = clash(tmp_path, HEADER + CARD.replace("rome/forum", "rome/architect"))
    assert "[rome/architect] is already a card of rome.cards" in found
    found = clash(tmp_path, HEADER + CARD.replace("own001-002", "rom001"))
    assert "the number rom001 already belongs to [rome/sculptors-workshop]" in found
    found = clash(tmp_path, "faction: moon\n" + CARD.replace("rome/", "moon/"))
    assert "there is no board for moon" in found


def test_cards_that_repeat_each_other_for_ever(tmp_path: Path) -> None:
    """AMB-67: a production may repeat another; two of them would never end."""
    endless = CARD.replace(
        "action: 1 worker -> 2 vp", "production: the goods of another production location"
    )
    found = clash(tmp_path, HEADER + endless.replace("001-002", "001"))
    assert "[rome/forum] and [farmers-at-work] could repeat each other forever" in found
    assert "the copies of [rome/forum] could repeat each other" in clash(tmp_path, HEADER + endless)
    itself = endless.replace("another production", "a production")
    assert "[rome/forum] could repeat itself forever" in clash(tmp_path, HEADER + itself)


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"holds no card file"):
        extended(tmp_path)
    with pytest.raises(CatalogueError, match="cannot be read"):
        extended(tmp_path / "missing.cards")
    (tmp_path / "noise.cards").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CatalogueError, match="is not UTF-8 text"):
        extended(tmp_path)


REFUSED = {
    "numbers: own001-002": ("numbers: own001-999999999", "copies; 20 are plenty"),
    "1 worker -> 2 vp": ("nothing -> renew another action location", "renew each other forever"),
    "[rome/forum]": ("[wood]", "is a word of the notation"),
    "2 vp": ("999999999999 vp", "use 1 to 99"),
    "-> 2 vp": ("-> 1 wood or 1 wood", "offers the same good twice"),
}


@pytest.mark.parametrize("right", REFUSED)
def test_what_cannot_be_meant(right: str, tmp_path: Path) -> None:
    wrong, message = REFUSED[right]
    assert message in clash(tmp_path, HEADER + CARD.replace(right, wrong))


def test_a_header_says_each_thing_once() -> None:
    assert '"faction" stands twice in the header' in problems(HEADER + HEADER + CARD)[0]


# Boards, and what a vandal writes


BOARD = "faction: rome\nreplaces: yes\nboard: 5 worker\n"


def test_a_board_with_another_number(tmp_path: Path) -> None:
    (tmp_path / "own.cards").write_text(BOARD)
    cards, old = extended(tmp_path), base()
    rome = cards.index("rome")
    assert [faction.slug for faction in cards.factions] == [f.slug for f in old.factions]
    assert cards.decks == old.decks
    assert cards.factions[rome].board == ((4, 5),)
    assert cards.factions[rome].keeps == old.factions[rome].keeps
    assert cards.factions[rome].names == old.factions[rome].names
    assert cards.fingerprint() != old.fingerprint()
    state = Settlers(cards).new({"factions": ["rome", "egypt"]}, 1)
    assert len(state.players[0].deck) > 20


BOARDS = {
    "faction: rome\nboard: 9 worker\n": 'rome has a board; to change it write "replaces: yes"',
    BOARD.replace("rome", "roma"): "there is no board of roma to replace",
    BOARD.replace("yes", "no"): '"replaces: no" means nothing',
    BOARD.replace("worker", "wrker"): 'unknown good "wrker"',
    "faction: common\nboard: 1 wood\n": "common cards have no board",
    "faction: Sea Folk\nboard: 1 wood\n": '"Sea Folk" is not a faction; its short name is small',
    "faction: moon\nboard: 1 wood\nattack: 3 wood\n": "the base game has its attack cards",
    "replaces: yes\n": 'say whose board: "faction: rome"',
}


@pytest.mark.parametrize("text", BOARDS)
def test_boards_that_cannot_be(text: str, tmp_path: Path) -> None:
    assert BOARDS[text] in clash(tmp_path, text)


def test_a_board_is_made_once_and_may_be_replaced_later(tmp_path: Path) -> None:
    moon = "faction: moon\nboard: 1 wood\n"
    (tmp_path / "a.cards").write_text(moon)
    (tmp_path / "b.cards").write_text(BOARD.replace("rome", "moon"))
    cards = extended(tmp_path)
    assert cards.factions[cards.index("moon")].board == ((4, 5),)
    (tmp_path / "b.cards").write_text(moon)
    with pytest.raises(CatalogueError, match="moon has a board"):
        extended(tmp_path)


def test_what_one_copy_costs_is_checked_too(tmp_path: Path) -> None:
    line = "cost: 1 stone, 1 location\n"
    odd = CARD.replace(line, line + "cost own002: 1 worker\n")
    assert "a building cost is wood, stone, food, gold" in clash(tmp_path, HEADER + odd)
    dear = CARD.replace(line, line + "cost own002: 99 wood, 99 stone, 99 food\n")
    assert "a building cost has at most 9 of a good" in clash(tmp_path, HEADER + dear)
    common = CARD.replace("rome/", "").replace("deal:", "deal own002:").replace(line, "")
    assert "a common card has no deal" in clash(tmp_path, "faction: common\n" + common)


def test_a_file_of_an_editor_that_marks_its_texts(tmp_path: Path) -> None:
    (tmp_path / "own.cards").write_text(HEADER + CARD, "utf-8-sig", newline="\r\n")
    assert "rome/forum" in extended(tmp_path).of_slug


UNCOUNTED = {
    "storage: up to 3 wood -> 1 wood per stored stone": (
        'no stone is ever stored on this card; write "storage: up to 3 stone -> ..."'
    ),
    "storage: up to 3 wood -> 1 vp per stored wood, 1 vp per stored tech": (
        'no tech is ever stored on this card; write "storage: any goods -> ..."'
    ),
    "storage: any goods -> 1 vp per stored blessing": "blessing is never counted on a storage",
    "storage: 1 card from hand -> 1 of each stored kind, at most 5": "nothing is ever stored",
    "production: 1 vp per card under this": "no card ever lies under this one",
    "production: 1 wood per stored wood": "no wood is ever stored on this card",
}


@pytest.mark.parametrize("line", UNCOUNTED)
def test_what_never_lies_on_a_card_is_not_counted_there(line: str, tmp_path: Path) -> None:
    found = clash(
        tmp_path, HEADER + CARD.replace("action: 1 worker -> 2 vp", f"bonus: 1 vp\n{line}")
    )
    at = (HEADER + CARD).split("\naction:")[0].count("\n") + 3
    assert f"own.cards:{at}: {UNCOUNTED[line]}" in found


def test_what_lies_on_a_card_is_counted_in_every_line(tmp_path: Path) -> None:
    """A storage in one line, what counts it in another; any goods are also technology."""
    for lines in (
        "storage: up to 3 wood -> 1 wood per stored wood\nend: 1 vp per stored wood",
        "storage: any goods -> 1 vp per stored tech",
        "storage: 1 card from hand -> 1 raze per card under this",
        "end: 2 vp per card under this\naction: nothing -> lay another location under this",
    ):
        (tmp_path / "own.cards").write_text(
            HEADER + CARD.replace("action: 1 worker -> 2 vp", lines)
        )
        extended(tmp_path)
