"""The campaign's cards as data: Provinces, Inventions, Goals and sheets, and files of one's own."""

import re
from collections import Counter
from pathlib import Path

import pytest

from osada.cli import main
from osada.settlers.catalogue import (
    GOAL,
    INVENTION,
    PROVINCE,
    CatalogueError,
    base,
    catalogue,
    extended,
)
from osada.settlers.catalogue.boxes import UnknownBox, boxes
from osada.settlers.effects import goals, parse
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.text import card_text
from osada.settlers.goods import GOODS
from osada.settlers.part import CATEGORIES, ERAS, SPACES

CARDS = base().with_campaign()
BACKS = {PROVINCE: "province", INVENTION: "invention", GOAL: "goal"}


def of(back: int) -> list[int]:
    return [card for card, fact in enumerate(CARDS.card) if fact.faction == back]


def test_what_a_goal_asks_for_has_no_word_about_what_it_brings() -> None:
    asks = {
        CARDS.slugs[card]: goal.condition.asks
        for card in of(GOAL)
        if (goal := CARDS.card[card].goal)
    }
    assert asks["prudent-as-caesar"]("en") == "each time you raze a grey card or location"
    assert asks["educated-as-avicenna"]("en") == "build 3 locations of one colour consecutively"
    assert asks["rich-as-croesus"]("cs") == "měj ve své zásobě aspoň 4 zlaté mince"
    longest = max(len(ask(language)) for ask in asks.values() for language in ("en", "pl", "cs"))
    assert longest < 90


# The cards of the box


def test_the_box_has_163_cards() -> None:
    """Counts and numbers of the box.

    CAMP-CONTENT-2, CAMP-CONTENT-3, CAMP-CONTENT-4, CAMP-CONTENT-5, CAMP-CONTENT-6,
    CAMP-CONTENT-7, CAMP-CONTENT-8, CAMP-CONTENT-9, CAMP-CONTENT-10, CAMP-CONTENT-14,
    CAMP-CONTENT-16, AMB-C1.
    """
    assert [len(of(back)) for back in BACKS] == [55, 66, 42]
    assert Counter(CARDS.card[card].era for card in of(INVENTION)) == dict.fromkeys(range(3), 22)
    categories = Counter(goal.category for card in of(GOAL) if (goal := CARDS.card[card].goal))
    assert categories == dict.fromkeys(range(3), 14)
    numbers = [CARDS.numbers[card] for back in BACKS for card in of(back)]
    assert numbers == [f"rote{n:03d}" for n in range(1, 164)]
    eras = [CARDS.card[card].era for card in of(INVENTION)]
    kinds = [goal.category for card in of(GOAL) if (goal := CARDS.card[card].goal)]
    assert eras == sorted(eras)
    assert kinds == sorted(kinds)


def test_they_lie_behind_all_others() -> None:
    for chosen in ((), ("friends", "aztecs")):
        before, after = catalogue(chosen), catalogue(chosen).with_campaign()
        assert after.numbers[: len(before.numbers)] == before.numbers
        assert after.printing[: len(before.numbers)] == before.printing
        assert after.decks == before.decks
        assert after.common == before.common
        assert len(set(after.slugs)) == len(set(before.slugs)) + 163
        assert after.boxes == before.boxes


def test_nobody_chooses_the_campaign_like_a_box() -> None:
    assert "campaign" not in boxes()
    with pytest.raises(UnknownBox, match="CSETUP-8"):
        catalogue(["campaign"])


def test_catalogues_are_read_once() -> None:
    assert base().with_campaign() is CARDS
    assert CARDS.with_boxes(()) is base()
    assert CARDS.fingerprint() != base().fingerprint()


def test_every_province_produces_or_acts_and_costs_five_points() -> None:
    for card in of(PROVINCE):
        fact = CARDS.card[card]
        assert bool(fact.production) != (fact.action is not None), fact.slug
        assert fact.penalty == 5
        assert not fact.raze
        assert fact.deal < 0
        assert not fact.triggers


def test_every_invention_has_one_colour_a_price_and_a_feature() -> None:
    for card in of(INVENTION):
        fact = CARDS.card[card]
        assert fact.colours.bit_count() == 1
        assert 10 <= fact.price <= 160
        assert CARDS.entry[card].ability.features()
        assert not fact.production
        assert fact.action is None
    colours = [{CARDS.colours[card] for card in of(INVENTION) if CARDS.card[card].era == era}
               for era in range(3)]  # fmt: skip
    assert [len(found) for found in colours] == [8, 8, 8]


OF_COLOUR = {
    "brown": (
        "beech-hills honey-forest juniper-heath pine-ridge yew-wood royal-forest charcoal-camp "
        "sawmill-valley archery carpentry pottery water-mill crop-rotation timber-framing "
        "steam-sawmill assembly-line"
    ),
    "grey": (
        "chalk-cliffs marble-islands red-canyon zinc-hollow cracking-valley deep-caves "
        "quarry-town school-of-masons wheel engineering masonry cathedral-building gothic-arch "
        "reinforced-concrete dynamite skyscrapers"
    ),
    "red": (
        "damp-meadows frozen-lake northern-fjord olive-valley volcanic-soil elk-plains "
        "mill-river vineyards fishing-ports fishing-nets irrigation heavy-plough windmill brewing "
        "canning fertilisers"
    ),
    "pink": (
        "eastern-steppe upland-pastures fallow-land new-frontier wild-ferry border-bazaar "
        "basket-weaving weaving road-network guilds feudal-duties hospital railway "
        "labour-unions census"
    ),
    "gold": (
        "amber-coast lagoon-of-pearls quiet-harbour salt-flats golden-dunes trade-oasis "
        "saffron-market mint coinage metallurgy banking merchant-league fairs steam-engine "
        "stock-exchange patent-office"
    ),
    "blue": (
        "kings-road western-isles hidden-monastery island-of-scribes free-city writing sailing "
        "mathematics paper university cartography cultural-exchange telegraph encyclopaedia"
    ),
    "black": (
        "granite-pass iron-hills tar-pits border-forts lookout-peak raiders-cove garrison-town "
        "bronze-casting horse-riding palisades stirrups crossbow heraldry rifling ironclads "
        "conscription"
    ),
    "purple": (
        "old-capital pilgrim-trail stone-circle palace-gardens astronomy law-code philosophy "
        "chronicles mechanical-clock photography electricity world-fair"
    ),
}
"""Provinces and Inventions by the colour that is printed on them."""
PRICES = (
    (30, 10, 35, 15, 30, 45, 35, 25, 40, 45, 60, 60, 60, 40, 70, 45, 70, 65, 75, 80, 65, 85),
    (40, 40, 45, 45, 50, 60, 60, 75, 60, 60, 65, 65, 75, 80, 80, 85, 75, 100, 130, 80, 110, 120),
    (
        60,
        55,
        85,
        80,
        70,
        65,
        65,
        105,
        90,
        110,
        75,
        95,
        105,
        80,
        95,
        140,
        75,
        100,
        105,
        110,
        90,
        160,
    ),
)
"""Of the Inventions of each era, by their numbers."""


def test_every_card_has_its_colour_and_every_invention_its_price() -> None:
    """PROV-6, INVENT-3, INVENT-8."""
    listed = [slug for slugs in OF_COLOUR.values() for slug in slugs.split()]
    assert len(listed) == len(set(listed)) == 55 + 66
    for colour, slugs in OF_COLOUR.items():
        for slug in slugs.split():
            fact = CARDS.card[CARDS.slugs.index(slug)]
            assert fact.colours == 1 << COLOURS.index(colour), slug
    for era, prices in enumerate(PRICES):
        cards = [card for card in of(INVENTION) if CARDS.card[card].era == era]
        assert tuple(CARDS.card[card].price for card in cards) == prices


def test_facts_of_the_rulebook_come_from_it() -> None:
    seed = {CARDS.slugs[card] for back in BACKS for card in of(back)
            if CARDS.entry[card].source == "seed"}  # fmt: skip
    assert seed == {
        "cracking-valley", "archery", "engineering", "pottery", "horse-riding", "cultural-exchange",
        "steam-engine", "uniting-as-charlemagne", "prudent-as-caesar", "untamed-as-trieu-thi-trinh",
        "clever-as-cleopatra", "educated-as-avicenna", "observant-as-galileo",
    }  # fmt: skip
    assert {CARDS.entry[card].source for back in BACKS for card in of(back)} == {"seed", "house"}


def test_a_polish_name_without_a_star_is_printed() -> None:
    for back in BACKS:
        for card in of(back):
            entry = CARDS.entry[card]
            assert entry.translated == (True, entry.source != "seed", True), entry.slug


@pytest.mark.parametrize(
    ("slug", "price", "era", "colour", "text"),
    [
        ("cracking-valley", 0, "", "grey", "Production: 1 stone and 1 worker."),
        ("archery", 30, "ancient", "brown", "each time you gain a foundation, gain 1 raze token."),
        ("engineering", 45, "ancient", "grey", "in cleanup you may keep up to 3 stone."),
        ("pottery", 60, "ancient", "brown", "spend at least 1 food to use an action location"),
        ("horse-riding", 70, "ancient", "black", "make one of your action locations usable again."),
        ("cultural-exchange", 55, "industrial", "blue", "a deal for 1 victory point or 1 card"),
        ("steam-engine", 75, "industrial", "gold", "a new pair of gold locations, gain 2 gold."),
    ],
)
def test_cards_that_the_rulebook_shows(
    slug: str, price: int, era: str, colour: str, text: str
) -> None:
    """CAMP-CARD-1, CAMP-CARD-2, CAMP-CARD-3, CAMP-CARD-4, CAMP-CARD-5, AMB-C24."""
    card = CARDS.slugs.index(slug)
    fact = CARDS.card[card]
    assert fact.price == price
    assert (ERAS[fact.era] if fact.era >= 0 else "") == era
    assert [name for i, name in enumerate(COLOURS) if fact.colours >> i & 1] == [colour]
    assert text in card_text(CARDS.entry[card].ability, "en")[0]


# Sheets


def test_every_track_has_seven_bonuses_and_ends_at_16() -> None:
    """SHEET-12, AMB-C2, AMB-C3."""
    assert CATEGORIES == ("military", "economy", "culture")
    assert [len(tracks) for tracks in CARDS.tracks] == [3, 3, 3]
    assert [sheet.era for sheet in CARDS.sheets] == list(ERAS)
    for tracks in CARDS.tracks:
        for track in tracks:
            assert len(track) == SPACES
            assert [at for at, bonus in enumerate(track, 1) if bonus] == [2, 4, 6, 8, 10, 12, 14]
    assert CARDS.tracks[0][0][:4] == ("", "worker", "", "wall")


def test_every_map_has_twelve_fields() -> None:
    assert [len(fields) for fields in CARDS.maps] == [12, 12, 12]
    told = [{GOODS[good]: n for good, n in field} for field in CARDS.maps[0]]
    assert told[0] == {"wood": 1, "food": 1}
    assert told[8] == {"gold": 1}
    assert told[11] == {"raze": 1}


# Conditions of Goals

STATES = [
    "have 3 black locations", "have 10 brown or red locations", "have 7 faction locations",
    "have 4 common locations", "have 5 production locations", "have 5 deals",
    "have 2 deals for worker", "have 3 deals for one good", "have 4 deals for different goods",
    "have 4 gold", "have 20 vp", "have 5 of one resource", "have 10 cards in hand",
    "have 5 colours", "store 2 goods in cleanup",
]  # fmt: skip
EVENTS = ["4 times when you raze grey", "3 in a row of one colour when you build",
          "14 times when you draw a card"]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_condition_has_a_text_of_its_own(language: str) -> None:
    read = [goals.read(text) for text in (*STATES, *EVENTS)]
    texts = {one.clause(language) for one in read}
    assert len(texts) == len(read)
    assert all(re.fullmatch(r"[^\W\d].*\w\.", text) for text in texts)
    assert len({one.short() for one in read}) == len(read)
    assert len(set(read)) == len(read)
    assert all(one.tokens(language) for one in read)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("have 3 blak locations", 'unknown colour "blak"; did you mean "black"?'),
        ("have 3 golds of each", "unknown condition of a Goal"),
        ("have 11 colours", f"there are {len(COLOURS)} colours"),
        ("3 in a row of one colour when you pass", 'in a row can be "you build" and "you raze"'),
        ("2 times when you build a new pair of red", 'a Goal cannot wait for "you build a new'),
        ("2 times when you pass", 'a Goal cannot wait for "you pass"'),
        ("2 times when you spend food to use an action location", "a Goal cannot wait for"),
        ("2 times when you rase", 'did you mean "you raze"?'),
        ("0 times when you raze", "0 is not a number for a card"),
    ],
)
def test_a_condition_that_is_not_one(text: str, sentence: str) -> None:
    with pytest.raises(parse.EffectError, match=re.escape(sentence)):
        goals.read(text)


# Files of one's own

PROVINCES = """deck: provinces

[misty-fen]
name: Misty Fen
numbers: mis001
colour: red
production: 1 food, 1 card
penalty: 3
from: house
"""
GOALS = """deck: goals

[rich]
name: Rich
numbers: ric001
category: economy
goal: have 3 gold
first: 2 gold
from: house
"""
SHEETS = """deck: sheets

[ancient]
replaces: yes
culture: 1 scouts
field: 3 gold
"""


def written(folder: Path, *texts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for at, text in enumerate(texts):
        (folder / f"file{at}.cards").write_text(text, "utf-8")
    return folder


def mistakes(folder: Path) -> list[str]:
    with pytest.raises(CatalogueError) as caught:
        extended(folder)
    return [str(problem).removeprefix(f"{folder}/") for problem in caught.value.problems]


def test_own_cards_come_behind_those_of_the_house(tmp_path: Path) -> None:
    found = extended(written(tmp_path, PROVINCES, SHEETS))
    assert "misty-fen" not in found.of_slug
    whole = found.with_campaign()
    assert whole.numbers[-1] == "mis001"
    assert whole.card[-1].penalty == 3
    assert whole.tracks[0][2] == ("scouts", *[""] * 15)
    assert whole.tracks[0][0] == CARDS.tracks[0][0]
    assert [len(fields) for fields in whole.maps] == [1, 12, 12]
    assert whole.fingerprint() != CARDS.fingerprint()


def test_a_card_of_the_campaign_can_be_replaced(tmp_path: Path) -> None:
    text = "deck: inventions\n[archery]\nreplaces: yes\nknowledge: 99\n"
    whole = extended(written(tmp_path, text)).with_campaign()
    card = whole.of_slug["archery"][0]
    assert card == CARDS.of_slug["archery"][0]
    assert whole.card[card].price == 99
    assert whole.card[card].triggers == CARDS.card[card].triggers


def invention(*lines: str) -> str:
    facts = ("name: Press", "numbers: pre001", "era: medieval", "knowledge: 70", "colour: blue")
    return "\n".join(["deck: inventions", "[press]", *facts, *lines, "from: house"])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("deck: proinces\n", 'file0.cards:1: unknown word "proinces"; did you mean "provinces"?'),
        (
            "deck: goals\nname: X\n",
            'file0.cards:2: beside "deck: goals" the header has no line "name:"',
        ),
        (
            PROVINCES.replace("production: 1 food, 1 card", "storage: up to 2 wood -> 1 vp"),
            'file0.cards:7: unknown word "storage"',
        ),
        (
            PROVINCES.replace("production: 1 food, 1 card", "bonus: 1 food"),
            'file0.cards:3: [misty-fen] has no line "production:" or "action:"',
        ),
        (PROVINCES.replace("mis001", "mis001-002"), "file0.cards:5: [misty-fen]: each province"),
        (PROVINCES.replace("misty-fen", "amber-coast"), "is already a card of campaign/provinces"),
        (PROVINCES.replace("mis001", "rote001"), "the number rote001 already belongs to"),
        (PROVINCES.replace("penalty: 3", "penalty: 0"), "file0.cards:8: 0 is not a number"),
        (
            invention("feature: when you bild -> 1 vp"),
            'file0.cards:8: unknown event "you bild"; did you mean "you build"?',
        ),
        (
            invention("feature: when you draw a card -> 1 vp"),
            'file0.cards:8: only a Goal can wait for "you draw a card"',
        ),
        (
            invention("feature: when you gain at least 2 vp at once -> 1 vp"),
            "file0.cards:2: [press]: an Invention answers an event other than points",
        ),
        (
            invention(*(f"feature (once): when you {do} -> 1 vp" for do in ("pass", "raze"))),
            "file0.cards:2: [press]: an Invention has one feature with a number of times",
        ),
        (invention("feature: when you gain gold -> 1 gold"), "answer itself forever"),
        (
            invention("feature: when you gain a foundation -> 1 foundation"),
            "answer itself forever",
        ),
        (invention("feature: when you use an action location -> renew an action location"),
         "answer itself forever"),
        (invention("feature: move the war marker"), "unknown feature"),
        (
            invention("feature: when you pass -> move the war marker"),
            'file0.cards:8: unknown category "war"',
        ),
        (
            invention("feature: when you pass -> 1 vp").replace("medieval", "mediaeval"),
            'file0.cards:5: unknown word "mediaeval"; did you mean "medieval"?',
        ),
        (
            invention("feature: when you pass -> 1 vp").replace("70", "lots"),
            'file0.cards:6: "lots" is not a price',
        ),
        (
            invention("feature: when you pass -> 1 vp").replace("colour: blue\n", ""),
            'file0.cards:2: [press] has no line "colour:"',
        ),
        (
            GOALS.replace("2 gold", "2 gld"),
            'file0.cards:8: unknown good "gld"; did you mean "gold"?',
        ),
        (
            GOALS.replace("first: 2 gold\n", ""),
            'file0.cards:3: [rich] has no line "first:"',
        ),
        (SHEETS.replace("replaces: yes\n", ""), 'file0.cards:3: [ancient] has no line "name:"'),
        (SHEETS.replace("scouts", "scots"), 'file0.cards:5: unknown bonus "scots"; did you mean'),
        (SHEETS.replace("1 scouts", "16 scouts"), "file0.cards:5: a track has bonuses on its"),
        (SHEETS.replace("1 scouts", "1 scouts, 1 dove"), "file0.cards:5: space 1 has two bonuses"),
        (SHEETS.replace("3 gold", "1 vp"), "file0.cards:6: a field asks for resources"),
        (SHEETS.replace("ancient", "antique"), 'file0.cards:3: unknown word "antique"'),
        (
            "faction: common\n[mine]\nname: Mine\nnumbers: min001\n"
            "feature: when you build -> move the military marker\nfrom: house\n",
            "file0.cards:2: [mine]: a Goal marker is for Inventions of a campaign",
        ),
        (
            "faction: common\n[mine]\nname: Mine\nnumbers: min001\n"
            "feature: when you pass -> 1 vp\nfrom: house\n",
            "file0.cards:2: [mine]: only Inventions of a campaign can wait for that event",
        ),
        (
            "faction: common\n[mine]\nname: Mine\nnumbers: min001\n"
            "feature: send 1 worker in place of 2\nfrom: house\n",
            "file0.cards:2: [mine]: that feature is for Inventions of a campaign",
        ),
    ],
)  # fmt: skip
def test_every_mistake_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    assert any(told in mistake for mistake in mistakes(written(tmp_path, text)))


def test_the_command_checks_and_lists_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = written(tmp_path, PROVINCES, SHEETS)
    assert main(["cards", "check", str(folder)]) == 0
    assert capsys.readouterr().out == "1 card, 1 sheet in 2 files, no mistakes\n"
    assert main(["cards", "--campaign", "--cards", str(folder), "--faction", "province"]) == 0
    listed = capsys.readouterr().out
    assert "Misty Fen" in listed
    assert "56 different cards" in listed
    assert main(["cards", "steam-engine", "--language", "pl"]) == 0
    shown = capsys.readouterr().out
    assert "Wynalazek, Rewolucja Przemysłowa" in shown
    assert "75 K" in shown
    assert main(["cards", "ancient", "--cards", str(folder)]) == 0
    assert "culture  1 scouts" in capsys.readouterr().out


def test_categories_are_named_in_every_language() -> None:
    from osada.settlers.effects.text import category_name

    for language in ("en", "pl", "cs"):
        assert len({category_name(one, language) for one in CATEGORIES}) == 3
