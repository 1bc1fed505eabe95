"""The effect language: every phrase, and every mistake with its suggestion."""

import pytest

from osada.settlers.effects import events, parse, registry
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.counts import PerColour, PerSamurai
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.holders import CardsUnder, ResourcesOn
from osada.settlers.effects.verbs.any_of import AnyOf
from osada.settlers.effects.verbs.discard_rival import DiscardRival
from osada.settlers.effects.verbs.draw import COMMON_DECK, FACTION_DECK, Draw
from osada.settlers.effects.verbs.either import Either
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.effects.verbs.loot import Loot
from osada.settlers.effects.verbs.pick import Pick
from osada.settlers.effects.verbs.raze_priced import RazePriced
from osada.settlers.effects.verbs.samurai import Samurai
from osada.settlers.effects.verbs.steal import Steal
from osada.settlers.effects.vocabulary import Ability, Activation, Price, Trigger
from osada.settlers.goods import DEFENSE, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER

RED = v.COLOUR["red"]

EFFECTS: dict[str, tuple[Effect, ...]] = {
    "2 wood": (Gain(WOOD, 2),),
    "2 workers": (Gain(WORKER, 2),),
    "1 raze, 1 worker": (Gain(RAZE), Gain(WORKER)),
    "1 food per red, at most 3": (Gain(FOOD, 1, PerColour(RED), 3),),
    "1 vp per red": (Gain(VP, 1, PerColour(RED)),),
    "1 vp per samurai, at most 3": (Gain(VP, 1, PerSamurai(), 3),),
    "1 vp per red, at most 6, 1 card": (
        Gain(VP, 1, PerColour(RED), 6),
        Draw(1),
    ),
    "1 card": (Draw(1),),
    "2 cards": (Draw(2),),
    "1 common card": (Draw(1, COMMON_DECK),),
    "2 faction cards": (Draw(2, FACTION_DECK),),
    "keep 1 of 2 faction cards": (Pick(1, 2),),
    "1 raze or 2 vp": (Either(((RAZE, 1), (VP, 2))),),
    "2 resources of your choice": (AnyOf(2),),
    "take 1 resource from a rival": (Steal(1),),
    "take 2 resources from a rival": (Steal(2),),
    "1 good of a rival's raze field": (Loot(),),
    "2 samurai": (Samurai(2),),
    "raze at the usual price, each good given up becomes 2 vp": (RazePriced(2),),
    "discard a rival's location, 1 vp": (DiscardRival(), Gain(VP)),
}


@pytest.mark.parametrize("text", EFFECTS)
def test_effects(text: str) -> None:
    assert parse.effects(text) == EFFECTS[text]


@pytest.mark.parametrize("verb", registry.house(), ids=lambda verb: verb.__name__)
def test_a_verb_reads_its_own_phrases(verb: type[Effect]) -> None:
    assert verb.phrases
    for phrase in verb.phrases:
        assert {type(op) for op in parse.effects(phrase)} == {verb}


def test_numbers_of_verbs_stay_as_they_are() -> None:
    """They are part of fingerprints and of every question that is aimed."""
    assert [verb.code for verb in registry.house()] == list(range(42))
    assert repr(Steal(2)) == "Op(code=8, good=-1, n=2, per=0, what=0, cap=0, deck=0, options=())"


def test_a_card_may_have_several_abilities() -> None:
    both = parse.ability(["production: 1 food", "feature: when you raze -> 1 vp"])
    assert both.kind == v.PRODUCTION
    assert both.production == (Gain(FOOD),)
    assert both.triggers == (Trigger(events.Razed(events.WHEN_RAZE), ONE_VP),)


PRICES = {
    "nothing": Price(),
    "raze tokens": Price(raze_price=True),
    "1 worker, 2 stone": Price(worker=1, stone=2),
    "1 wood, 1 stone, 1 food": Price(wood=1, stone=1, food=1),
    "2 workers": Price(worker=2),
    "1 gold": Price(gold=1),
    "1 worker, 1 raze": Price(worker=1, raze=1),
    "1 resource": Price(resource=1),
    "2 resources": Price(resource=2),
    "1 card from hand": Price(cards=1),
    "2 cards from hand": Price(cards=2),
    "1 worker, 1 deal": Price(worker=1, deals=1),
    "2 deals": Price(deals=2),
    "1 stone, 1 location": Price(stone=1, location=1),
    "1 wood, 1 wood": Price(wood=2),
    "1 samurai": Price(samurai=1),
    "1 common card from hand, 2 faction cards from hand": Price(common_cards=1, faction_cards=2),
}


@pytest.mark.parametrize("text", PRICES)
def test_prices(text: str) -> None:
    assert parse.price(text) == PRICES[text]


def one(trigger: Trigger) -> Ability:
    return Ability(v.FEATURE, triggers=(trigger,))


GOLD_AND_VP = (Gain(GOLD), Gain(VP))
ONE_VP = (Gain(VP),)
ABILITIES: dict[str, Ability] = {
    "production: 1 raze": Ability(v.PRODUCTION, production=(Gain(RAZE),)),
    "feature: none": Ability(v.FEATURE),
    "action: 1 worker -> 1 card": Ability(
        v.ACTION, action=Activation(Price(worker=1), (Draw(1),), 1)
    ),
    "action (twice): 1 wood -> 1 vp": Ability(
        v.ACTION, action=Activation(Price(wood=1), ONE_VP, 2)
    ),
    "action (three times): 1 worker -> 1 stone": Ability(
        v.ACTION, action=Activation(Price(worker=1), (Gain(STONE),), 3)
    ),
    "feature: when you build red -> 1 gold, 1 vp": one(
        Trigger(events.BuiltColour(events.WHEN_BUILD, 1, RED), GOLD_AND_VP)
    ),
    "feature: when you build common -> 1 vp": one(
        Trigger(events.BuiltCommon(events.WHEN_BUILD, 2), ONE_VP)
    ),
    "feature: when you build faction -> 1 vp": one(
        Trigger(events.BuiltFaction(events.WHEN_BUILD, 3), ONE_VP)
    ),
    "feature: when you build -> 1 vp": one(Trigger(events.Built(events.WHEN_BUILD), ONE_VP)),
    "feature: when you raze -> 1 vp": one(Trigger(events.Razed(events.WHEN_RAZE), ONE_VP)),
    "feature: when you raze a card from hand -> 1 vp": one(
        Trigger(events.RazedFromHand(events.WHEN_RAZE, events.FROM_HAND), ONE_VP)
    ),
    "feature: when you raze a rival's location -> 1 vp": one(
        Trigger(events.RazedRival(events.WHEN_RAZE, events.OF_RIVAL), ONE_VP)
    ),
    "feature: when you make a deal -> 1 vp": one(Trigger(events.Dealt(events.WHEN_DEAL), ONE_VP)),
    "feature (twice): when you deploy a samurai -> 1 vp": one(
        Trigger(events.Deployed(events.WHEN_SAMURAI), ONE_VP, limit=2)
    ),
    "feature: when a rival sends workers -> 1 worker": one(
        Trigger(events.RivalSends(events.WHEN_RIVAL_SENDS), (Gain(WORKER),))
    ),
    "feature: when you gain at least 2 vp at once -> 1 vp": one(
        Trigger(events.GainedPoints(events.WHEN_VP, at_least=2), ONE_VP)
    ),
    "feature: when you build common -> may spend 1 gold for 2 vp or 1 worker for 1 vp": one(
        Trigger(
            events.BuiltCommon(events.WHEN_BUILD, 2),
            (),
            may_spend=((GOLD, 1, VP, 2), (WORKER, 1, VP, 1)),
        )
    ),
    "feature: keep any wood, food in cleanup": Ability(v.FEATURE, keeps=(WOOD, FOOD)),
    "feature: keep any gold and raze in cleanup": Ability(v.FEATURE, keeps=(GOLD, RAZE)),
    "feature: your common locations cost 1 raze more to raze": Ability(v.FEATURE, raze_surcharge=1),
    "feature: in cleanup put cards from hand under this, each 1 vp at the end": Ability(
        v.FEATURE, holders=(CardsUnder(1),)
    ),
    "feature: in cleanup put resources on this, each 2 vp at the end": Ability(
        v.FEATURE, holders=(ResourcesOn(2),)
    ),
}


@pytest.mark.parametrize("line", ABILITIES)
def test_abilities(line: str) -> None:
    assert parse.ability([line]) == ABILITIES[line]


def test_a_bonus_does_not_change_the_kind() -> None:
    """CARD-13."""
    worker = (Gain(WORKER),)
    assert parse.ability(["production: 1 worker", "bonus: 1 worker"]) == Ability(
        v.PRODUCTION, production=worker, bonus=worker
    )
    assert parse.ability(["bonus: 1 worker", "feature: none"]) == Ability(v.FEATURE, bonus=worker)
    assert parse.ability(["action: nothing -> 1 vp", "bonus: 1 worker"]).kind == v.ACTION


def test_features_add_up() -> None:
    both = parse.ability(
        [
            "feature: when you raze -> 1 vp",
            "feature: when you build red -> 1 vp",
            "feature: keep any wood in cleanup",
            "feature: keep any food in cleanup",
            "feature: your common locations cost 1 raze more to raze",
            "feature: your common locations cost 2 raze more to raze",
            "feature: in cleanup put cards from hand under this, each 1 vp at the end",
            "feature: in cleanup put cards from hand under this, each 2 vp at the end",
            "feature: in cleanup put resources on this, each 1 vp at the end",
            "feature: in cleanup put resources on this, each 3 vp at the end",
        ]
    )
    assert [trigger.event.when for trigger in both.triggers] == [
        events.WHEN_RAZE,
        events.WHEN_BUILD,
    ]
    assert both.keeps == (WOOD, FOOD)
    assert both.raze_surcharge == 3
    assert both.holders == (CardsUnder(3), ResourcesOn(4))


MISTAKES = {
    "production: 1 stoen": 'unknown good "stoen"; did you mean "stone"?',
    "production: 1 xyzzy": 'unknown good "xyzzy"',
    "production: stone": 'unknown effect "stone"',
    "production: 0 stone": '"0 stone" is not an amount; write it as "2 stone"',
    "production: 1 stone per rde": 'unknown colour "rde"; did you mean "red"?',
    "storage: up to 3 wood -> 1 wood per storred wood": (
        'unknown colour "storred wood"; did you mean "stored wood"?'
    ),
    "end: 2 vp per sets": 'unknown colour "sets"; did you mean "set"?',
    "production: prayr 3: 1 food per red": (
        'unknown effect "prayr 3: 1 food per red"; '
        'did you mean "prayer 5: 1 food per red & 1 worker per pink"?'
    ),
    "action: nothing -> prayer 5 choose red/pink: 1 matching good per macht": (
        'unknown reward of a prayer "1 matching good per macht"; '
        'did you mean "1 matching good per match"?'
    ),
    "production: 1 stone, , 1 wood": "an effect is missing between two commas",
    "production: 1 stone, at most 3": '"at most 3" must follow an amount "per" something',
    "production: at most 3": '"at most 3" must follow an amount "per" something',
    "production (twice): 1 stone": '"production" takes no number of times',
    "production: keep 2 of 2 faction cards": (
        '"keep 2 of 2 faction cards" keeps all; it must keep fewer than it draws'
    ),
    "production: raze a rivals location": (
        'unknown effect "raze a rivals location"; did you mean "raze a rival\'s location"?'
    ),
    "bonus (twice): 1 stone": '"bonus" takes no number of times',
    "bonus: 1 stone": 'the card has no ability; write "feature: none" if it has none',
    "action: 1 worker": 'an action reads "cost -> effects", the arrow "->" is missing',
    "action: 1 defense -> 1 vp": "defense cannot be part of a cost",
    "action: 1 vp -> 1 worker": "vp cannot be part of a cost",
    "open production: raze a rival's location": "an open production brings goods and cards only",
    "open production: 2 samurai": "an open production brings goods and cards only",
    "open production: make a deal for free": "an open production brings goods and cards only",
    "open production: 1 food, prayer 3: 1 food per red": (
        'a prayer cannot be an open production; write "production: prayer ..."'
    ),
    "open production (twice): 1 wood": '"open production" takes no number of times',
    "storage: 3 wood -> 1 wood": (
        '"3 wood" cannot be stored; write "up to 3 wood", "any goods" or "1 card from hand"'
    ),
    "storage: up to 3 vp -> 1 wood": "vp cannot be stored",
    "storage: up to 3 wood": (
        'a storage reads "up to 3 wood -> effects", the arrow "->" is missing'
    ),
    "instant: 1 wood -> 1 vp": "an instant card can only cost gold, workers and raze tokens",
    "instant: 1 vp | 2 raze -> 3 vp": (
        "where an instant card has several effects each chooses a location"
    ),
    "end: 1 wood": 'the end of the game brings points only: "end: 1 vp per deal"',
    "feature: can not be razed": (
        'unknown feature "can not be razed"; did you mean "cannot be razed"?'
    ),
    "feature: when a rival visit you -> 1 vp": (
        'unknown event "a rival visit you"; did you mean "a rival visits you"?'
    ),
    "feature: when you gain technology -> 1 vp": (
        'unknown event "you gain technology"; did you mean "you gain tech"?'
    ),
    "feature: when your prayer has 2 matches -> 1 vp": (
        'unknown event "your prayer has 2 matches"; did you mean "your prayer has 2+ matches"?'
    ),
    "action: 1 card -> 1 worker": "card cannot be part of a cost",
    "action: raze tokens -> 1 vp": ('"raze tokens" and "raze at the usual price" belong together'),
    "action: 1 raze -> raze at the usual price, each good given up becomes 2 vp": (
        '"raze tokens" and "raze at the usual price" belong together'
    ),
    "action (twise): nothing -> 1 vp": 'unknown number of times "twise"; did you mean "twice"?',
    "feature: when you build rde -> 1 vp": 'unknown colour "rde"; did you mean "red"?',
    "feature: when you sleep at home -> 1 vp": 'unknown event "you sleep at home"',
    "feature: when you raze": (
        'a feature reads "when event -> effects", the arrow "->" is missing'
    ),
    "feature: when you raze -> raze at the usual price, each good given up becomes 2 vp": (
        "a feature that answers an event cannot ask for raze tokens"
    ),
    "feature: when you gain at least 2 vp at once -> 2 samurai": (
        "a feature that answers points can only gain goods and cards"
    ),
    "feature: when you raze -> may spend 1 gold": (
        'what may be spent reads "may spend 1 gold for 2 vp"'
    ),
    "feature: when you raze -> may spend 1 wood for 1 vp": (
        "only gold, worker or raze may be spent here, not wood"
    ),
    "feature: keep any vp in cleanup": (
        "only resources, gold, workers and raze tokens can be kept"
    ),
    "feature (twice): keep any wood in cleanup": (
        "only a feature that answers an event has a number of times"
    ),
    "feature: non": 'unknown feature "non"; did you mean "none"?',
    "prodction: 1 stone": 'unknown kind of effect "prodction"; did you mean "production"?',
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes(line: str) -> None:
    with pytest.raises(parse.EffectError) as error:
        parse.ability([line])
    said = str(error.value)
    assert said == MISTAKES[line] or said.startswith(MISTAKES[line] + "; did you mean")


LINES = {
    ("production: 1 wood", "production: 1 stone"): 'a card has one line "production:"',
    ("action: nothing -> 1 vp", "action: nothing -> 2 vp"): 'a card has one line "action:"',
    ("bonus: 1 wood", "bonus: 1 stone", "feature: none"): 'a card has one line "bonus:"',
    ("action: nothing -> 1 vp", "feature (once): when you raze -> 1 vp"): (
        "beside an action a feature has no number of times"
    ),
    (): "the card has no ability",
}


@pytest.mark.parametrize("lines", LINES, ids=str)
def test_lines_that_do_not_go_together(lines: tuple[str, ...]) -> None:
    with pytest.raises(parse.EffectError, match=LINES[lines]):
        parse.ability(lines)


def test_goods_of_a_field() -> None:
    assert parse.goods("1 stone, 1 vp") == {STONE: 1, VP: 1}
    assert parse.goods("1 stone, 2 stone") == {STONE: 3}
    assert parse.good("defense") == DEFENSE
