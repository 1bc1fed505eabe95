"""What the game says: texts of buildings, names, refusals, questions, moves, in three languages."""

import ast as python
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from osada.kernel.game import BadNotation, Refusal
from osada.rollwrite import RollWrite, State, base, notation, refusals, text, words
from osada.rollwrite import abilities as a
from osada.rollwrite.abilities import parse
from osada.rollwrite.empire import AREAS, CELLS, RANKS, TRACKS
from osada.rollwrite.face import RollWriteFace
from osada.rollwrite.goods import GOODS, PRICE
from osada.rollwrite.labels import label
from osada.rollwrite.state import MODES, PHASES, TOKENS
from tests import fluent_files

LANGUAGES = ("en", "pl", "cs")
GRAMMAR = {"case", "form", "known", "n"}
"""Variables that a language may leave unused."""
GAME = RollWrite()
VILLAGES = base()


# The files of words


def ids(language: str) -> list[str]:
    return list(fluent_files.messages("osada.rollwrite", "messages", language))


def group(prefix: str) -> set[str]:
    """The ids of the messages that begin with a word, without it."""
    return {name.removeprefix(prefix) for name in ids("en") if name.startswith(prefix)}


def variables(language: str) -> dict[str, set[str]]:
    found = fluent_files.messages("osada.rollwrite", "messages", language)
    return {name: used - GRAMMAR for name, used in found.items()}


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_all_languages_use_the_same_variables(language: str) -> None:
    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_not_there_is_a_mistake(language: str) -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        words.say(language, "no-such-message")


# Nothing that the engine can say is missing, and nothing is left over


def called(module: Any, *names: str) -> Iterator[python.Call]:
    """The calls of some functions in the source of a module."""
    for node in python.walk(python.parse(Path(module.__file__).read_text("utf-8"))):
        if (
            isinstance(node, python.Call)
            and isinstance(node.func, python.Name)
            and node.func.id in names
        ):
            yield node


def texts(node: python.expr) -> list[str]:
    """The texts that an expression can be: one, or one of two."""
    if isinstance(node, python.IfExp):
        return [*texts(node.body), *texts(node.orelse)]
    return [node.value] if isinstance(node, python.Constant) and isinstance(node.value, str) else []


def reasons() -> dict[str, set[str]]:
    """All reasons for a refusal with the facts that they carry."""
    found: dict[str, set[str]] = {}
    for call in called(refusals, "_no"):
        for reason in texts(call.args[0]):
            facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            found.setdefault(reason, set()).update(facts)
    return found


def errors() -> set[str]:
    """All reasons for an error of notation."""
    found = {reason for call in called(notation, "_unknown") for reason in texts(call.args[0])}
    for call in called(notation, "BadNotation", "AmbiguousNotation"):
        found.update(texts(call.args[1]))
    return found


def test_every_reason_has_a_sentence() -> None:
    assert len(reasons()) > 40
    assert group("refused-") == set(reasons())


def test_every_error_of_notation_has_a_sentence() -> None:
    assert len(errors()) > 10
    assert group("notation-") == errors()


def test_everything_has_a_name() -> None:
    assert group("ask-") == {"favor", "develop", "reroll", "settlements"}
    assert group("phase-") == set(PHASES)
    assert group("option-") == {"mode", *(f"mode-{mode}" for mode in MODES)}
    assert group("rank-") == {name for _, name in RANKS}
    assert group("token-") == group("about-") == set(TOKENS)
    assert group("track-") == set(TRACKS)
    assert group("good-") == {*GOODS, "any"}
    assert group("how-") == {"settlement", "star", "ability", "favor"}
    assert group("verb-") == set(notation.VERBS)


# The texts of buildings

TEXTS = [
    (
        "gain [1] food",
        "Each round gain <1> food",
        "W każdej rundzie otrzymujesz <1> jadło",
        "Každé kolo získáš <1> jídlo",
    ),
    (
        "gain [2] stone if rainbow",
        "When all three resource dice differ, gain <2> stone",
        "Gdy wszystkie trzy kości Surowców się różnią, otrzymujesz <2> kamienie",
        "Když se všechny tři kostky surovin liší, získáš <2> kameny",
    ),
    (
        "gain 5 stone if no gold",
        "When no die shows gold, gain 5 stone",
        "Gdy żadna kość nie pokazuje złota, otrzymujesz 5 kamieni",
        "Když žádná kostka neukazuje zlato, získáš 5 kamenů",
    ),
    (
        "gain [1] gold if 2 village areas",
        "If you cross off at least 2 areas of buildings this round, gain <1> gold",
        "Jeśli w tej rundzie wykreślisz co najmniej 2 obszary budynków, otrzymujesz <1> złoto",
        "Pokud v tomto kole škrtneš aspoň 2 okénka budov, získáš <1> zlato",
    ),
    (
        "gain [1] food if 1 bridges",
        "If you complete a section of the Bridges this round, gain <1> food",
        "Jeśli w tej rundzie ukończysz sekcję Mostów, otrzymujesz <1> jadło",
        "Pokud v tomto kole dokončíš úsek Mostů, získáš <1> jídlo",
    ),
    (
        "gain [2] stone or food",
        "Once a round you may gain <2> stone or <2> food",
        "Raz w rundzie możesz otrzymać <2> kamienie lub <2> jadła",
        "Jednou za kolo můžeš získat <2> kameny nebo <2> jídla",
    ),
    (
        "gain [1] food per bridge",
        "Once a round you may gain <1> food for each completed bridge, at most 4",
        "Raz w rundzie możesz otrzymać <1> jadło za każdy ukończony most, najwyżej 4",
        "Jednou za kolo můžeš získat <1> jídlo za každý dokončený most, nejvýše 4",
    ),
    (
        "gain 1 stone per 3 walls",
        "Once a round you may gain 1 stone for every 3 completed sections of the Walls, at most 4",
        "Raz w rundzie możesz otrzymać 1 kamień za każde 3 ukończone sekcje Murów, najwyżej 4",
        "Jednou za kolo můžeš získat 1 kámen za každé 3 dokončené úseky Hradeb, nejvýše 4",
    ),
    (
        "1 any -> 1 any, up to [3] times",
        "You may exchange 1 wood, stone or food for 1 of another kind, up to <3> times a round",
        "W rundzie możesz do <3> razy wymienić 1 drewno, kamień lub jadło na 1 inny "
        "z tych surowców",
        "Nejvýše <3>krát za kolo můžeš vyměnit 1 dřevo, kámen nebo jídlo za 1 jinou "
        "z těchto surovin",
    ),
    (
        "1 gold -> 1 wood, 2 stone, up to [1] times",
        "You may exchange 1 gold for 1 wood and 2 stone, <1> time a round",
        "W rundzie możesz <1> raz wymienić 1 złoto na 1 drewno i 2 kamienie",
        "Nejvýše <1>krát za kolo můžeš vyměnit 1 zlato za 1 dřevo a 2 kameny",
    ),
    (
        "save 1 stone on walls, up to [1] times",
        "You may pay 1 stone less for an area of the Walls, <1> time a round",
        "W rundzie możesz <1> raz zapłacić o 1 kamień mniej za obszar Murów",
        "Nejvýše <1>krát za kolo můžeš zaplatit o 1 kámen méně za okénko Hradeb",
    ),
    (
        "save 1 any on village, up to [2] times",
        "You may pay 1 resource less for an area of a building, up to <2> times a round",
        "W rundzie możesz do <2> razy zapłacić o 1 surowiec mniej za obszar budynku",
        "Nejvýše <2>krát za kolo můžeš zaplatit o 1 surovinu méně za okénko budovy",
    ),
    (
        "copy a die [1] times",
        "Once a round you may choose a resource die and gain <1> unit more of what it shows",
        "Raz w rundzie możesz wybrać kość Surowców i otrzymać jeszcze <1> jednostkę tego, "
        "co pokazuje",
        "Jednou za kolo můžeš zvolit kostku surovin a získat ještě <1> jednotku toho, co ukazuje",
    ),
    (
        "[1] actions if pair",
        "When two dice show the same face, <1> more action",
        "Gdy dwie kości pokazują to samo, masz <1> dodatkową akcję",
        "Když dvě kostky ukazují totéž, máš <1> akci navíc",
    ),
    (
        "[2] actions",
        "Each round <2> more actions",
        "W każdej rundzie masz <2> dodatkowe akcje",
        "Každé kolo máš <2> akce navíc",
    ),
    (
        "1 food -> 1 action, up to [1] times",
        "You may spend 1 food for 1 more action, <1> time a round",
        "W rundzie możesz <1> raz wydać 1 jadło, aby otrzymać 1 dodatkową akcję",
        "Nejvýše <1>krát za kolo můžeš utratit 1 jídlo za 1 akci navíc",
    ),
    (
        "harvest food free, up to [1] times",
        "You may harvest an area that holds food without spending an action, <1> time a round",
        "W rundzie możesz <1> raz bez akcji zebrać surowce z obszaru, na którym jest jadło",
        "Nejvýše <1>krát za kolo můžeš bez akce sklidit okénko, které obsahuje jídlo",
    ),
    (
        "harvest any free, up to [1] times",
        "You may harvest any area without spending an action, <1> time a round",
        "W rundzie możesz <1> raz bez akcji zebrać surowce z dowolnego obszaru",
        "Nejvýše <1>krát za kolo můžeš bez akce sklidit libovolné okénko",
    ),
    (
        "reroll [1] resource dice",
        "At the start of Develop you may reroll up to <1> resource die",
        "Na początku Rozwoju możesz przerzucić najwyżej <1> kość Surowców",
        "Na začátku Rozvoje můžeš přehodit nejvýše <1> kostku surovin",
    ),
    (
        "reroll [2] any dice",
        "At the start of Develop you may reroll up to <2> dice of any kind",
        "Na początku Rozwoju możesz przerzucić najwyżej <2> dowolne kości",
        "Na začátku Rozvoje můžeš přehodit nejvýše <2> libovolné kostky",
    ),
    (
        "[2] vp if 3 sections",
        "If you complete at least 3 sections this round, earn <2> points",
        "Jeśli w tej rundzie ukończysz co najmniej 3 sekcje, zdobywasz <2> punkty",
        "Pokud v tomto kole dokončíš aspoň 3 úseky, získáš <2> body",
    ),
    (
        "[1] vp if 3 tracks",
        "If you complete sections on at least 3 tracks this round, earn <1> point",
        "Jeśli w tej rundzie ukończysz sekcje na co najmniej 3 torach, zdobywasz <1> punkt",
        "Pokud v tomto kole dokončíš úseky aspoň na 3 drahách, získáš <1> bod",
    ),
    (
        "5 vp if 5 harvests",
        "If you harvest at least 5 areas this round, earn 5 points",
        "Jeśli w tej rundzie wykreślisz co najmniej 5 obszarów Zbiorów, zdobywasz 5 punktów",
        "Pokud v tomto kole sklidíš aspoň 5 okének, získáš 5 bodů",
    ),
    (
        "1 wood, 1 stone, 1 food -> [3] vp",
        "Once a round you may spend 1 wood, 1 stone and 1 food to earn <3> points",
        "Raz w rundzie możesz wydać 1 drewno, 1 kamień i 1 jadło, aby zdobyć <3> punkty",
        "Jednou za kolo můžeš za 1 dřevo, 1 kámen a 1 jídlo získat <3> body",
    ),
    (
        "end: [4] vp per imperial section",
        "At the end of the game <4> points for each Imperial section",
        "Na koniec <4> punkty za każdą Sekcję Imperialną",
        "Na konci <4> body za každý imperiální úsek",
    ),
    (
        "end: [1] vp per 5 harvests",
        "At the end of the game <1> point for every 5 harvested areas",
        "Na koniec <1> punkt za każde 5 wykreślonych obszarów Zbiorów",
        "Na konci <1> bod za každých 5 sklizených okének",
    ),
    (
        "end: 1 vp per track of 4",
        "At the end of the game 1 point for each track with at least 4 completed sections",
        "Na koniec 1 punkt za każdy tor z co najmniej 4 ukończonymi sekcjami",
        "Na konci 1 bod za každou dráhu, na níž jsou dokončeny aspoň 4 úseky",
    ),
    (
        "settlement: 3 vp",
        "At the end of the game 3 points for each settlement with this plan",
        "Na koniec 3 punkty za każdą osadę z tym planem",
        "Na konci 3 body za každou osadu s tímto plánem",
    ),
]


@pytest.mark.parametrize(("ability", "en", "pl", "cs"), TEXTS)
def test_a_building_reads_well(ability: str, en: str, pl: str, cs: str) -> None:
    read = [
        text.ability_text(parse(ability), language, underline=("<", ">")) for language in LANGUAGES
    ]
    assert read == [en, pl, cs]


def test_a_risen_value_is_told_with_its_grammar() -> None:
    """RW-ADV-09: settlements raise the underlined value."""
    quarry = VILLAGES.buildings["quarry"].ability
    assert [text.ability_text(quarry, "pl", n) for n in (1, 2, 5)] == [
        "W każdej rundzie otrzymujesz 1 kamień",
        "W każdej rundzie otrzymujesz 2 kamienie",
        "W każdej rundzie otrzymujesz 5 kamieni",
    ]
    assert text.ability_text(quarry, "cs", 5, ("<u>", "</u>")) == (
        "Každé kolo získáš <u>5</u> kamenů"
    )


def every_ability() -> Iterator[str]:
    """All that a village file can say, with small and large numbers."""
    basic, good, numbers = ("wood", "stone", "food"), GOODS, (1, 2, 5, 9)
    conditions = [*a.CONDITIONS[a.PAIR : a.SECT]]
    counted = [(name, n) for name in a.CONDITIONS[a.SECT :] for n in numbers]
    conditions += [f"{n} {name}" for name, n in counted if name != "tracks" or n <= 4]
    things = [*a.THINGS[: a.HARVESTED], "column"]
    things += [f"{n} {name}" for name in a.THINGS[a.HARVESTED : a.COLUMN] for n in numbers]
    things += [f"track of {n}" for n in numbers]
    for u in ("[1]", "[2]", "[5]", "3", "[9]"):
        yield f"{u} actions"
        yield f"copy a die {u} times"
        yield f"settlement: {u.strip('[]')} vp"
        yield f"1 any -> 1 any, up to {u} times"
        for one in good:
            yield f"gain {u} {one}"
            yield f"1 {one} -> 1 action, up to {u} times"
            yield f"1 {one} -> 2 {'stone' if one == 'wood' else 'wood'}, up to {u} times"
            yield f"1 {one} -> 1 {'food' if one == 'gold' else 'gold'}, up to {u} times"
            yield f"5 {one}, 2 gold -> {u} vp"
            yield from (f"gain {u} {one} or {other}" for other in good if other != one)
            yield from (f"gain {u} {one} if {condition}" for condition in conditions)
            yield from (f"gain {u} {one} per {thing}" for thing in things)
        for one in (*basic, "any"):
            yield f"harvest {one} free, up to {u} times"
            yield from (f"save 1 {one} on {scope}, up to {u} times" for scope in a.SCOPES)
        yield from (f"{u} actions if {condition}" for condition in conditions)
        yield from (f"{u} vp if {condition}" for condition in conditions)
        yield from (f"end: {u} vp per {thing}" for thing in things)
        yield from (f"reroll {u} {kind} dice" for kind in a.KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_building_can_do_has_a_text(language: str) -> None:
    """RW-CONTENT-09: sheets of one's own use the same forms."""
    found: dict[str, str] = {}
    for line in every_ability():
        ability = parse(line)
        shown = text.ability_text(ability, language, underline=("<", ">"))
        assert re.fullmatch(rf"{CAPITAL}[^{{}}$]*\w", shown), shown
        assert not re.search(r"\s\s|\s[,.:]|\.$", shown), shown
        assert (f"<{ability.value}>" in shown) == ability.underlined, shown
        assert found.setdefault(shown, ability.text) == ability.text or same(found[shown], line)
    assert {a.FORMS[parse(line).form] for line in found.values()} == set(a.FORMS)


def same(one: str, other: str) -> bool:
    """Whether two lines say the same: the order of a choice means nothing."""
    first, second = parse(one), parse(other)
    return all(getattr(first, fact) == getattr(second, fact) for fact in FACTS)


FACTS = [fact for fact in a.Ability.__slots__ if fact != "text"]


@pytest.mark.parametrize(
    ("language", "prices", "harvests"),
    [
        (
            "en",
            ["no resources", "1 wood", "1 wood, 2 stone and 1 food"],
            ["1 wood", "2 wood and 1 stone", "1 wood and 2 food"],
        ),
        (
            "pl",
            ["bez surowców", "1 drewno", "1 drewno, 2 kamienie i 1 jadło"],
            ["1 drewno", "2 drewna i 1 kamień", "1 drewno i 2 jadła"],
        ),
        (
            "cs",
            ["bez surovin", "1 dřevo", "1 dřevo, 2 kameny a 1 jídlo"],
            ["1 dřevo", "2 dřeva a 1 kámen", "1 dřevo a 2 jídla"],
        ),
    ],
)
def test_prices_and_harvests_are_told(
    language: str, prices: list[str], harvests: list[str]
) -> None:
    numbers = [PRICE[0, 0, 0], PRICE[1, 0, 0], PRICE[1, 2, 1]]
    assert [text.price_text(price, language) for price in numbers] == prices
    areas = [AREAS.index(name) for name in ("I-a", "IV-a", "IV-c")]
    assert [text.harvest_text(area, language) for area in areas] == harvests


# Names


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "stone; Walls; Walls 4; field II; die 2; worker die; Lucky Coin; player 1; Ola"),
        (
            "pl",
            "kamień; Mury; Mury 4; pole II; kość 2; kość Robotników; Szczęśliwa moneta; gracz 1; "
            "Ola",
        ),
        (
            "cs",
            "kámen; Hradby; Hradby 4; pole II; kostka 2; kostka osadníků; Šťastná mince; hráč 1; "
            "Ola",
        ),
    ],
)
def test_things_are_named(language: str, named: str) -> None:
    names = (
        words.good_name("stone", language),
        words.track_name("walls", language),
        words.section_name("walls", 4, language),
        words.field_name("II", language),
        words.die_name("2", language),
        words.die_name("worker", language),
        words.token_name("coin", language),
        words.seat_name(1, language, {0: "Ola"}),
        words.seat_name(0, language, {0: "Ola"}),
    )
    assert "; ".join(names) == named


@pytest.mark.parametrize(
    ("language", "named"),
    [
        (
            "en",
            "Develop the empire; Advanced game; Prince; Granaries; abilities of buildings; "
            "create a settlement; Old Alderholt; Sawpit",
        ),
        (
            "pl",
            "Rozwój imperium; rozgrywka zaawansowana; Książę; Spichlerze; umiejętności budynków; "
            "stwórz osadę; Stare Olszynowo; Dół tracki",
        ),
        (
            "cs",
            "Rozvoj impéria; pokročilá hra; Kníže; Sýpky; schopnosti budov; založ osadu; "
            "Staré Olšiny; Pilařská jáma",
        ),
    ],
)
def test_the_game_is_named(language: str, named: str) -> None:
    names = (
        words.phase_name("develop", language),
        words.mode_name("advanced", language),
        words.rank_name("prince", language),
        words.how_name("granaries", language),
        words.how_name("ability", language),
        words.verb_name("settle", language),
        words.sheet_name(VILLAGES, "1", language),
        words.building_name(VILLAGES, "sawpit", language),
    )
    assert "; ".join(names) == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_is_explained_in_a_sentence(language: str) -> None:
    told = [words.token_text(token, language) for token in TOKENS]
    assert len(set(told)) == len(TOKENS)
    assert all(re.fullmatch(rf"{CAPITAL}[^.]*\.", one) for one in told)


# Refusals as a player reads them

REFUSALS = [
    (
        Refusal("missing-goods", ("RW-BUILD-05",), {"site": "walls", "gold": 0, "stone": 1}),
        "You cannot pay for this area of the Walls: you lack 1 stone (RW-BUILD-05).",
        "Nie stać cię na ten obszar Murów: brakuje ci 1 kamienia (RW-BUILD-05).",
        "Na toto okénko Hradeb nemáš: chybí ti 1 kámen (RW-BUILD-05).",
    ),
    (
        Refusal("missing-goods", ("RW-BUILD-05",), {"site": "farm", "gold": 1, "stone": 3}),
        "You cannot pay for this area of Farm: even with your gold you lack 2 stone (RW-BUILD-05).",
        "Nie stać cię na ten obszar budynku Farma: nawet ze złotem brakuje ci 2 kamieni "
        "(RW-BUILD-05).",
        "Na toto okénko budovy Farma nemáš: i se zlatem ti chybí 2 kameny (RW-BUILD-05).",
    ),
    (
        Refusal(
            "missing-goods", ("RW-BUILD-03",), {"site": "huts", "gold": 1, "wood": 2, "food": 1}
        ),
        "You cannot pay for this area of the Huts: you lack 2 wood and 1 food, and your gold (1) "
        "does not make up for that (RW-BUILD-03).",
        "Nie stać cię na ten obszar Chatek: brakuje ci 2 drewna i 1 jadła, a twoje złoto (1) "
        "tego nie zastąpi (RW-BUILD-03).",
        "Na toto okénko Chatrčí nemáš: chybí ti 2 dřeva a 1 jídlo a tvé zlato (1) to nenahradí "
        "(RW-BUILD-03).",
    ),
    (
        Refusal("crossed", ("RW-BUILD-06",), {"site": "GR4"}),
        "This area of Granaries 4 is already crossed off (RW-BUILD-06).",
        "Ten obszar sekcji Spichlerze 4 jest już wykreślony (RW-BUILD-06).",
        "Toto okénko úseku Sýpky 4 už je škrtnuté (RW-BUILD-06).",
    ),
    (
        Refusal("leftmost", ("RW-CONSTRUCT-03",), {"track": "walls", "section": 4}),
        "Walls are built from left to right: section 4 comes next (RW-CONSTRUCT-03).",
        "Mury buduje się od lewej do prawej: następna jest sekcja 4 (RW-CONSTRUCT-03).",
        "Hradby se stavějí zleva doprava: na řadě je úsek 4 (RW-CONSTRUCT-03).",
    ),
    (
        Refusal("phase", ("RW-ROUND-02",), {"now": "favor", "wanted": "develop"}),
        'That belongs to the phase "Develop the empire"; the phase now is "Choose a favor" '
        "(RW-ROUND-02).",
        "To ruch fazy „Rozwój imperium”, a teraz trwa faza „Wybór Przysługi” (RW-ROUND-02).",
        "To patří do fáze „Rozvoj impéria“, ale teď je fáze „Volba Přízně“ (RW-ROUND-02).",
    ),
    (
        Refusal("token-taken", ("RW-FAVOR-02",), {"token": "ally", "seat": 1}),
        "The token Ally is taken for this round: Kuba has it (RW-FAVOR-02).",
        "Żeton Sojusznik jest w tej rundzie zajęty: ma go Kuba (RW-FAVOR-02).",
        "Žeton Spojenec je v tomto kole zabraný: má ho Kuba (RW-FAVOR-02).",
    ),
    (
        Refusal("token-turn", ("RW-FAVOR-01",)),
        "It is not your turn to take a token (RW-FAVOR-01).",
        "To nie twoja kolej na wybór żetonu (RW-FAVOR-01).",
        "Ještě nejsi na řadě s volbou žetonu (RW-FAVOR-01).",
    ),
    (
        Refusal("closed", ("RW-HARVEST-02",), {"area": "II-b", "field": "II"}),
        "You cannot reach II-b yet: the bridge to field II is not complete (RW-HARVEST-02).",
        "Obszar II-b nie jest jeszcze dostępny: most do pola II nie jest ukończony "
        "(RW-HARVEST-02).",
        "Okénko II-b ještě není přístupné: most k poli II není dokončený (RW-HARVEST-02).",
    ),
    (
        Refusal("not-shown", ("RW-FAVOR-05",), {"good": "stone"}),
        "No resource die shows stone (RW-FAVOR-05).",
        "Żadna kość Surowców nie pokazuje kamienia (RW-FAVOR-05).",
        "Žádná kostka surovin neukazuje kámen (RW-FAVOR-05).",
    ),
    (
        Refusal("price", ("RH-VOCAB-13",), {"building": "tribute-hall"}),
        "Using Tribute Hall costs 1 wood, 1 stone and 1 food, and you do not have that "
        "(RH-VOCAB-13).",
        "Użycie budynku Sala danin kosztuje 1 drewno, 1 kamień i 1 jadło, a tego nie masz "
        "(RH-VOCAB-13).",
        "Použití budovy Síň tributů stojí 1 dřevo, 1 kámen a 1 jídlo a to nemáš (RH-VOCAB-13).",
    ),
    (
        Refusal("price", ("RH-VOCAB-09",), {"building": "night-shift"}),
        "Using Night Shift costs 1 food, and you do not have that (RH-VOCAB-09).",
        "Użycie budynku Nocna zmiana kosztuje 1 jadło, a tego nie masz (RH-VOCAB-09).",
        "Použití budovy Noční směna stojí 1 jídlo a to nemáš (RH-VOCAB-09).",
    ),
    (
        Refusal("price", ("RH-VOCAB-05",), {"building": "barter-post"}),
        "You do not have the resource that Barter Post would take (RH-VOCAB-05).",
        "Nie masz surowca, który trzeba wydać, by użyć budynku Punkt wymiany (RH-VOCAB-05).",
        "Nemáš surovinu, kterou by budova Směnné místo vzala (RH-VOCAB-05).",
    ),
    (
        Refusal("other-move", ("RH-VOCAB-18",), {"building": "rampart-crane"}),
        "Rampart Crane is used while building: say what you save (RH-VOCAB-18).",
        "Budynku Żuraw przy wałach używa się przy budowie: podaj, co oszczędzasz (RH-VOCAB-18).",
        "Budova Jeřáb u hradeb se používá při stavbě: uveď, co ušetříš (RH-VOCAB-18).",
    ),
    (
        Refusal("other-move", ("RH-VOCAB-10",), {"building": "gleaners"}),
        "Gleaners is used with a harvest: say which area (RH-VOCAB-10).",
        "Budynku Zbieracze kłosów używa się przy Zbieraniu: podaj obszar (RH-VOCAB-10).",
        "Budova Paběrkáři se používá při sklizni: uveď okénko (RH-VOCAB-10).",
    ),
    (
        Refusal("many-dice", ("RH-VOCAB-11",), {"n": 2}),
        "Too many dice: at most 2 can be rerolled (RH-VOCAB-11).",
        "Za dużo kości: można przerzucić najwyżej 2 (RH-VOCAB-11).",
        "Příliš mnoho kostek: přehodit jich lze nejvýše 2 (RH-VOCAB-11).",
    ),
]


@pytest.mark.parametrize(("refused", "en", "pl", "cs"), REFUSALS)
def test_a_refusal_reads_well(refused: Refusal, en: str, pl: str, cs: str) -> None:
    names = {1: "Kuba"}
    read = [words.refusal(VILLAGES, refused, language, names) for language in LANGUAGES]
    assert read == [en, pl, cs]


SAMPLES: dict[str, list[str | int]] = {
    "area": ["I-a", "IV-c"],
    "building": list(VILLAGES.buildings),
    "field": ["II"],
    "gold": [0, 1],
    "good": list(GOODS),
    "n": [1, 2, 5],
    "now": list(PHASES),
    "seat": [0, 7],
    "section": [1, 9],
    "site": [*TRACKS, *(f"{name}9" for name in CELLS), *VILLAGES.buildings, "14"],
    "token": list(TOKENS),
    "track": list(TRACKS),
    "wanted": list(PHASES),
}
"""What facts of a refusal can be."""
CAPITAL = r"[A-ZĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇŘŠŤÚŮÝŽ0-9]"
CLAUSE = r"\(R[WH](-[A-Z]+)+-\d+\)"


@pytest.mark.parametrize("reason", sorted(reasons()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(reason: str, language: str) -> None:
    facts = reasons()[reason]
    for at in range(max([1, *(len(SAMPLES[fact]) for fact in facts)])):
        case = {fact: SAMPLES[fact][at % len(SAMPLES[fact])] for fact in facts}
        if reason == "missing-goods":
            case[GOODS[at % 3]] = 2
        read = words.refusal(VILLAGES, Refusal(reason, ("RW-END-01",), case), language)
        assert re.fullmatch(rf"{CAPITAL}[^{{}}$]* {CLAUSE}\.", read), read


# Text that is not a move, as a player reads about it

ERRORS = [
    ("", "empty", "This is not a move: the line is empty.", "To nie ruch: wpis jest pusty."),
    (
        "settle farm",
        "usage",
        'Write it like this: "settle farm WA1".',
        "Napisz to tak: „settle farm WA1”.",
    ),
    (
        "tak ally",
        "no-such-verb",
        'There is no move "tak"; did you mean "take"?',
        "Nie ma ruchu „tak”; może „take”?",
    ),
    (
        "take xyzzy",
        "no-such-token",
        'There is no favor token "xyzzy"; there are ally, gift, crops, export, coin.',
        "Nie ma żetonu Przysługi „xyzzy”; są: ally, gift, crops, export, coin.",
    ),
    (
        "use fram",
        "no-such-building",
        'There is no building "fram" on this sheet; did you mean "farm"?',
        "Na tym arkuszu nie ma budynku „fram”; może „farm”?",
    ),
    (
        "favor gift wodo",
        "no-such-good",
        'There is no resource "wodo"; did you mean "wood"?',
        "Nie ma surowca „wodo”; może „wood”?",
    ),
    (
        "harvest I-d",
        "no-such-area",
        'There is no harvest area "i-d"; there are I-a, I-b, I-c, II-a, II-b, II-c, III-a, III-b, '
        "III-c, IV-a, IV-b, IV-c.",
        "Nie ma obszaru Zbiorów „i-d”; są: I-a, I-b, I-c, II-a, II-b, II-c, III-a, III-b, III-c, "
        "IV-a, IV-b, IV-c.",
    ),
    (
        "reroll 7",
        "no-such-die",
        'There is no die "7"; there are 1, 2, 3, worker.',
        "Nie ma kości „7”; są: 1, 2, 3, worker.",
    ),
    (
        "build wals 1",
        "no-such-site",
        'There is no track or building "wals"; did you mean "walls"?',
        "Nie ma toru ani budynku „wals”; może „walls”?",
    ),
    (
        "settle farm XX1",
        "no-such-cell",
        'There is no section "xx1"; sections are called WA1 to WA9, HU1 to HU9, GR1 to GR9 and '
        "BR1 to BR9.",
        "Nie ma sekcji „xx1”; sekcje nazywają się WA1 do WA9, HU1 do HU9, GR1 do GR9 i BR1 do BR9.",
    ),
    (
        "build walls 12",
        "no-such-place",
        'There is no area "12" there; sections of a track go from 1 to 9, areas of a building '
        "from 1 on.",
        "Nie ma tam obszaru „12”; sekcje toru mają numery od 1 do 9, obszary budynku od 1.",
    ),
    (
        "build walls 4 saving 2 gold",
        "no-price",
        '"2 gold" is never printed in an area.',
        "„2 gold” nigdy nie jest ceną obszaru.",
    ),
    (
        "build farm",
        "which-area",
        'The areas of "farm" differ in price; name one of them, as in "build farm 1".',
        "Obszary budynku „farm” różnią się ceną; wskaż jeden z nich, na przykład „build farm 1”.",
    ),
    (
        "build granaries",
        "which-half",
        'Section 1 of the Granaries has two areas; write "build granaries 1a" or '
        '"build granaries 1b".',
        "Sekcja 1 Spichlerzy ma dwa obszary; napisz „build granaries 1a” albo "
        "„build granaries 1b”.",
    ),
]


def bad(line: str) -> BadNotation:
    """What is wrong with a line."""
    state = GAME.new({"mode": "basic", "players": 2}, 1)
    with pytest.raises(BadNotation) as error:
        GAME.parse(state, 0, line)
    return error.value


@pytest.mark.parametrize(("line", "reason", "en", "pl"), ERRORS)
def test_an_error_of_notation_reads_well(line: str, reason: str, en: str, pl: str) -> None:
    error = bad(line)
    assert error.reason == reason
    assert [words.bad_notation(error, language) for language in ("en", "pl")] == [en, pl]
    czech = words.bad_notation(error, "cs")
    assert re.fullmatch(rf"(„|{CAPITAL})[^{{}}$]*[.?]", czech), czech


def test_all_errors_of_notation_have_been_read() -> None:
    assert {reason for _, reason, _, _ in ERRORS} == errors()


# Questions and moves


@pytest.mark.parametrize(
    ("asked", "en", "pl", "cs"),
    [
        (
            "favor",
            "Which favor token do you take?",
            "Który żeton Przysługi bierzesz?",
            "Který žeton Přízně si vezmeš?",
        ),
        (
            "reroll",
            "Do you reroll dice, or keep them?",
            "Przerzucasz kości czy je zostawiasz?",
            "Přehodíš kostky, nebo je ponecháš?",
        ),
        (
            "develop",
            "How do you develop your empire?",
            "Jak rozwijasz swoje imperium?",
            "Jak rozvineš své impérium?",
        ),
        (
            "settlements",
            "Do you create a settlement?",
            "Czy tworzysz osadę?",
            "Založíš osadu?",
        ),
    ],
)
def test_a_question_reads_well(asked: str, en: str, pl: str, cs: str) -> None:
    assert [words.question(asked, language) for language in LANGUAGES] == [en, pl, cs]


MOVES = [
    ("competition", "take ally", "Take Ally", "Weź: Sojusznik", "Vezmi si: Spojenec"),
    ("competition", "build walls 4", "Build Walls 4", "Zbuduj: Mury 4", "Postav: Hradby 4"),
    (
        "competition",
        "build granaries 4a",
        "Build Granaries 4a",
        "Zbuduj: Spichlerze 4a",
        "Postav: Sýpky 4a",
    ),
    (
        "competition",
        "build farm 2",
        "Build Farm, area 2",
        "Zbuduj: Farma, obszar 2",
        "Postav: Farma, okénko 2",
    ),
    (
        "competition",
        "build walls 9 saving 2 stone, 1 food",
        "Build Walls 9, saving 2 stone and 1 food",
        "Zbuduj: Mury 9, taniej o 2 kamienie i 1 jadło",
        "Postav: Hradby 9, levněji o 2 kameny a 1 jídlo",
    ),
    ("competition", "harvest II-b", "Harvest II-b", "Zbierz surowce z II-b", "Skliď II-b"),
    (
        "1",
        "harvest II-b with gleaners",
        "Harvest II-b (Gleaners)",
        "Zbierz surowce z II-b (Zbieracze kłosów)",
        "Skliď II-b (Paběrkáři)",
    ),
    ("7", "use sawpit", "Use Sawpit", "Użyj: Dół tracki", "Použij: Pilařská jáma"),
    (
        "2",
        "use barter-post wood stone",
        "Use Barter Post (wood for stone)",
        "Użyj: Punkt wymiany (drewno na kamień)",
        "Použij: Směnné místo (dřevo za kámen)",
    ),
    (
        "5",
        "use mixed-paddock food",
        "Use Mixed Paddock (food)",
        "Użyj: Mieszany wybieg (jadło)",
        "Použij: Smíšená ohrada (jídlo)",
    ),
    (
        "competition",
        "favor ally",
        "Ally: 1 more action",
        "Sojusznik: 1 dodatkowa akcja",
        "Spojenec: 1 akce navíc",
    ),
    (
        "competition",
        "favor gift stone",
        "Gift: one more stone",
        "Dar: jeszcze 1 kamień",
        "Dar: ještě 1 kámen",
    ),
    (
        "competition",
        "favor crops II-b",
        "Crops: harvest II-b",
        "Plony: zbierz surowce z II-b",
        "Úroda: skliď II-b",
    ),
    (
        "competition",
        "favor export wood food",
        "Export: 1 wood and 1 food",
        "Eksport: 1 drewno i 1 jadło",
        "Vývoz: 1 dřevo a 1 jídlo",
    ),
    (
        "competition",
        "favor coin",
        "Lucky Coin: 1 gold",
        "Szczęśliwa moneta: 1 złoto",
        "Šťastná mince: 1 zlato",
    ),
    (
        "9",
        "reroll 1 3 worker with lucky-well",
        "Reroll die 1, die 3 and worker die (Lucky Well)",
        "Przerzuć: kość 1, kość 3 i kość Robotników (Studnia szczęścia)",
        "Přehoď: kostka 1, kostka 3 a kostka osadníků (Studna štěstí)",
    ),
    ("9", "keep", "Keep the dice", "Zostaw kości", "Ponech kostky"),
    ("9", "ready", "Ready", "Gotowe", "Hotovo"),
    (
        "competition",
        "settle farm WA1",
        "Settlement of Farm (Walls 1; Huts 1, 2, 3)",
        "Osada: Farma (Mury 1; Chatki 1, 2, 3)",
        "Osada: Farma (Hradby 1; Chatrče 1, 2, 3)",
    ),
    ("competition", "skip", "No settlement", "Bez osady", "Bez osady"),
]


@pytest.mark.parametrize(("sheet", "line", "en", "pl", "cs"), MOVES)
def test_a_move_reads_well(sheet: str, line: str, en: str, pl: str, cs: str) -> None:
    options: dict[str, Any] = {"mode": "adventure", "sheets": [sheet]}
    if sheet == "competition":
        options = {"mode": "advanced", "players": 2}
    state = GAME.new(options, 1)
    face = RollWriteFace(GAME)
    made = GAME.parse(state, 0, line)[0]
    assert [face.label(state, 0, made, language, {}) for language in LANGUAGES] == [en, pl, cs]


# In play: whatever is asked, offered and tried can be said

OPTIONS: list[dict[str, Any]] = [
    {"mode": "basic", "players": 2},
    {"mode": "advanced", "players": 3},
    {"mode": "adventure", "sheets": ["2"]},
    {"mode": "adventure", "sheets": ["9", "21", "31", "17"]},
]


def states(options: dict[str, Any], seed: int) -> Iterator[tuple[State, int, random.Random]]:
    """A random game: each state, who decides, and chance."""
    state = GAME.new(options, seed)
    chance = random.Random(seed)
    while pending := GAME.pending(state):
        seat = chance.choice(sorted(pending))
        yield state, seat, chance
        GAME.apply(state, seat, chance.choice(list(pending[seat].moves)))


def lines(state: State, seat: int) -> list[str]:
    """Moves that somebody might try, most of them impossible."""
    slugs = [building.slug for building in state.players[seat].village.buildings]
    found = ["ready", "skip", "keep", "favor ally", "favor coin", "favor export wood stone food"]
    found += [f"take {token}" for token in TOKENS]
    found += [f"favor gift {good}" for good in GOODS]
    found += [f"favor crops {area}" for area in AREAS]
    found += [f"harvest {area}" for area in AREAS]
    found += [f"build {track} {section}" for track in TRACKS[:2] for section in range(1, 10)]
    found += [f"build granaries {section}a saving 2 food" for section in range(1, 10)]
    for slug in slugs:
        found += [f"build {slug} {area}" for area in range(1, 6)]
        found += [f"build {slug} 1 saving 1 wood", f"harvest II-b with {slug}"]
        found += [f"reroll 1 with {slug}", f"reroll worker 2 3 with {slug}"]
        found += [f"settle {slug} {name}{column}" for name in CELLS for column in (1, 4, 9)]
        found += [f"use {slug}", f"use {slug} stone", f"use {slug} wood wood"]
    return found


def refused(state: State, seat: int, line: str) -> Refusal | None:
    try:
        made = GAME.parse(state, seat, line)[0]
    except BadNotation:
        return None
    return GAME.why_not(state, seat, made)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whatever_comes_up_in_a_game_can_be_said(options: dict[str, Any]) -> None:
    said: set[str] = set()
    for state, seat, chance in states(options, 5):
        village = state.players[seat].village
        asked = GAME.view(state, seat)["asked"]
        tried = [refused(state, seat, line) for line in chance.sample(lines(state, seat), 8)]
        for language in LANGUAGES:
            question = words.question(asked, language)
            assert re.fullmatch(rf"{CAPITAL}.*\?", question), question
            labels = [label(village, made, language) for made in GAME.legal(state, seat)]
            assert len(set(labels)) == len(labels), labels
            assert all(re.match(CAPITAL, label) for label in labels), labels
            sentences = [words.refusal(VILLAGES, why, language) for why in tried if why is not None]
            for sentence in sentences:
                assert re.fullmatch(rf"{CAPITAL}.* {CLAUSE}\.", sentence), sentence
            said.update((question, *labels, *sentences))
    for one in said:
        assert not re.search(r"[{}$]|None|\s\s|\s[,;.:]|\.\.|,,|/", one), one
