"""What the game says: every refusal, question, move and name, in three languages."""

import ast as python
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import osada.settlers
from osada import rules
from osada.gym.settlers.layout import OF_BOXES as KINDS_OF_BOXES
from osada.gym.settlers.layout import QUESTIONS as KINDS
from osada.kernel.game import BadNotation, Move, Refusal, move
from osada.kernel.random import below, seeded, step
from osada.scenario.settlers import given
from osada.settlers import flow, labels, notation, setup, words
from osada.settlers import verbs as w
from osada.settlers.catalogue import Catalogue, base
from osada.settlers.catalogue.reader import read
from osada.settlers.game import Settlers
from osada.settlers.goods import GOOD
from osada.settlers.phases.scoring import RANKS
from osada.settlers.state import PHASES, State
from osada.settlers.supply import HOW
from osada.settlers.verbs import (
    CHOOSE_COLOUR,
    CHOOSE_DECK,
    CHOOSE_KEEP,
    CHOOSE_PAY,
    CHOOSE_PRAYER,
)
from osada.titles.settlers import SETTLERS
from tests import fluent_files

LANGUAGES = ("en", "pl", "cs")
GRAMMAR = {"case", "known"}
"""Variables that a language may leave unused."""
FOLDERS = (("osada.settlers.effects", "words"), ("osada.settlers", "messages"))
CARDS = base()


# The files of words


def ids(language: str, package: str = "osada.settlers", folder: str = "messages") -> list[str]:
    return list(fluent_files.messages(package, folder, language))


def group(prefix: str) -> set[str]:
    """The ids of the messages that begin with a word, without it."""
    return {name.removeprefix(prefix) for name in ids("en") if name.startswith(prefix)}


def variables(language: str) -> dict[str, set[str]]:
    found = fluent_files.messages("osada.settlers", "messages", language)
    return {name: used - GRAMMAR for name, used in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = [name for package, folder in FOLDERS for name in ids(language, package, folder)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_all_languages_use_the_same_variables(language: str) -> None:
    assert variables(language) == variables("en")


# Nothing that the engine can say is missing, and nothing is left over


def reasons() -> set[str]:
    """All reasons for a refusal in the sources of the game."""
    folder = Path(osada.settlers.__file__).parent
    sources = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    return set(re.findall(r'\bRefusal\(\s*"([^"]+)"', sources))


def test_every_reason_has_a_sentence() -> None:
    assert len(reasons()) > 50
    assert group("refused-") == reasons()


def errors() -> set[str]:
    """All reasons for an error of notation in the sources of the game."""
    tree = python.parse(Path(notation.__file__).read_text("utf-8"))
    found: set[str] = set()
    for node in python.walk(tree):
        if not isinstance(node, python.Call) or not isinstance(node.func, python.Name):
            continue
        if node.func.id in ("BadNotation", "AmbiguousNotation"):
            reason = node.args[1]
            assert isinstance(reason, python.Constant)
            found.add(str(reason.value))
    return found


def test_every_error_of_notation_has_a_sentence() -> None:
    assert len(errors()) > 10
    assert group("notation-") == errors()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_an_effect_says_what_for(language: str) -> None:
    """Play at random and read what is asked: nobody is asked just to choose."""
    plain = {
        kind: words.say(language, f"ask-{kind}", known="yes", card="", aim="", n=1, goods="")
        for kind in ("location", "card", "deal", "player", "good")
    }
    asked: set[tuple[str, str]] = set()
    for seed in range(60):
        state = GAME.new({"factions": ["rome", "egypt", "japan", "barbarians"]}, seed)
        random = seeded(seed)
        while pending := GAME.pending(state):
            seat, decision = next(iter(pending.items()))
            shown = GAME.view(state, seat)["asked"]
            if shown and shown["kind"] in plain and "card" in shown:
                asked.add((shown["kind"], shown.get("aim", "")))
                said = words.question(CARDS, shown, language)
                assert plain[shown["kind"]].removeprefix(": ") not in said, said
            random = step(random)
            GAME.apply(state, seat, decision.moves[below(random, len(decision.moves))])
    assert len(asked) > 8


def test_every_question_has_a_sentence() -> None:
    assert group("ask-") == {*KINDS, *KINDS_OF_BOXES, "goal"}  # of a campaign


def test_everything_has_a_name() -> None:
    at_the_end = {"common", "faction", "under", "on", "end", "given", "province", "upkeep"}
    assert group("phase-") == set(PHASES)
    assert group("rank-") == {"commoner", *(rank for _, rank in RANKS)}
    assert group("how-") == {*HOW, *at_the_end}
    assert group("verb-") == set(notation._VERBS)
    lookouts = {f"lookout-{name}" for name in setup.LOOKOUTS}
    formats = {f"format-{name}" for name in SETTLERS.option("format").values}
    virtual = {f"virtual_faction-{name}" for name in SETTLERS.option("virtual_faction").values}
    named = {*lookouts, *formats, *virtual, "peaceful_drafts-2", "yes", "no"}
    assert group("option-") == {*SETTLERS.defaults(), *named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_not_there_is_a_mistake(language: str) -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        words.say(language, "no-such-message")


# Refusals as a player reads them

REFUSALS = [
    (
        Refusal(
            "build-goods",
            ("BUILD-14", "BUILD-2"),
            {"card": "mill", "wood": 2, "stone": 0, "food": 0, "gold": 1},
        ),
        "Mill costs 3 wood; you lack 1 wood even with your gold (BUILD-14).",
        "Karta Młyn kosztuje 3 drewna; nawet ze złotem brakuje ci 1 drewna (BUILD-14).",
        "Karta Větrný mlýn stojí 3 dřeva; i se zlatem ti chybí 1 dřevo (BUILD-14).",
    ),
    (
        Refusal(
            "build-goods",
            ("BUILD-14", "BUILD-2"),
            {"card": "barbarians/dark-chapel", "wood": 1, "stone": 1, "food": 0, "gold": 0},
        ),
        "Dark Chapel costs 1 wood and 2 stone; you lack 1 wood and 1 stone (BUILD-14).",
        "Karta Mroczna kaplica kosztuje 1 drewno i 2 kamienie; brakuje ci 1 drewna i 1 kamienia "
        "(BUILD-14).",
        "Karta Temný oltář stojí 1 dřevo a 2 kameny; chybí ti 1 dřevo a 1 kámen (BUILD-14).",
    ),
    (
        Refusal(
            "build-goods",
            ("BUILD-14", "BUILD-2"),
            {"card": "barbarians/dark-chapel", "wood": 1, "stone": 2, "food": 0, "gold": 1},
        ),
        "Dark Chapel costs 1 wood and 2 stone; you lack 1 wood and 2 stone, and your gold (1) "
        "does not make up for that (BUILD-14).",
        "Karta Mroczna kaplica kosztuje 1 drewno i 2 kamienie; brakuje ci 1 drewna i 2 kamieni, "
        "a twoje złoto (1) tego nie zastąpi (BUILD-14).",
        "Karta Temný oltář stojí 1 dřevo a 2 kameny; chybí ti 1 dřevo a 2 kameny a tvé zlato (1) "
        "to nenahradí (BUILD-14).",
    ),
    (
        Refusal(
            "build-goods",  # the copies of Castle differ in cost
            ("BUILD-14", "BUILD-2"),
            {"card": "castle", "wood": 0, "stone": 2, "food": 0, "gold": 0},
        ),
        "You cannot pay for Castle; you lack 2 stone (BUILD-14).",
        "Nie stać cię na kartę Zamek; brakuje ci 2 kamieni (BUILD-14).",
        "Na kartu Hrad ti prostředky nestačí; chybí ti 2 kameny (BUILD-14).",
    ),
    (
        Refusal("raze-tokens", ("RAZE-1", "RAZE-3"), {"card": "mill", "n": 1, "have": 0}),
        "Razing Mill costs 1 raze token, and you have 0 (RAZE-1, RAZE-3).",
        "Splądrowanie karty Młyn kosztuje 1 żeton plądrowania, a masz 0 (RAZE-1, RAZE-3).",
        "Zboření karty Větrný mlýn stojí 1 žeton boření, a ty máš 0 (RAZE-1, RAZE-3).",
    ),
    (
        Refusal(
            "raze-guarded",
            ("RAZE-9", "DEFENSE-5", "RAZE-1"),
            {"card": "quarry", "seat": 1, "n": 3, "have": 2},
        ),
        "Quarry has a defense token: razing it costs 3 raze tokens, and you have 2 (RAZE-9).",
        "Na lokacji Kamieniołom leży żeton obrony: jej splądrowanie kosztuje 3 żetony plądrowania, "
        "a masz 2 (RAZE-9).",
        "Na lokaci Lom leží obranný žeton: její zboření stojí 3 žetony boření, "
        "a ty máš 2 (RAZE-9).",
    ),
    (
        Refusal(
            "raze-surcharge",
            ("AMB-72", "RAZE-1"),
            {"card": "quarry", "seat": 2, "n": 5, "have": 2},
        ),
        "Quarry is protected by another of player 2's locations: razing it costs 5 raze tokens, "
        "and you have 2 (AMB-72).",
        "Lokację Kamieniołom chroni inna lokacja gracza 2: jej splądrowanie kosztuje 5 żetonów "
        "plądrowania, a masz 2 (AMB-72).",
        "Lokaci Lom chrání jiná lokace hráče 2: její zboření stojí 5 žetonů boření, a ty máš 2 "
        "(AMB-72).",
    ),
    (
        Refusal("passed-rival", ("ACT-6", "ACT-5"), {"card": "quarry", "seat": 1}),
        "Kuba has passed and is safe from other players' actions this round (ACT-6).",
        "Po spasowaniu Kuba jest do końca rundy poza zasięgiem cudzych akcji (ACT-6).",
        "Kuba už v tomto kole pasuje, a je proto mimo dosah cizích akcí (ACT-6).",
    ),
    (
        Refusal("passed-rival", ("ACT-5",), {"card": "quarry"}),
        "The owner of Quarry has passed and is safe from other players' actions this round "
        "(ACT-5).",
        "Właściciel karty Kamieniołom spasował i do końca rundy jest poza zasięgiem cudzych akcji "
        "(ACT-5).",
        "Majitel karty Lom pasoval, a je tedy v tomto kole mimo dosah cizích akcí (ACT-5).",
    ),
    (
        Refusal("not-there", ("RAZE-7",), {"card": "quarry", "seat": 1}),
        "Quarry is not one of Kuba's locations (RAZE-7).",
        "Kamieniołom to nie lokacja gracza Kuba (RAZE-7).",
        "Karta Lom není lokace hráče Kuba (RAZE-7).",
    ),
    (
        Refusal("not-there", ("DEAL-10", "RAZE-7"), {"card": "japan/farm", "seat": 1}),
        "Farm is one of Kuba's deals, not a location (DEAL-10).",
        "Farma to umowa gracza Kuba, a nie lokacja (DEAL-10).",
        "Karta Farma je dohoda hráče Kuba, ne lokace (DEAL-10).",
    ),
    (
        Refusal("not-your-turn", ("ACT-1",), {"seat": 3}),
        "It is not your turn: player 3 must decide first (ACT-1).",
        "To nie twoja kolej: najpierw decyduje gracz 3 (ACT-1).",
        "Nejsi na řadě: nejdřív se rozhoduje hráč 3 (ACT-1).",
    ),
    (
        Refusal("not-your-turn", ("ACT-1",)),
        "It is not your turn (ACT-1).",
        "To nie twoja kolej (ACT-1).",
        "Nejsi na řadě (ACT-1).",
    ),
    (
        Refusal("used-up", ("ACTIVATE-5", "AMB-63"), {"card": "castle", "n": 2, "limit": 2}),
        "Castle can be used only twice a round (ACTIVATE-5).",
        "Lokacji Zamek można użyć tylko dwa razy na rundę (ACTIVATE-5).",
        "Lokaci Hrad lze použít jen dvakrát za kolo (ACTIVATE-5).",
    ),
    (
        Refusal("activation-price", ("ACTIVATE-2",), {"card": "castle", "n": 2}),
        "Using Castle twice costs 2 workers, and you cannot pay that (ACTIVATE-2).",
        "Dwukrotne użycie lokacji Zamek ma cenę, której nie możesz zapłacić: 2 robotników "
        "(ACTIVATE-2).",
        "Dvojí použití lokace Hrad má cenu, kterou nemůžeš zaplatit: 2 osadníci (ACTIVATE-2).",
    ),
    (
        Refusal("workers", ("TRADE-1", "TRADE-3"), {"good": "wood", "n": 4, "have": 3}),
        "That takes 4 workers, and you have 3 (TRADE-1).",
        "Potrzeba na to 4 robotników, a masz 3 (TRADE-1).",
        "Je k tomu třeba 4 osadníků, a ty máš 3 (TRADE-1).",
    ),
    (
        Refusal("not-for-workers", ("TRADE-5", "TRADE-1"), {"good": "vp", "n": 2, "have": 3}),
        "Workers can be sent for wood, stone, food or a card, not for victory points "
        "(TRADE-5, TRADE-1).",
        "Robotników można wydać na drewno, kamień, jadło lub kartę, ale nie na punkty zwycięstwa "
        "(TRADE-5, TRADE-1).",
        "Osadníky lze vyslat pro dřevo, kámen, jídlo nebo kartu, ale ne pro vítězné body "
        "(TRADE-5, TRADE-1).",
    ),
    (
        Refusal("deck-empty", ("AMB-13", "GENERAL-5")),
        "Your faction deck is empty (AMB-13).",
        "Twoja talia frakcji jest pusta (AMB-13).",
        "Tvůj frakční balíček je prázdný (AMB-13).",
    ),
    (
        Refusal("deck-empty", ("AMB-14", "GENERAL-4")),
        "The common deck and its discard pile are empty (AMB-14).",
        "Talia zwykła i jej stos kart odrzuconych są puste (AMB-14).",
        "Společný balíček i jeho odhazovací hromádka jsou prázdné (AMB-14).",
    ),
    (
        Refusal("no-defense", ("SOLO-8", "DEFENSE-2"), {"card": "mill"}),
        "The solo game has no defense tokens (SOLO-8).",
        "W grze jednoosobowej nie ma żetonów obrony (SOLO-8).",
        "V sólové hře obranné žetony nejsou (SOLO-8).",
    ),
    (
        Refusal("wrong-answer", ("BARB-6", "AMB-35"), {"kind": "give"}),
        "That answer does not fit here: choose a good that you have just gained, or nothing more "
        "(BARB-6).",
        "Takiej odpowiedzi tu nie ma: wybierz dobro, które właśnie otrzymujesz, albo nic więcej "
        "(BARB-6).",
        "Takto odpovědět nelze: zvol prostředek, který právě získáváš, nebo už nic (BARB-6).",
    ),
]


@pytest.mark.parametrize(("refused", "en", "pl", "cs"), REFUSALS)
def test_a_refusal_reads_well(refused: Refusal, en: str, pl: str, cs: str) -> None:
    names = {1: "Kuba"}
    read = [words.refusal(CARDS, refused, language, names) for language in LANGUAGES]
    assert read == [en, pl, cs]


def test_gold_that_the_cost_itself_asks_for_cannot_help() -> None:
    bank = read("own.cards", BANK)
    assert bank.problems == []
    cards = Catalogue([], bank.entries)

    def refused(wood: int, gold: int) -> str:
        facts: dict[str, str | int] = {"card": "bank", "wood": wood, "stone": 0, "food": 0}
        facts["gold"] = gold
        return words.refusal(cards, Refusal("build-goods", ("BUILD-14",), facts), "en")

    assert refused(0, 1) == "Bank costs 2 wood and 2 gold; you lack 1 gold (BUILD-14)."
    assert refused(1, 2) == "Bank costs 2 wood and 2 gold; you lack 1 wood (BUILD-14)."
    assert refused(2, 0) == "Bank costs 2 wood and 2 gold; you lack 2 wood and 2 gold (BUILD-14)."
    assert refused(2, 3) == (
        "Bank costs 2 wood and 2 gold; you lack 1 wood even with your gold (BUILD-14)."
    )


BANK = """
faction: common

[bank]
name: Bank | Bank | Banka
numbers: own001
colour: gold
cost: 2 wood, 2 gold
raze: 1 gold
production: 1 gold
from: house
"""


def test_the_virtual_player_is_called_so() -> None:
    refused = Refusal("not-there", ("RAZE-7",), {"card": "quarry", "seat": 1})
    solo = {1: words.VIRTUAL}
    assert [words.refusal(CARDS, refused, language, solo) for language in LANGUAGES] == [
        "Quarry is not one of the virtual player's locations (RAZE-7).",
        "Kamieniołom to nie lokacja wirtualnego gracza (RAZE-7).",
        "Karta Lom není lokace virtuálního hráče (RAZE-7).",
    ]


# Text that is not a move, as a player reads about it


def errs(act: Callable[[], object]) -> BadNotation:
    with pytest.raises(BadNotation) as error:
        act()
    return error.value


def bad(line: str, seat: int = 0, solo: bool = False) -> BadNotation:
    """What is wrong with a line."""
    players = [{"faction": "rome", "hand": ["rom003", "rom005"]}, {"faction": "egypt"}]
    state = given.table(CARDS, {"players": players[:1] if solo else players})
    flow.advance(state)
    return errs(lambda: notation.parse(state, seat, line))


def bad_answer(kind: int, answer: str) -> BadNotation:
    """What is wrong with an answer of some kind."""
    state = given.table(CARDS, {"players": [{"faction": "rome"}, {"faction": "egypt"}]})
    return errs(lambda: notation.read_answer(state, 0, (kind,), answer))


def bad_in_campaign(line: str) -> BadNotation:
    """What is wrong with a line in a game of a campaign."""
    players = [{"faction": "rome", "sheet": {}}, {"faction": "egypt"}]
    state = given.table(CARDS, {"players": players, "goals": ["wise-as-solomon"]})
    flow.advance(state)
    if line.startswith("choose "):
        answer = line.removeprefix("choose ")
        return errs(lambda: notation.read_answer(state, 0, (w.CHOOSE_GOAL,), answer))
    return errs(lambda: notation.parse(state, 0, line))


VERBS = ", ".join(notation._VERBS)
ERRORS = [
    (
        bad("build castel"),
        'There is no card "castel"; did you mean "castle"?',
        "Nie ma karty „castel”; może „castle”?",
        "Karta „castel“ neexistuje; nemyslíš „castle“?",
    ),
    (
        bad("build xyzzy"),
        'There is no card "xyzzy"; `osada cards` lists them all.',
        "Nie ma karty „xyzzy”; wszystkie wypisuje `osada cards`.",
        "Karta „xyzzy“ neexistuje; všechny vypíše `osada cards`.",
    ),
    (
        bad("deal rome/sculptors-apprentice"),
        '"rome/sculptors-apprentice" is ambiguous here: the copies rom003, rom005 differ; '
        "name one by its number.",
        "Nie wiadomo, o którą kartę „rome/sculptors-apprentice” chodzi: kopie rom003, rom005 "
        "różnią się; podaj numer jednej z nich.",
        "Není jasné, kterou kartu „rome/sculptors-apprentice“ myslíš: kopie rom003, rom005 "
        "se liší; uveď číslo jedné z nich.",
    ),
    (
        bad("raze mill of 7"),
        'There is no seat "7"; seats here are 0 to 1.',
        "Nie ma gracza „7”; można wskazać graczy od 0 do 1.",
        "Hráč „7“ tu není; uvést lze hráče 0 až 1.",
    ),
    (
        bad("raze mill of 7", solo=True),
        'There is no seat "7"; seats here are 0 or virtual.',
        "Nie ma gracza „7”; można wskazać 0 albo „virtual”.",
        "Hráč „7“ tu není; uvést lze 0 nebo „virtual“.",
    ),
    (
        bad("pass", seat=5),
        "There is no seat 5 at this table.",
        "Przy tym stole nie ma gracza 5.",
        "U tohoto stolu není hráč 5.",
    ),
    (
        bad("biuld mill"),
        '"biuld mill" is not a move; did you mean "build"?',
        "„biuld mill” to nie ruch; może „build”?",
        "„biuld mill“ není tah; nemyslíš „build“?",
    ),
    (
        bad("xyzzy"),
        f'"xyzzy" is not a move; a move begins with {VERBS}.',
        f"„xyzzy” to nie ruch; ruch zaczyna się jednym ze słów: {VERBS}.",
        f"„xyzzy“ není tah; tah začíná jedním ze slov: {VERBS}.",
    ),
    (
        bad("end now"),
        '"end" is a move by itself; leave out "now".',
        "„end” pisze się samo, bez „now”.",
        "„end“ se píše samotné, bez „now“.",
    ),
    (
        bad("visit mill"),
        '"visit" belongs to an expansion that is not part of this game.',
        "„visit” należy do dodatku, który nie jest częścią tej gry.",
        "„visit“ patří k rozšíření, které není součástí této hry.",
    ),
    (
        bad("build"),
        '"build" needs to say what, as in "build mill".',
        "Samo „build” to za mało: napisz też, czego ruch dotyczy, na przykład „build mill”.",
        "Samotné „build“ nestačí: napiš i to, čeho se tah týká, například „build mill“.",
    ),
    (
        bad("send wodo"),
        'There is no good "wodo"; did you mean "wood"?',
        "Nie ma dóbr „wodo”; może „wood”?",
        "Prostředek „wodo“ neexistuje; nemyslíš „wood“?",
    ),
    (
        bad("send xyzzy"),
        'There is no good "xyzzy"; goods are wood, stone, food, gold, worker, raze, defense, vp, '
        "card, blessing, tech.",
        "Nie ma dóbr „xyzzy”; dobra nazywają się tu: wood, stone, food, gold, worker, raze, "
        "defense, vp, card, blessing, tech.",
        "Prostředek „xyzzy“ neexistuje; prostředky se tu nazývají: wood, stone, food, gold, "
        "worker, raze, defense, vp, card, blessing, tech.",
    ),
    (
        bad_answer(CHOOSE_PAY, "gold"),
        '"gold" is not a payment; write it as "1 gold, 1 stone".',
        "„gold” to nie zapłata; pisze się ją tak: „1 gold, 1 stone”.",
        "„gold“ není platba; píše se takto: „1 gold, 1 stone“.",
    ),
    (
        bad_answer(CHOOSE_PAY, "1 defense"),
        "You cannot pay with defense.",
        "Żetonami obrony nikt nie płaci.",
        "Obrannými žetony nikdo neplatí.",
    ),
    (
        bad_answer(CHOOSE_PAY, "1 vp"),
        "You cannot pay with vp.",
        "Punktami zwycięstwa nikt nie płaci.",
        "Vítěznými body nikdo neplatí.",
    ),
    (
        bad_answer(CHOOSE_DECK, "rome"),
        'There is no deck "rome"; draw from common or faction.',
        "Nie ma talii „rome”; dobiera się z „common” (zwykłej) albo „faction” (frakcji).",
        "Balíček „rome“ neexistuje; dobírá se z „common“ (společného) nebo „faction“ (frakčního).",
    ),
    (
        bad_answer(CHOOSE_KEEP, "food"),
        '"food" is not an amount; write it as "2 food".',
        "„food” to nie ilość; pisze się ją tak: „2 food”.",
        "„food“ není množství; píše se takto: „2 food“.",
    ),
    (
        bad_answer(CHOOSE_COLOUR, "gray"),
        'There is no colour "gray"; did you mean "grey"?',
        "Nie ma koloru „gray”; może „grey”?",
        "Barva „gray“ neexistuje; nemyslíš „grey“?",
    ),
    (
        bad_answer(CHOOSE_PRAYER, "cards"),
        '"cards" is not a way to pray; write "draw" or "tokens".',
        "„cards” to nie sposób modlitwy; pisze się „draw” (karty) albo „tokens” (żetony).",
        "„cards“ není způsob modlitby; píše se „draw“ (karty) nebo „tokens“ (žetony).",
    ),
    (
        bad_in_campaign("upkeep 0 wood"),
        '"0 wood" cannot be laid down; write it as "2 food" or "gold for stone".',
        "Tego nie można wyłożyć: „0 wood”; napisz „2 food” albo „gold for stone”.",
        "Toto nelze položit: „0 wood“; napiš „2 food“ nebo „gold for stone“.",
    ),
    (
        bad_in_campaign("place bird on mill"),
        '"bird on mill" cannot be placed; write it as "wall on mill" '
        "(tokens are dove, bee, wall, bribe).",
        "Tego nie można położyć: „bird on mill”; napisz „wall on mill” "
        "(żetony: dove, bee, wall, bribe).",
        "Toto nelze umístit: „bird on mill“; napiš „wall on mill“ "
        "(žetony: dove, bee, wall, bribe).",
    ),
    (
        bad_in_campaign("choose wise-as-salomon"),
        'There is no Goal "wise-as-salomon" in the middle; did you mean "wise-as-solomon"?',
        "Pośrodku nie ma Celu „wise-as-salomon”; czy chodziło o „wise-as-solomon”?",
        "Uprostřed není cíl „wise-as-salomon“; nemyslíš „wise-as-solomon“?",
    ),
]


@pytest.mark.parametrize(("error", "en", "pl", "cs"), ERRORS)
def test_an_error_of_notation_reads_well(error: BadNotation, en: str, pl: str, cs: str) -> None:
    assert [words.notation(error, language) for language in LANGUAGES] == [en, pl, cs]
    assert words.sentence(str(error)) in (en, en.removesuffix("."))


def test_all_errors_of_notation_have_been_read() -> None:
    assert {error.reason for error, *_ in ERRORS} == errors()


def test_an_error_of_notation_survives_a_change_of_process() -> None:
    error = bad("build castel")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.reason, again.facts) == (str(error), error.reason, error.facts)


# Questions as a player reads them

QUESTIONS = [
    ({"kind": "turn"}, "It is your turn.", "Twoja tura.", "Jsi na tahu."),
    (
        {"kind": "deck", "n": 1},
        "Which deck do you draw from?",
        "Z której talii dobierasz?",
        "Ze kterého balíčku si dobereš?",
    ),
    (
        {"kind": "deck", "n": 2},
        "2 cards to draw: which deck does the next one come from?",
        "Do dobrania 2 karty: z której talii następna?",
        "Zbývá dobrat 2 karty: ze kterého balíčku bude další?",
    ),
    (
        {"kind": "deck", "n": 5},
        "5 cards to draw: which deck does the next one come from?",
        "Do dobrania 5 kart: z której talii następna?",
        "Zbývá dobrat 5 karet: ze kterého balíčku bude další?",
    ),
    (
        {"kind": "pay", "card": "com048"},
        "Castle: what do you pay?",
        "Zamek: co płacisz?",
        "Hrad: co zaplatíš?",
    ),
    (
        {"kind": "location", "card": "jap008", "aim": "discard"},
        "Garrison: which location do you discard?",
        "Garnizon: którą lokację odrzucasz?",
        "Pevnost: kterou lokaci zahodíš?",
    ),
    (
        {"kind": "location", "card": "rom008", "aim": "discard"},
        "Engineers: which location do you discard? You gain 1 victory point.",
        "Inżynierowie: którą lokację odrzucasz? Otrzymujesz 1 punkt zwycięstwa.",
        "Konstruktéři: kterou lokaci zahodíš? Získáš 1 vítězný bod.",
    ),
    (
        {"kind": "card", "aim": "keep"},
        "Which card do you keep?",
        "Którą kartę zatrzymujesz?",
        "Kterou kartu si necháš?",
    ),
    (
        {"kind": "location"},
        "Which of your locations do you lose to the attack?",
        "Którą ze swoich lokacji tracisz w ataku?",
        "Kterou ze svých lokací ztratíš při útoku?",
    ),
    (
        {"kind": "keep", "good": "worker"},
        "How much do you keep: workers?",
        "Ile robotników przechowujesz?",
        "Kolik osadníků si necháš?",
    ),
    (
        {"kind": "keep", "good": "stone"},
        "How much do you keep: stone?",
        "Ile kamieni przechowujesz?",
        "Kolik kamene si necháš?",
    ),
    (
        {"kind": "send", "rewards": ["wood", "card", "wood"]},
        "Your workers go for 2 wood and 1 card. Do you send 2 more?",
        "Twoi robotnicy idą po 2 drewna i 1 kartę. Wydajesz kolejnych 2?",
        "Tvoji osadníci jdou pro 2 dřeva a 1 kartu. Vyšleš další 2?",
    ),
    (
        {"kind": "good"},
        "Which resource do you take?",
        "Który surowiec zabierasz?",
        "Kterou surovinu vezmeš?",
    ),
    (
        {"kind": "random"},
        "Which card is picked at random?",
        "Którą kartę wybiera los?",
        "Kterou kartu vybere náhoda?",
    ),
]


@pytest.mark.parametrize(("asked", "en", "pl", "cs"), QUESTIONS)
def test_a_question_reads_well(asked: dict[str, object], en: str, pl: str, cs: str) -> None:
    assert [words.question(CARDS, asked, language) for language in LANGUAGES] == [en, pl, cs]


# Moves as a button says them

MILL, QUARRY = (CARDS.of_slug[slug][0] for slug in ("mill", "quarry"))
CASTLE = CARDS.of_number["com048"]
VIRTUAL = 3
"""The place of the virtual player here."""


def card(slug: str) -> int:
    return CARDS.of_slug[slug][0]


MOVES = [
    (move(w.DRAFT, CASTLE), labels.FULL, "Take Castle", "Weź: Zamek", "Vezmi: Hrad"),
    (
        move(w.BUILD, card("armorer")),
        labels.FULL,
        "Build Armorer",
        "Zbuduj: Płatnerz",
        "Postav: Zbrojíř",
    ),
    (
        move(w.DEAL, card("rome/legion")),
        labels.FULL,
        "Make a deal with Legion",
        "Podpisz umowę z kartą Legion",
        "Uzavři dohodu s kartou Legie",
    ),
    (
        move(w.RAZE, QUARRY),
        labels.FULL,
        "Raze Quarry from your hand",
        "Splądruj z ręki: Kamieniołom",
        "Zboř z ruky: Lom",
    ),
    (
        move(w.RAZE_OF, QUARRY, 1),
        labels.FULL,
        "Raze player 1's Quarry",
        "Splądruj: Kamieniołom gracza 1",
        "Zboř: Lom hráče 1",
    ),
    (
        move(w.RAZE_OF, QUARRY, 0),
        labels.FULL,
        "Raze Ola's Quarry",
        "Splądruj: Kamieniołom gracza Ola",
        "Zboř: Lom hráče Ola",
    ),
    (
        move(w.RAZE_OF, QUARRY, VIRTUAL),
        labels.FULL,
        "Raze the virtual player's Quarry",
        "Splądruj: Kamieniołom wirtualnego gracza",
        "Zboř: Lom virtuálního hráče",
    ),
    (move(w.USE, CASTLE, 1), labels.FULL, "Use Castle", "Użyj: Zamek", "Použij: Hrad"),
    (
        move(w.USE, CASTLE, 2),
        labels.FULL,
        "Use Castle twice",
        "Użyj dwa razy: Zamek",
        "Použij dvakrát: Hrad",
    ),
    (
        move(w.USE, card("egypt/slaves"), 3),
        labels.FULL,
        "Use Slaves 3 times",
        "Użyj trzy razy: Niewolnicy",
        "Použij třikrát: Otroci",
    ),
    (
        move(w.USE, CASTLE, 5),
        labels.NUMBERED,
        "Use Castle (com048) 5 times",
        "Użyj 5 razy: Zamek (com048)",
        "Použij 5krát: Hrad (com048)",
    ),
    (
        move(w.SEND, GOOD["wood"]),
        labels.FULL,
        "Send 2 workers for 1 wood",
        "Wydaj 2 robotników na 1 drewno",
        "Vyšli 2 osadníky pro 1 dřevo",
    ),
    (
        move(w.SEND, GOOD["wood"]),
        labels.OPEN,
        "Send 2 workers for 1 wood…",
        "Wydaj 2 robotników na 1 drewno…",
        "Vyšli 2 osadníky pro 1 dřevo…",
    ),
    (move(w.GUARD, MILL), labels.FULL, "Protect Mill", "Chroń: Młyn", "Chraň: Větrný mlýn"),
    (
        move(w.SAMURAI, card("japan/farm")),
        labels.FULL,
        "Place a samurai on Farm",
        "Wystaw samuraja: Farma",
        "Umísti samuraje: Farma",
    ),
    (w.END_TURN, labels.FULL, "End the turn", "Zakończ turę", "Ukonči tah"),
    (
        w.PASS_ROUND,
        labels.FULL,
        "Pass for this round",
        "Spasuj w tej rundzie",
        "Pasuj v tomto kole",
    ),
    (w.TAKE_COMMON, labels.FULL, "Common deck", "Talia zwykła", "Společný balíček"),
    (w.TAKE_FACTION, labels.FULL, "Faction deck", "Talia frakcji", "Frakční balíček"),
    (w.DONE, labels.FULL, "Done", "Gotowe", "Hotovo"),
    (move(w.CHOOSE_PAY, 0), labels.FULL, "Nothing", "Nic", "Nic"),
    (move(w.CHOOSE_FOUNDATION, MILL), labels.SHORT, "A foundation", "Fundament", "Základy"),
    (
        move(w.CHOOSE_PAY, w.packed(0, 2, 0, 1)),
        labels.FULL,
        "2 stone and 1 gold",
        "2 kamienie i 1 złoto",
        "2 kameny a 1 zlato",
    ),
    (move(w.CHOOSE_KEEP, GOOD["food"], 2), labels.FULL, "2 food", "2 jadła", "2 jídla"),
    (
        move(w.CHOOSE_SPEND, GOOD["worker"], 5),
        labels.FULL,
        "5 workers",
        "5 robotników",
        "5 osadníků",
    ),
    (move(w.CHOOSE_GOOD, GOOD["worker"]), labels.FULL, "Worker", "Robotnik", "Osadník"),
    (move(w.CHOOSE_PLAYER, 1), labels.FULL, "Player 1", "Gracz 1", "Hráč 1"),
    (move(w.CHOOSE_PLAYER, 0), labels.FULL, "Ola", "Ola", "Ola"),
    (
        move(w.CHOOSE_PLAYER, VIRTUAL),
        labels.FULL,
        "The virtual player",
        "Wirtualny gracz",
        "Virtuální hráč",
    ),
    (move(w.CHOOSE_CARD, MILL), labels.FULL, "Mill", "Młyn", "Větrný mlýn"),
    (
        move(w.CHOOSE_CARD, CASTLE),
        labels.NUMBERED,
        "Castle (com048)",
        "Zamek (com048)",
        "Hrad (com048)",
    ),
    (
        move(w.CHOOSE_LOCATION, MILL, 1),
        labels.FULL,
        "Player 1's Mill",
        "Młyn gracza 1",
        "Větrný mlýn hráče 1",
    ),
    (
        move(w.CHOOSE_DEAL, card("stone"), VIRTUAL),
        labels.NUMBERED,
        "The virtual player's attack card (stone)",
        "Karta ataku (kamień) wirtualnego gracza",
        "Útočná karta (kámen) virtuálního hráče",
    ),
]


@pytest.mark.parametrize(("made", "form", "en", "pl", "cs"), MOVES)
def test_a_move_reads_well(made: Move, form: int, en: str, pl: str, cs: str) -> None:
    seat = notation.named_seat(2, made)
    name = {0: "Ola", VIRTUAL: words.VIRTUAL}.get(seat, "")
    read = [labels.said(CARDS, made, form, seat, name, language) for language in LANGUAGES]
    assert read == [en, pl, cs]


def test_a_label_says_as_much_as_the_state_needs() -> None:
    own = {"faction": "rome", "goods": {"worker": 4}, "hand": ["com048", "com046", "mill"]}
    rival = {"faction": "egypt", "empire": ["quarry"]}
    state = given.table(CARDS, {"players": [own, rival]})
    flow.advance(state)

    def read(line: str) -> str:
        return labels.label(state, 0, GAME.parse(state, 0, line)[0], "en", {1: "Kuba"})

    assert read("build com048") == "Build Castle (com048)"
    assert read("build mill") == "Build Mill"
    assert read("raze quarry of 1") == "Raze Kuba's Quarry"
    assert read("send wood, ...").endswith("…")
    GAME.apply(state, 0, GAME.parse(state, 0, "send wood, ...")[0])
    assert read("choose stone") == "Stone"


# Names


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", ["Romans", "lookout", "Castellan", "building bonuses", "make a deal"]),
        ("pl", ["Rzymianie", "wypatrywanie", "Kasztelan", "bonusy za zbudowanie", "podpisz umowę"]),
        ("cs", ["Římané", "rozhled", "Kastelán", "bonusy za postavení", "uzavři dohodu"]),
    ],
)
def test_things_are_named(language: str, named: list[str]) -> None:
    assert [
        words.faction_name(CARDS, "rome", language),
        words.phase_name("lookout", language),
        words.rank_name("castellan", language),
        words.how_name("bonus", language),
        words.verb_name("deal", language),
    ] == named


def test_options_are_named_and_their_values_too() -> None:
    assert words.option_name("peaceful", "en") == "peaceful variant"
    assert words.option_name("peaceful", "en", True) == "yes"
    assert words.option_name("robbers_cut_routes", "pl", False) == "nie"
    assert words.option_name("lookout", "cs", "advanced") == "pokročilý"
    assert words.option_name("peaceful_drafts", "en", 2) == "yes, with two drafts"


# In play: whatever is asked, offered and tried can be said

GAME = Settlers()
OPTIONS: list[dict[str, object]] = [
    {"factions": ("japan",)},
    {"factions": ("egypt",)},
    {"factions": ("barbarians", "japan")},
    {"factions": ("rome", "egypt", "japan"), "lookout": "alternative"},
    {"factions": ("japan", "barbarians", "egypt", "rome"), "lookout": "advanced"},
    {"factions": ("barbarians", "rome"), "peaceful": True},
]
CAPITAL = r"[A-ZĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇŘŠŤÚŮÝŽ0-9]"
CLAUSES = r"\([A-Z]+(-[A-Z]+)*-\d+(, [A-Z]+(-[A-Z]+)*-\d+)?\)"


def states(options: dict[str, object], seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: each state, who decides, and a number by chance."""
    state = GAME.new(options, seed)
    random = seeded(seed)
    while pending := GAME.pending(state):
        random = step(random)
        seat = sorted(pending)[below(random, len(pending))]
        yield state, seat, random
        moves = pending[seat].moves
        random = step(random)
        GAME.apply(state, seat, moves[below(random, len(moves))])


def tries(state: State, random: int) -> Iterator[tuple[int, Move]]:
    """Moves that somebody might try, most of them impossible."""
    for _ in range(8):
        random = step(random)
        kind = below(random, 21)
        random = step(random)
        what = below(random, len(CARDS.numbers) if kind not in (6, 11, 17, 18, 19) else 4)
        random = step(random)
        yield below(random, state.seats), move(kind, what, below(random, len(state.players)))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whatever_comes_up_in_a_game_can_be_said(options: dict[str, object]) -> None:
    said: set[str] = set()
    for state, seat, random in states(options, 5):
        asked = GAME.view(state, seat)["asked"] or {"kind": "turn"}
        legal = GAME.legal(state, seat)
        refused = [GAME.why_not(state, who, tried) for who, tried in tries(state, random)]
        for language in LANGUAGES:
            question = words.question(CARDS, asked, language)
            assert re.fullmatch(rf"{CAPITAL}.*[.?]", question), question
            moves = [labels.label(state, seat, made, language) for made in legal]
            assert len(set(moves)) == len(moves), moves
            assert all(re.match(CAPITAL, label) for label in moves), moves
            sentences = [words.refusal(CARDS, why, language) for why in refused if why is not None]
            for sentence in sentences:
                assert re.fullmatch(rf"{CAPITAL}.* {CLAUSES}\.", sentence), sentence
            said.update((question, *moves, *sentences))
    for text in said:
        assert not re.search(r"[{}$]|None|\s\s|\s[,;.:]|\.\.|,,|/", text), text


def test_the_clauses_of_every_refusal_are_in_the_rulebook() -> None:
    for state, _, random in states(OPTIONS[2], 8):
        for who, tried in tries(state, random):
            if (why := GAME.why_not(state, who, tried)) is not None:
                assert all(rules.clause(clause) for clause in why.clauses)
