"""Places on the sheets: what can be done there, what it costs and brings, why not."""

import re
from typing import Any

import pytest

from osada.rollwrite import State, flow, scoring, spots
from osada.rollwrite import verbs as w
from osada.rollwrite.empire import AREAS, CELLS, TRACKS
from osada.rollwrite.goods import GOODS
from osada.rollwrite.spots import PossibleMove
from osada.rollwrite.state import TOKENS
from tests.rollwrite.games import GAME, at_favor, do, laid, playout

LANGUAGES = ("en", "pl", "cs")
GAMES: list[dict[str, Any]] = [
    {"mode": "basic", "players": 2},
    {"mode": "advanced", "players": 3},
    {"sheets": ["9", "21"]},
    {"sheets": ["31"]},
    {"sheets": ["2", "5", "1", "24"]},
]
PLACE = re.compile(
    rf"token/({'|'.join(TOKENS)})|track/(walls|huts|bridges)/[1-9]|track/granaries/[1-9][ab]"
    rf"|building/[a-z0-9-]+(/[1-4])?|harvest/I[IV]*-[abc]|cell/({'|'.join(CELLS)})[1-9]"
    r"|favor|dice|keep|ready|skip"
)


def offered(state: State, seat: int = 0, language: str = "en") -> dict[str, PossibleMove]:
    return {offer.text: offer for offer in spots.possible(GAME, state, seat, language)}


def why(state: State, place: str, seat: int = 0) -> list[tuple[str, str]]:
    """What is refused at a place, in notation, and the reasons."""
    found = spots.refusals(GAME, state, seat, place)
    return [(GAME.text(state, seat, tried), refusal.reason) for tried, refusal in found]


def settling(**facts: Any) -> State:
    """Both players of an advanced game decide about settlements."""
    state = laid(mode="advanced", **facts)
    do(state, "ready")
    do(state, "ready", seat=1)
    return state


# What is offered


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_legal_move_is_offered_at_a_place(options: dict[str, Any]) -> None:
    state = GAME.new(options, 3)
    for seat, _ in playout(state, 3):
        found = spots.possible(GAME, state, seat, "en", {0: "Ola"})
        assert [offer.move for offer in found] == GAME.legal(state, seat)
        assert len({offer.text for offer in found}) == len(found)
        assert len({offer.label for offer in found}) == len(found)
        for offer in found:
            assert offer.text == GAME.text(state, seat, offer.move)
            assert offer.verb == offer.text.split()[0]
            assert all(PLACE.fullmatch(place) for place in (offer.place, *offer.also)), offer
            assert bool(offer.cells) == (offer.verb == "settle")


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_an_offer_costs_and_brings_what_comes_of_it(options: dict[str, Any]) -> None:
    """RW-DICE-11: the printed types pay first, gold for the rest."""
    state = GAME.new(options, 8)
    for seat, made in playout(state, 8):
        if made.kind in (w.TAKE, w.REROLL, w.SKIP, w.SETTLE, w.READY):
            continue
        offer = next(one for one in spots.possible(GAME, state, seat, "en") if one.move is made)
        trial = state.copy()
        flow.make(trial, seat, made)
        before, after = state.players[seat], trial.players[seat]
        for good, name in enumerate(GOODS):
            change = offer.brings.get(name, 0) - offer.pays.get(name, 0)
            assert after.have(good) - before.have(good) == change
        actions = offer.brings.get("actions", 0) - offer.pays.get("actions", 0)
        assert after.actions - before.actions == actions
        assert scoring.score(after) - scoring.score(before) == offer.brings.get("vp", 0)
        assert min([1, *offer.pays.values(), *offer.brings.values()]) == 1


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_offers_tell_nothing_of_dice_to_come(options: dict[str, Any]) -> None:
    state = GAME.new(options, 5)
    for seat, _ in playout(state, 5):
        before = GAME.hash(state)
        other = GAME.sample(state, seat, 99)
        assert spots.possible(GAME, other, seat, "en") == spots.possible(GAME, state, seat, "en")
        assert GAME.hash(state) == before


def test_who_is_not_asked_has_no_offers() -> None:
    state = laid(mode="basic")
    do(state, "ready")
    assert spots.possible(GAME, state, 0, "en") == []
    assert spots.possible(GAME, state, 1, "en")


def test_a_build_says_what_it_costs_and_brings() -> None:
    state = laid(mode="basic", progress=(3, 0, 2, 1), pool="SG")
    walls = offered(state)["build walls 4"]
    assert (walls.place, walls.also, walls.verb) == ("track/walls/4", (), "build")
    assert walls.label == "Build Walls 4"
    assert walls.pays == {"stone": 1, "gold": 1, "actions": 1}
    assert walls.brings == {"vp": 2}
    assert offered(state)["build bridges 2"].brings == {"vp": 1}


def test_areas_alike_stand_for_each_other() -> None:
    state = laid(mode="basic", progress=(0, 0, 2, 0), crossed={"tool-shop": [2]})
    shop = offered(state)["build tool-shop 1"]
    assert (shop.place, shop.also) == ("building/tool-shop/1", ("building/tool-shop/3",))
    granary = offered(state)["build granaries 3a"]
    assert (granary.place, granary.also) == ("track/granaries/3a", ("track/granaries/3b",))
    half = laid(mode="basic", progress=(0, 0, 2, 0), half="b")
    assert offered(half)["build granaries 3a"].also == ()
    assert offered(laid(mode="basic"))["build granaries 1b"].also == ()
    assert offered(laid(mode="basic"))["build farm 2"].also == ("building/farm/3",)


def test_harvests_lie_in_their_field_whatever_allows_them() -> None:
    state = laid("1", built=["gleaners"], progress=(0, 0, 0, 2), token="crops", dice="FFF4")
    found = offered(state)
    plain, free, crops = (
        found["harvest I-c"],
        found["harvest I-c with gleaners"],
        found["favor crops I-c"],
    )
    assert (plain.place, plain.also) == ("harvest/I-c", ())
    assert (free.place, free.also) == ("harvest/I-c", ("building/gleaners",))
    assert (crops.place, crops.also) == ("favor", ("harvest/I-c",))
    assert [one.pays for one in (plain, free, crops)] == [{"actions": 1}, {}, {}]
    assert all(one.brings == {"food": 1} for one in (plain, free, crops))


def test_uses_and_favors_say_what_they_cost_and_bring() -> None:
    state = laid("2", built=["barter-post"], token="export", pool="WG")
    swap = offered(state)["use barter-post stone food"]
    assert (swap.place, swap.pays, swap.brings) == (
        "building/barter-post",
        {"gold": 1},
        {"food": 1},
    )
    sold = offered(state)["favor export wood food"]
    assert (sold.place, sold.pays, sold.brings) == ("favor", {"wood": 1, "gold": 1}, {"vp": 2})
    state = laid("10", built=["pay-office", "tribute-hall"], pool="WSFG", token="ally")
    assert offered(state)["use pay-office"].pays == {"gold": 1}
    hall = offered(state)["use tribute-hall"]
    assert (hall.pays, hall.brings) == ({"wood": 1, "stone": 1, "food": 1}, {"vp": 3})
    assert offered(state)["favor ally"].brings == {"actions": 1}


def test_a_discount_lowers_the_cost() -> None:
    state = laid("3", built=["rampart-crane"], progress=(3, 0, 0, 0), pool="SS")
    found = offered(state)
    assert found["build walls 4"].pays == {"stone": 2, "actions": 1}
    saved = found["build walls 4 saving 1 stone"]
    assert (saved.place, saved.pays) == ("track/walls/4", {"stone": 1, "actions": 1})


def test_a_deed_brings_what_waits_for_it() -> None:
    state = laid("6", built=["pier-gang"])
    assert offered(state)["build bridges 1"].brings == {"food": 1, "vp": 1}
    state = laid("2", built=["builders-feast"])
    do(state, "build bridges 1", "build bridges 2", "build bridges 3")
    assert offered(state)["ready"].brings == {"vp": 2}


def test_dice_are_rerolled_or_kept() -> None:
    state = laid("16", built=["silver-brook", "dice-shrine"], dice="SSF4")
    found = offered(state)
    again = found["reroll 2 with dice-shrine"]
    assert (again.place, again.also) == ("dice", ("building/dice-shrine",))
    assert (again.pays, again.brings) == ({}, {})
    keep = found["keep"]
    assert (keep.place, keep.brings) == ("keep", {"gold": 1})


def test_a_settlement_covers_cells() -> None:
    """RW-ADV-12, RW-ADV-04: what a plan covers, and what it is worth."""
    found = offered(settling(progress=(2, 3, 0, 0)))
    farm = found["settle farm WA1"]
    assert (farm.place, farm.cells) == ("cell/WA1", ("WA1", "HU1", "HU2", "HU3"))
    assert farm.brings == {}
    assert found["settle architects WA1"].brings == {"vp": 3}
    assert (found["skip"].place, found["skip"].brings) == ("skip", {})


def test_tokens_are_taken_at_their_place() -> None:
    state = at_favor(laid(mode="basic"))
    found = spots.possible(GAME, state, state.active, "cs")
    assert [offer.place for offer in found] == [f"token/{TOKENS[one]}" for one in state.tokens]
    assert all(not offer.pays and not offer.brings for offer in found)


# What is refused


def test_what_cannot_be_built_says_why() -> None:
    state = laid(mode="basic", progress=(3, 0, 2, 0), half="b", pool="S")
    assert why(state, "track/walls/4") == [("build walls 4", "missing-goods")]
    assert why(state, "track/walls/5") == [("build walls 5", "leftmost")]
    assert why(state, "track/walls/1") == [("build walls 1", "crossed")]
    assert why(state, "track/granaries/3b") == [("build granaries 3b", "crossed")]
    assert why(state, "track/bridges/1") == []
    assert why(state, "building/farm/1") == [("build farm 1", "missing-goods")]
    assert why(state, "building/farm/2") == why(state, "building/farm/3") == []
    assert why(state, "building/farm/4") == [("build farm 4", "no-area")]
    assert why(state, "building/fortress/1") == [("build fortress 1", "prebuilt")]
    assert why(state, "harvest/I-a") == [("harvest I-a", "closed")]


def test_where_a_discount_helps_nothing_is_refused() -> None:
    state = laid("3", built=["rampart-crane"], progress=(3, 0, 0, 0), pool="S")
    assert why(state, "track/walls/4") == []
    do(state, "build walls 4 saving 1 stone")
    assert why(state, "track/walls/5") == [("build walls 5", "missing-goods")]


def test_where_a_free_harvest_helps_nothing_is_refused() -> None:
    state = laid("1", built=["gleaners"], progress=(0, 0, 0, 2), actions=0)
    assert why(state, "harvest/I-c") == []
    assert why(state, "harvest/I-a") == [("harvest I-a", "no-action")]
    assert why(state, "building/gleaners") == []
    do(state, "harvest I-c with gleaners")
    assert why(state, "building/gleaners") == [("harvest II-c with gleaners", "used")]


def test_buildings_that_cannot_be_used_say_why() -> None:
    state = laid("7", built=["sawpit"], crossed={"night-shift": [1]}, pool="F", actions=1)
    reasons = {
        building.slug: [reason for _, reason in why(state, f"building/{building.slug}")]
        for building in state.players[0].village.buildings
    }
    assert reasons == {
        "potters-row": ["incomplete"],
        "sawpit": ["price"],
        "night-shift": ["incomplete"],
        "hearth-rites": ["automatic"],
        "surveyors-archive": ["star"],
        "stair-studio": ["plan-only"],
    }
    do(state, "build night-shift 2")
    assert why(state, "building/night-shift") == [("use night-shift", "next-round")]


def test_a_choice_is_refused_once() -> None:
    state = laid("5", built=["mixed-paddock"])
    assert why(state, "building/mixed-paddock") == []
    do(state, "use mixed-paddock food")
    assert why(state, "building/mixed-paddock") == [("use mixed-paddock wood", "used")]
    state = laid("4", built=["echo-hall"], dice="FFF4")
    assert why(state, "building/echo-hall") == []
    do(state, "use echo-hall food")
    assert why(state, "building/echo-hall") == [("use echo-hall food", "used")]
    state = laid("2", built=["barter-post"], pool="")
    assert why(state, "building/barter-post") == [("use barter-post wood stone", "price")]


def test_favors_that_cannot_be_used_say_why() -> None:
    state = laid(mode="basic", token="crops", progress=(0, 0, 0, 2), harvested=["I-a", "I-b"])
    assert why(state, "favor") == []
    state = laid(mode="basic", token="crops")
    assert why(state, "favor") == [("favor crops I-a", "closed")]
    state = laid(mode="basic", token="export", pool="")
    assert why(state, "favor") == [("favor export wood", "export-missing")]
    state = laid(mode="basic", token="gift")
    assert why(state, "favor") == []
    do(state, "favor gift wood")
    assert why(state, "favor") == [("favor gift wood", "favor-used")]
    assert why(at_favor(laid(mode="basic")), "favor") == []


def test_dice_that_cannot_be_rerolled_say_why() -> None:
    state = laid("16", built=["dice-shrine"], progress=(3, 0, 0, 0), pool="")
    assert why(state, "dice") == why(state, "keep") == []
    assert why(state, "track/walls/4") == [("build walls 4", "missing-goods")]
    assert why(state, "track/bridges/1") == []  # stands for keeping the dice
    do(state, "build bridges 1")
    assert why(state, "dice") == [("reroll 1 with dice-shrine", "window")]
    assert why(state, "building/dice-shrine") == [("reroll 1 with dice-shrine", "window")]
    assert why(state, "keep") == [("keep", "no-window")]


def test_plans_that_do_not_fit_say_why() -> None:
    state = settling(progress=(3, 3, 2, 0), marked=0b1)  # WA1
    assert why(state, "cell/WA1") == [  # the sawmill's plan fits
        ("settle farm WA1", "marked"),
        ("settle quarry WA1", "marked"),
        ("settle tool-shop WA1", "marked"),
        ("settle architects WA1", "marked"),
    ]
    assert ("settle farm WA2", "not-complete") in why(state, "cell/WA2")
    reasons = {reason for _, reason in why(state, "cell/BR9")}
    assert reasons == {"off-grid"}
    assert why(laid(mode="basic"), "skip") == [("skip", "basic")]


def test_other_phases_say_so() -> None:
    state = at_favor(laid(mode="basic"))
    assert why(state, "track/walls/1") == [("build walls 1", "phase")]
    token = TOKENS[state.tokens[0]]
    assert why(state, f"token/{token}", 1 - state.active) == [(f"take {token}", "token-turn")]
    state = laid(mode="basic")
    do(state, "ready")
    assert why(state, "track/bridges/1") == [("build bridges 1", "ready")]
    assert why(state, "ready") == [("ready", "ready")]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_nothing_that_is_offered_is_refused(options: dict[str, Any]) -> None:
    state = GAME.new(options, 2)
    for at, (seat, _) in enumerate(playout(state, 2)):
        if at % 5:
            continue
        for offer in spots.possible(GAME, state, seat, "en"):
            for place in (offer.place, *offer.also):
                refused = {tried for tried, _ in spots.refusals(GAME, state, seat, place)}
                assert offer.move not in refused


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_place_can_be_asked_about_at_any_time(options: dict[str, Any]) -> None:
    state = GAME.new(options, 6)
    for at, (seat, _) in enumerate(playout(state, 6)):
        if at % 7:
            continue
        slugs = [building.slug for building in state.players[seat].village.buildings]
        places = ["favor", "dice", "keep", "ready", "skip"]
        places += [f"token/{token}" for token in TOKENS]
        places += [f"track/{track}/{n}" for track in TRACKS for n in range(1, 10)]
        places += [f"track/granaries/{n}{letter}" for n in range(1, 10) for letter in "ab"]
        places += [f"building/{slug}{area}" for slug in slugs for area in ("", "/1", "/4")]
        places += [f"harvest/{area}" for area in AREAS]
        places += [f"cell/{name}{n}" for name in CELLS for n in range(1, 10)]
        before = GAME.hash(state)
        for place in places:
            for tried, refusal in spots.refusals(GAME, state, seat, place):
                text = GAME.text(state, seat, tried)
                assert GAME.parse(state, seat, text)
                assert refusal.clauses
        assert GAME.hash(state) == before


@pytest.mark.parametrize(
    "place",
    [
        "",
        "moon",
        "token/sun",
        "track/walls",
        "track/walls/0",
        "track/moats/1",
        "building/castle",
        "building/farm/9",
        "harvest/V-a",
        "cell/XX1",
        "cell/WA0",
        "favor/ally",
        "dice/1",
        "ready/now",
    ],
)
def test_a_place_that_is_nowhere_is_answered_with_nothing(place: str) -> None:
    state = laid(mode="basic")
    assert spots.refusals(GAME, state, 0, place) == []
    assert spots.refusals(GAME, state, 7, place) == []


# What the own buildings do this round


def standing(state: State, slug: str, language: str = "en") -> str:
    player = state.players[0]
    return spots.standing(state, 0, player.village.slot(slug), language)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            "gave 2 food; gave 1 action; 1 area to cross off; 3 areas to cross off; "
            "0 points at the end; 2 points at the end",
        ),
        (
            "pl",
            "dał 2 jadła; dał 1 akcję; 1 obszar do wykreślenia; 3 obszary do wykreślenia; "
            "0 punktów na koniec; 2 punkty na koniec",
        ),
        (
            "cs",
            "dala 2 jídla; dala 1 akci; zbývá škrtnout 1 okénko; zbývá škrtnout 3 okénka; "
            "0 bodů na konci; 2 body na konci",
        ),
    ],
)
def test_it_is_said_what_a_building_does_this_round(language: str, texts: str) -> None:
    state = laid(
        mode="advanced",
        dice="WWF4",
        built=["farm", "tool-shop"],
        crossed={"sawmill": [1, 2]},
        settled={"farm": 1},
        progress=(9, 0, 0, 0),
    )
    slugs = ["farm", "tool-shop", "sawmill", "quarry", "architects", "fortress"]
    assert "; ".join(standing(state, slug, language) for slug in slugs) == texts


def test_a_condition_is_met_or_not() -> None:
    state = laid(mode="basic", dice="WSF4", built=["tool-shop"])
    assert standing(state, "tool-shop") == "brings nothing this round"
    assert standing(state, "architects") == "not part of the Basic game"
    state = laid("6", built=["pier-gang", "watch-drill"], pool="SS")
    assert standing(state, "pier-gang") == "its condition is not met yet"
    do(state, "build bridges 1")
    assert standing(state, "pier-gang") == "gave 1 food"
    do(state, "build walls 1")
    assert standing(state, "watch-drill") == "its condition is not met yet"
    do(state, "build walls 2")
    assert standing(state, "watch-drill") == "gives 2 points"


def test_uses_are_counted_down() -> None:
    state = laid("2", built=["barter-post", "reapers-lodge"], progress=(0, 0, 0, 2))
    assert standing(state, "barter-post") == "can be used 3 times"
    do(state, "use barter-post wood stone")
    assert standing(state, "barter-post") == "can be used 2 more times"
    do(state, "use barter-post stone wood")
    assert standing(state, "barter-post", "pl") == "można użyć jeszcze raz"
    do(state, "use barter-post wood stone")
    assert standing(state, "barter-post") == "used this round"
    assert standing(state, "reapers-lodge") == "can be used once"


def test_a_building_waits_for_the_next_round() -> None:
    """RW-VILLAGE-04: an ability can be used in the round after completion."""
    state = laid(mode="basic", crossed={"farm": [2, 3]}, pool="W")
    do(state, "build farm 1")
    assert standing(state, "farm") == "from the next round on"
    do(state, "ready")
    do(state, "ready", seat=1)
    assert state.round == 5
    assert standing(state, "farm") == "gives 1 food"
    state = laid(mode="basic", round=10, crossed={"farm": [2, 3]}, pool="W")
    do(state, "build farm 1")
    assert standing(state, "farm") == "brings nothing this round"


def test_dice_to_be_rerolled_leave_conditions_open() -> None:
    state = laid("9", built=["lucky-well", "twin-sheds"], dice="WSF4")
    assert standing(state, "lucky-well") == "can be used once"
    assert standing(state, "twin-sheds") == "its condition is not met yet"
    do(state, "keep")
    assert standing(state, "lucky-well") == "not used this round"
    assert standing(state, "twin-sheds") == "brings nothing this round"
    state = laid("11", built=["ferry-landing"])
    assert standing(state, "ferry-landing") == "would bring nothing now"


def test_after_develop_what_was_used_is_used() -> None:
    state = settling(built=["farm", "tool-shop"], progress=(2, 3, 0, 0), dice="WSF4")
    assert standing(state, "farm") == "used this round"
    assert standing(state, "tool-shop") == "brings nothing this round"


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_building_has_something_to_say_at_any_time(options: dict[str, Any]) -> None:
    state = GAME.new(options, 4)
    for seat, _ in playout(state, 4):
        for slot in range(6):
            said = [spots.standing(state, seat, slot, language) for language in LANGUAGES]
            assert all(re.fullmatch(r"\w[^{}$]*\w", one) for one in said), said
