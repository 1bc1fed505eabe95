"""What a card says: the words of three languages, their plurals and cases, and the formula."""

import re
from pathlib import Path

import pytest

from osada.settlers import goods
from osada.settlers.catalogue import catalogue
from osada.settlers.catalogue.reader import read
from osada.settlers.effects import parse, registry, text, vocabulary
from osada.settlers.effects.vocabulary import COLOUR, Ability, Price
from tests import fluent_files

LANGUAGES = ("en", "pl", "cs")
GRAMMAR = {"case", "form"}
"""Variables that a language may leave unused."""

FIXED = [
    phrase
    for verb in registry.house()
    for phrase in verb.phrases
    if not any(sign.isdigit() for sign in phrase)
]
"""Phrases without a number."""
EVENTS = [event.phrase for event in registry.house_events() if event.phrase and not event.for_goals]

CARDS = catalogue(("friends", "aztecs")).with_campaign()
ABILITIES = {entry.slug: entry.ability for entry in CARDS.entries}


def card(*lines: str) -> Ability:
    return parse.ability(lines)


def reads(language: str, *lines: str) -> list[str]:
    return text.card_text(card(*lines), language)


# The files of words


def variables(language: str) -> dict[str, set[str]]:
    found = fluent_files.messages("osada.settlers.effects", "words", language)
    return {name: used - GRAMMAR for name, used in found.items()}


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert set(variables(language)) == set(variables("en"))


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_all_languages_use_the_same_variables(language: str) -> None:
    uncounted = {"good-wood", "good-stone", "good-food", "good-gold"}  # no plural in English
    other = variables(language)
    for name, used in variables("en").items():
        expected = {"n"} if name in uncounted else used
        assert other[name] == expected, name


# The cards of the base game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ABILITIES)
def test_every_card_reads_as_whole_sentences(slug: str, language: str) -> None:
    lines = text.card_text(ABILITIES[slug], language)
    assert lines
    for line in lines:
        assert re.fullmatch(r"[^\W\d].*[\w“]\.", line), line
        assert not re.search(r"[{}$]|None|\s\s|\s[,;.:]|\.\.|,,", line), line


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_no_english_word_is_left_in_a_translation(language: str) -> None:
    def used(language: str) -> set[str]:
        lines = [line for a in ABILITIES.values() for line in text.card_text(a, language)]
        return {word for word in re.findall(r"\w+", " ".join(lines).lower()) if len(word) > 2}

    assert used(language) & used("en") <= {"bonus"}


@pytest.mark.parametrize("slug", ABILITIES)
def test_every_card_has_a_formula_that_fits_a_narrow_card(slug: str) -> None:
    formula = text.card_formula(ABILITIES[slug])
    assert formula.isascii()
    assert 0 < len(formula) <= (46 if ABILITIES[slug].goal is None else 60)


# Every word of the effect language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fixed_phrase_has_a_text_of_its_own(language: str) -> None:
    as_action = [reads(language, f"action: 1 worker -> {words}")[0] for words in FIXED]
    as_production = [reads(language, f"production: {words}")[0] for words in FIXED]
    assert len(set(as_action)) == len(set(as_production)) == len(FIXED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text_of_its_own(language: str) -> None:
    events = [*EVENTS, "you gain at least 3 vp at once"]
    events += [f"you build {name}" for name in vocabulary.COLOURS]
    texts = {reads(language, f"feature: when {event} -> 1 vp")[0] for event in events}
    assert len(texts) == len(events)


def test_every_phrase_and_event_has_a_formula_of_its_own() -> None:
    phrases = {text.card_formula(card(f"action: 1 food -> {words}")) for words in FIXED}
    events = {text.card_formula(card(f"feature: when {event} -> 1 vp")) for event in EVENTS}
    assert len(phrases) == len(FIXED)
    assert len(events) == len(EVENTS)


# Texts as a player reads them

GOLDEN = [
    (
        ["action (twice): 1 worker -> 1 card"],
        "Action, twice a round: spend 1 worker to draw 1 card.",
        "Akcja, dwa razy na rundę: wydaj 1 robotnika, aby dobrać 1 kartę.",
        "Akce, dvakrát za kolo: když utratíš 1 osadníka, dobereš si 1 kartu.",
    ),
    (
        ["feature: when you raze -> 1 vp"],
        "Feature: each time you raze, gain 1 victory point.",
        "Cecha: zawsze gdy plądrujesz, otrzymaj 1 punkt zwycięstwa.",
        "Vlastnost: kdykoli boříš, získáš 1 vítězný bod.",
    ),
    (
        ["production: 1 raze"],
        "Production: 1 raze token.",
        "Produkcja: 1 żeton plądrowania.",
        "Produkce: 1 žeton boření.",
    ),
    (
        ["feature: none", "bonus: 1 vp per grey, at most 6, 1 card"],
        "Bonus when built: 1 victory point per grey location you have, at most 6; draw 1 card.",
        "Bonus za zbudowanie: 1 punkt zwycięstwa za każdą szarą lokację w twoim imperium, "
        "najwyżej 6; dobierz 1 kartę.",
        "Bonus za postavení: 1 vítězný bod za každou šedou lokaci ve tvém impériu, nejvýše 6; "
        "dobereš si 1 kartu.",
    ),
    (
        ["action: 1 worker, 2 stone -> 5 vp"],
        "Action: spend 1 worker and 2 stone to gain 5 victory points.",
        "Akcja: wydaj 1 robotnika i 2 kamienie, aby otrzymać 5 punktów zwycięstwa.",
        "Akce: když utratíš 1 osadníka a 2 kameny, získáš 5 vítězných bodů.",
    ),
    (
        ["action: 5 stone, 2 worker -> 2 vp"],
        "Action: spend 2 workers and 5 stone to gain 2 victory points.",
        "Akcja: wydaj 2 robotników i 5 kamieni, aby otrzymać 2 punkty zwycięstwa.",
        "Akce: když utratíš 2 osadníky a 5 kamenů, získáš 2 vítězné body.",
    ),
    (
        ["action: 1 worker, 1 deal -> 5 card"],
        "Action: spend 1 worker and discard 1 deal to draw 5 cards.",
        "Akcja: wydaj 1 robotnika i odrzuć 1 umowę, aby dobrać 5 kart.",
        "Akce: když utratíš 1 osadníka a zahodíš 1 dohodu, dobereš si 5 karet.",
    ),
    (
        ["action: 1 card from hand -> a rival discards a card, 1 vp"],
        "Action: discard 1 card from your hand to make an opponent discard a card from their hand "
        "and gain 1 victory point.",
        "Akcja: odrzuć 1 kartę z ręki, aby zmusić przeciwnika do odrzucenia karty z ręki "
        "oraz otrzymać 1 punkt zwycięstwa.",
        "Akce: když zahodíš 1 kartu z ruky, přinutíš soupeře zahodit kartu z ruky "
        "a získáš 1 vítězný bod.",
    ),
    (
        ["action: 1 worker -> discard a rival's deal, 1 vp, 1 card"],
        "Action: spend 1 worker to discard an opponent's deal, gain 1 victory point "
        "and draw 1 card.",
        "Akcja: wydaj 1 robotnika, aby odrzucić umowę przeciwnika, otrzymać 1 punkt zwycięstwa "
        "oraz dobrać 1 kartę.",
        "Akce: když utratíš 1 osadníka, zahodíš soupeřovu dohodu, získáš 1 vítězný bod "
        "a dobereš si 1 kartu.",
    ),
    (
        ["action: nothing -> take over a rival's location"],
        "Action: at no cost, take over an opponent's location until the end of the round.",
        "Akcja: za darmo przejmij lokację przeciwnika do końca rundy.",
        "Akce: zdarma převezmeš soupeřovu lokaci do konce kola.",
    ),
    (
        ["action (three times): 1 gold -> 2 resources of your choice"],
        "Action, three times a round: spend 1 gold to gain 2 resources of your choice.",
        "Akcja, trzy razy na rundę: wydaj 1 złoto, aby otrzymać 2 dowolne surowce.",
        "Akce, třikrát za kolo: když utratíš 1 zlato, získáš 2 libovolné suroviny.",
    ),
    (
        ["action: raze tokens -> raze at the usual price, each good given up becomes 2 vp"],
        "Action: spend raze tokens to raze a card from your hand or an opponent's location at the "
        "usual price, then exchange any of the goods gained for 2 victory points each.",
        "Akcja: wydaj żetony plądrowania, aby splądrować kartę z ręki lub lokację przeciwnika "
        "za zwykłą cenę, a potem odrzucić dowolne z otrzymanych dóbr, zdobywając 2 punkty "
        "zwycięstwa za każde.",
        "Akce: když utratíš žetony boření, zboříš za obvyklou cenu kartu z ruky nebo soupeřovu "
        "lokaci a libovolné ze získaných prostředků pak zahodíš, každý za 2 vítězné body.",
    ),
    (
        ["feature: when you build common -> may spend 1 gold for 2 vp or 1 worker for 1 vp"],
        "Feature: each time you build a common location, you may spend 1 gold to gain "
        "2 victory points or spend 1 worker to gain 1 victory point.",
        "Cecha: zawsze gdy zbudujesz lokację zwykłą, możesz wydać 1 złoto, aby otrzymać "
        "2 punkty zwycięstwa, lub wydać 1 robotnika, aby otrzymać 1 punkt zwycięstwa.",
        "Vlastnost: kdykoli postavíš běžnou lokaci, můžeš za 1 zlato získat 2 vítězné body "
        "nebo za 1 osadníka získat 1 vítězný bod.",
    ),
    (
        ["feature (twice): when you deploy a samurai -> 1 vp"],
        "Feature, at most twice a round: each time you deploy a samurai, gain 1 victory point.",
        "Cecha, najwyżej dwa razy na rundę: zawsze gdy wystawisz samuraja, "
        "otrzymaj 1 punkt zwycięstwa.",
        "Vlastnost, nejvýše dvakrát za kolo: kdykoli umístíš samuraje, získáš 1 vítězný bod.",
    ),
    (
        ["feature: when you gain at least 2 vp at once -> 1 vp"],
        "Feature: each time you gain at least 2 victory points at once, gain 1 victory point.",
        "Cecha: zawsze gdy zdobędziesz naraz co najmniej 2 punkty zwycięstwa, "
        "otrzymaj 1 punkt zwycięstwa.",
        "Vlastnost: kdykoli najednou získáš aspoň 2 vítězné body, získáš 1 vítězný bod.",
    ),
    (
        ["feature: keep any wood, worker in cleanup"],
        "Feature: in cleanup you may keep any amount of wood and workers.",
        "Cecha: w fazie czyszczenia możesz przechować dowolną ilość drewna i robotników.",
        "Vlastnost: při úklidu si můžeš nechat libovolně mnoho dřeva a osadníků.",
    ),
    (
        ["feature: your common locations cost 1 raze more to raze"],
        "Feature: razing one of your common locations costs 1 raze token more.",
        "Cecha: splądrowanie każdej z twoich lokacji zwykłych kosztuje o 1 żeton plądrowania "
        "więcej.",
        "Vlastnost: zboření každé tvé běžné lokace stojí o 1 žeton boření více.",
    ),
    (
        ["feature: in cleanup put resources on this, each 2 vp at the end"],
        "Feature: in cleanup you may put any number of resources on this location; "
        "each gives 2 victory points at the end of the game.",
        "Cecha: w fazie czyszczenia możesz położyć na tej lokacji dowolną liczbę surowców; "
        "każdy daje na koniec gry 2 punkty zwycięstwa.",
        "Vlastnost: při úklidu můžeš na tuto lokaci položit libovolný počet surovin; "
        "každá dá na konci hry 2 vítězné body.",
    ),
    (
        ["production: 1 raze or 2 vp"],
        "Production: 1 raze token or 2 victory points.",
        "Produkcja: 1 żeton plądrowania lub 2 punkty zwycięstwa.",
        "Produkce: 1 žeton boření nebo 2 vítězné body.",
    ),
    (
        ["production: keep 1 of 2 faction cards"],
        "Production: draw 2 faction cards and keep 1.",
        "Produkcja: dobierz 2 karty frakcyjne i zatrzymaj 1.",
        "Produkce: dobereš si 2 frakční karty a 1 z nich si necháš.",
    ),
    (
        ["production: 1 worker, 1 food, 2 common cards"],
        "Production: 1 worker and 1 food; draw 2 common cards.",
        "Produkcja: 1 robotnik i 1 jadło; dobierz 2 karty zwykłe.",
        "Produkce: 1 osadník a 1 jídlo; dobereš si 2 běžné karty.",
    ),
    (["feature: none"], "No ability.", "Bez zdolności.", "Bez schopnosti."),
]


@pytest.mark.parametrize(("lines", "en", "pl", "cs"), GOLDEN)
def test_a_card_reads_well(lines: list[str], en: str, pl: str, cs: str) -> None:
    assert [reads(language, *lines) for language in LANGUAGES] == [[en], [pl], [cs]]


def test_each_thing_a_card_does_is_a_line_of_its_own() -> None:
    assert reads(
        "en",
        "feature: when you make a deal -> 1 gold",
        "feature: keep any gold in cleanup",
        "bonus: 2 samurai",
    ) == [
        "Feature: each time you make a deal, gain 1 gold.",
        "Feature: in cleanup you may keep any amount of gold.",
        "Bonus when built: deploy 2 samurai from the general supply.",
    ]


def test_clauses_with_commas_are_kept_apart_by_semicolons() -> None:
    assert reads("en", "action: 1 food -> 1 vp per red, at most 3, 1 card") == [
        "Action: spend 1 food to gain 1 victory point per red location you have, at most 3; "
        "draw 1 card."
    ]


def test_whoever_changes_a_text_changes_only_a_copy() -> None:
    armorer = ABILITIES["armorer"]
    text.card_text(armorer, "en").clear()
    assert text.card_text(armorer, "en") == ["Production: 1 raze token."]


# Names and amounts

PLURALS = [
    ("pl", goods.WORKER, ["robotnik", "robotników", "robotników", "robotników"]),
    ("pl", goods.STONE, ["kamień", "kamienie", "kamieni", "kamienie"]),
    ("pl", goods.WOOD, ["drewno", "drewna", "drewna", "drewna"]),
    ("pl", goods.CARD, ["karta", "karty", "kart", "karty"]),
    ("pl", goods.VP, ["punkt zwycięstwa", "punkty zwycięstwa", "punktów zwycięstwa"]),
    ("cs", goods.WORKER, ["osadník", "osadníci", "osadníků", "osadníků"]),
    ("cs", goods.STONE, ["kámen", "kameny", "kamenů", "kamenů"]),
    ("cs", goods.WOOD, ["dřevo", "dřeva", "kusů dřeva", "kusů dřeva"]),
    ("cs", goods.CARD, ["karta", "karty", "karet", "karet"]),
    ("cs", goods.RAZE, ["žeton boření", "žetony boření", "žetonů boření"]),
    ("en", goods.WORKER, ["worker", "workers", "workers", "workers"]),
    ("en", goods.WOOD, ["wood", "wood", "wood", "wood"]),
    ("en", goods.DEFENSE, ["defense token", "defense tokens", "defense tokens"]),
]


@pytest.mark.parametrize(("language", "good", "names"), PLURALS)
def test_a_good_is_named_as_its_number_asks(language: str, good: int, names: list[str]) -> None:
    named = [text.good_name(good, language, n) for n in (1, 2, 5, 22)]
    assert named[: len(names)] == names


@pytest.mark.parametrize(
    ("language", "listed", "nothing"),
    [
        ("en", "2 stone, 1 gold and 1 worker", "nothing"),
        ("pl", "2 kamienie, 1 złoto i 1 robotnik", "nic"),
        ("cs", "2 kameny, 1 zlato a 1 osadník", "nic"),
    ],
)
def test_goods_are_listed(language: str, listed: str, nothing: str) -> None:
    supply = {goods.STONE: 2, goods.FOOD: 0, goods.GOLD: 1, goods.WORKER: 1}
    assert text.goods_text(supply, language) == listed
    assert text.goods_text({goods.FOOD: 0}, language) == nothing


@pytest.mark.parametrize(
    ("language", "cost", "free"),
    [
        ("en", "1 wood, 2 stone and 1 location", "free"),
        ("pl", "1 drewno, 2 kamienie i 1 lokacja", "za darmo"),
        ("cs", "1 dřevo, 2 kameny a 1 lokace", "zdarma"),
    ],
)
def test_a_building_cost_is_told(language: str, cost: str, free: str) -> None:
    assert text.price_text(parse.price("1 wood, 2 stone, 1 location"), language) == cost
    assert text.price_text(Price(), language) == free


@pytest.mark.parametrize(
    ("language", "price"),
    [
        ("en", "1 worker, 1 resource of your choice, 2 cards from your hand and 1 deal"),
        ("pl", "1 robotnik, 1 dowolny surowiec, 2 karty z ręki i 1 umowa"),
        ("cs", "1 osadník, 1 libovolná surovina, 2 karty z ruky a 1 dohoda"),
    ],
)
def test_the_price_of_an_action_is_told(language: str, price: str) -> None:
    paid = parse.price("1 resource, 1 worker, 1 deal, 2 cards from hand")
    assert text.price_text(paid, language) == price


@pytest.mark.parametrize(
    ("language", "one", "three", "none"),
    [
        ("en", "grey", "brown, grey and red", "no colour"),
        ("pl", "szary", "brązowy, szary i czerwony", "bez koloru"),
        ("cs", "šedá", "hnědá, šedá a červená", "bez barvy"),
    ],
)
def test_colours_are_named(language: str, one: str, three: str, none: str) -> None:
    assert text.colour_name(COLOUR["grey"], language) == one
    assert text.colour_name(COLOUR["red"] | COLOUR["brown"] | COLOUR["grey"], language) == three
    assert text.colour_name(0, language) == none


def test_an_orange_location_has_its_article() -> None:
    assert reads("en", "feature: when you build orange -> 1 vp") == [
        "Feature: each time you build an orange location, gain 1 victory point."
    ]


@pytest.mark.parametrize(
    ("language", "kinds"),
    [
        ("en", ["Production", "Feature", "Action"]),
        ("pl", ["Produkcja", "Cecha", "Akcja"]),
        ("cs", ["Produkce", "Vlastnost", "Akce"]),
    ],
)
def test_kinds_are_named(language: str, kinds: list[str]) -> None:
    assert [text.kind_name(kind, language) for kind in range(3)] == kinds


# The formula

FORMULAS = [
    (["action (twice): 1 worker -> 1 card"], "worker > card x2"),
    (["action: 2 stone, 1 worker -> 3 vp"], "worker 2 stone > 3 vp"),
    (["action: nothing -> take over a rival's location"], "free > take over"),
    (["action: 1 worker -> discard a rival's deal, 1 vp"], "worker > discard deal, vp"),
    (["production: 1 raze"], "+1 raze"),
    (["production: 1 food per red, at most 3"], "+1 food/red max 3"),
    (["production: 1 raze or 2 vp"], "+1 raze or +2 vp"),
    (["production: 1 vp per samurai, 1 faction card"], "+1 vp/samurai +1 faction card"),
    (["feature: when you build brown -> 1 gold, 1 vp"], "brown: gold vp"),
    (["feature (twice): when you deploy a samurai -> 1 vp"], "samurai: vp x2"),
    (["feature: when you gain at least 2 vp at once -> 1 vp"], "2+ vp: vp"),
    (["feature: when you build -> may spend 1 gold for 2 vp"], "build: gold > 2 vp"),
    (["feature: keep any wood, food in cleanup"], "keep wood food"),
    (["feature: your common locations cost 1 raze more to raze"], "guard +1 raze"),
    (["feature: none", "bonus: 1 vp per grey, at most 6"], "built +1 vp/grey max 6"),
    (["production: 1 stone", "bonus: 1 stone"], "+1 stone; built +1 stone"),
    (["feature: none"], ""),
]


@pytest.mark.parametrize(("lines", "formula"), FORMULAS)
def test_a_card_has_a_formula(lines: list[str], formula: str) -> None:
    assert text.card_formula(card(*lines)) == formula


# The guide for those who write cards of their own

GUIDE = Path(__file__).parents[2] / "docs" / "cards.md"


def first_column(title: str) -> list[str]:
    """The words of a table in the guide."""
    section = GUIDE.read_text(encoding="utf-8").split(f"### {title}\n")[1].split("\n#")[0]
    return re.findall(r"^\| `([^`]+)`", section, re.MULTILINE)


def test_the_guide_shows_card_files_that_can_be_read() -> None:
    shown = re.findall(r"```cards\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    files_read = [read("guide.cards", block) for block in shown]
    assert [found.problems for found in files_read] == [[]] * 7
    aqueduct = files_read[0].entries[0]
    guide = GUIDE.read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert text.card_text(aqueduct.ability, language)[0] in guide


def test_the_guide_lists_the_whole_effect_language() -> None:
    effects = first_column("Effects")
    codes = {op.code for words in effects for op in parse.effects(words)}
    assert codes == {op.code for a in ABILITIES.values() for op in a.ops()}
    assert set(FIXED) <= set(effects)
    events = first_column("Events")
    assert set(EVENTS) <= set(events)
    for event in events:
        assert card(f"feature: when {event} -> 1 vp").triggers
    for feature in first_column("Other features"):
        assert card(f"feature: {feature}") != card("feature: none")
    for price in first_column("Prices"):
        assert (parse.price(price) == Price()) == (price == "nothing")
