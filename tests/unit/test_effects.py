"""The effect language: every phrase, and every mistake with its suggestion."""

import pytest

from osada.settlers.effects import parse
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.vocabulary import Ability, Activation, Op, Price, Trigger
from osada.settlers.goods import DEFENSE, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER

RED = v.COLOUR["red"]

EFFECTS = {
    "2 wood": (Op(v.GAIN, WOOD, 2),),
    "2 workers": (Op(v.GAIN, WORKER, 2),),
    "1 raze, 1 worker": (Op(v.GAIN, RAZE), Op(v.GAIN, WORKER)),
    "1 food per red, at most 3": (Op(v.GAIN, FOOD, 1, v.PER_COLOUR, RED, 3),),
    "1 vp per red": (Op(v.GAIN, VP, 1, v.PER_COLOUR, RED),),
    "1 vp per samurai, at most 3": (Op(v.GAIN, VP, 1, v.PER_SAMURAI, 0, 3),),
    "1 vp per red, at most 6, 1 card": (
        Op(v.GAIN, VP, 1, v.PER_COLOUR, RED, 6),
        Op(v.DRAW, n=1, deck=v.ANY_DECK),
    ),
    "1 card": (Op(v.DRAW, n=1, deck=v.ANY_DECK),),
    "2 cards": (Op(v.DRAW, n=2, deck=v.ANY_DECK),),
    "1 common card": (Op(v.DRAW, n=1, deck=v.COMMON_DECK),),
    "2 faction cards": (Op(v.DRAW, n=2, deck=v.FACTION_DECK),),
    "keep 1 of 2 faction cards": (Op(v.PICK, n=1, cap=2),),
    "1 raze or 2 vp": (Op(v.EITHER, options=((RAZE, 1), (VP, 2))),),
    "2 resources of your choice": (Op(v.ANY_OF, n=2, options=((WOOD, 1), (STONE, 1), (FOOD, 1))),),
    "take 1 resource from a rival": (Op(v.STEAL, n=1),),
    "take 2 resources from a rival": (Op(v.STEAL, n=2),),
    "1 good of a rival's raze field": (Op(v.LOOT, n=1),),
    "2 samurai": (Op(v.SAMURAI, n=2),),
    "raze at the usual price, each good given up becomes 2 vp": (Op(v.RAZE_PRICED, n=2),),
    "discard a rival's location, 1 vp": (Op(v.DISCARD_RIVAL), Op(v.GAIN, VP)),
}


@pytest.mark.parametrize("text", EFFECTS)
def test_effects(text: str) -> None:
    assert parse.effects(text) == EFFECTS[text]


@pytest.mark.parametrize("phrase", parse.SPECIALS)
def test_fixed_phrases(phrase: str) -> None:
    (op,) = parse.effects(phrase)
    assert op == parse.SPECIALS[phrase]
    assert op.code >= v.REPEAT_PRODUCTION


def test_fixed_phrases_are_all_different() -> None:
    codes = [op.code for op in parse.SPECIALS.values()]
    assert len(set(codes)) == len(codes)


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
}


@pytest.mark.parametrize("text", PRICES)
def test_prices(text: str) -> None:
    assert parse.price(text) == PRICES[text]


def one(trigger: Trigger) -> Ability:
    return Ability(v.FEATURE, triggers=(trigger,))


GOLD_AND_VP = (Op(v.GAIN, GOLD), Op(v.GAIN, VP))
ONE_VP = (Op(v.GAIN, VP),)
ABILITIES: dict[str, Ability] = {
    "production: 1 raze": Ability(v.PRODUCTION, production=(Op(v.GAIN, RAZE),)),
    "feature: none": Ability(v.FEATURE),
    "action: 1 worker -> 1 card": Ability(
        v.ACTION, action=Activation(Price(worker=1), (Op(v.DRAW, n=1),), 1)
    ),
    "action (twice): 1 wood -> 1 vp": Ability(
        v.ACTION, action=Activation(Price(wood=1), ONE_VP, 2)
    ),
    "action (three times): 1 worker -> 1 stone": Ability(
        v.ACTION, action=Activation(Price(worker=1), (Op(v.GAIN, STONE),), 3)
    ),
    "feature: when you build red -> 1 gold, 1 vp": one(
        Trigger(v.WHEN_BUILD, v.OF_COLOUR, RED, GOLD_AND_VP)
    ),
    "feature: when you build common -> 1 vp": one(Trigger(v.WHEN_BUILD, v.COMMON_ONLY, 0, ONE_VP)),
    "feature: when you build faction -> 1 vp": one(
        Trigger(v.WHEN_BUILD, v.FACTION_ONLY, 0, ONE_VP)
    ),
    "feature: when you build -> 1 vp": one(Trigger(v.WHEN_BUILD, v.ANYTHING, 0, ONE_VP)),
    "feature: when you raze -> 1 vp": one(Trigger(v.WHEN_RAZE, v.ANYTHING, 0, ONE_VP)),
    "feature: when you raze a card from hand -> 1 vp": one(
        Trigger(v.WHEN_RAZE, v.FROM_HAND, 0, ONE_VP)
    ),
    "feature: when you raze a rival's location -> 1 vp": one(
        Trigger(v.WHEN_RAZE, v.OF_RIVAL, 0, ONE_VP)
    ),
    "feature: when you make a deal -> 1 vp": one(Trigger(v.WHEN_DEAL, v.ANYTHING, 0, ONE_VP)),
    "feature (twice): when you deploy a samurai -> 1 vp": one(
        Trigger(v.WHEN_SAMURAI, v.ANYTHING, 0, ONE_VP, limit=2)
    ),
    "feature: when a rival sends workers -> 1 worker": one(
        Trigger(v.WHEN_RIVAL_SENDS, v.ANYTHING, 0, (Op(v.GAIN, WORKER),))
    ),
    "feature: when you gain at least 2 vp at once -> 1 vp": one(
        Trigger(v.WHEN_VP, v.ANYTHING, 0, ONE_VP, at_least=2)
    ),
    "feature: when you build common -> may spend 1 gold for 2 vp or 1 worker for 1 vp": one(
        Trigger(v.WHEN_BUILD, v.COMMON_ONLY, 0, (), offers=((GOLD, 1, VP, 2), (WORKER, 1, VP, 1)))
    ),
    "feature: keep any wood, food in cleanup": Ability(v.FEATURE, keeps=(WOOD, FOOD)),
    "feature: keep any gold and raze in cleanup": Ability(v.FEATURE, keeps=(GOLD, RAZE)),
    "feature: your common locations cost 1 raze more to raze": Ability(v.FEATURE, raze_surcharge=1),
    "feature: in cleanup put cards from hand under this, each 1 vp at the end": Ability(
        v.FEATURE, gate=1
    ),
    "feature: in cleanup put resources on this, each 2 vp at the end": Ability(v.FEATURE, shrine=2),
}


@pytest.mark.parametrize("line", ABILITIES)
def test_abilities(line: str) -> None:
    assert parse.ability([line]) == ABILITIES[line]


def test_a_bonus_does_not_change_the_kind() -> None:
    """CARD-13."""
    worker = (Op(v.GAIN, WORKER),)
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
    assert [trigger.event for trigger in both.triggers] == [v.WHEN_RAZE, v.WHEN_BUILD]
    assert both.keeps == (WOOD, FOOD)
    assert (both.raze_surcharge, both.gate, both.shrine) == (3, 3, 4)


MISTAKES = {
    "production: 1 stoen": 'unknown good "stoen", did you mean "stone"?',
    "production: 1 xyzzy": 'unknown good "xyzzy"',
    "production: stone": 'unknown effect "stone"',
    "production: 0 stone": '"0 stone" is no amount; write it as "2 stone"',
    "production: 1 stone per rde": 'unknown colour "rde", did you mean "red"?',
    "production: 1 stone, , 1 wood": "an effect is missing between two commas",
    "production: 1 stone, at most 3": '"at most 3" must follow an amount "per" something',
    "production: at most 3": '"at most 3" must follow an amount "per" something',
    "production (twice): 1 stone": '"production" takes no number of times',
    "production: keep 2 of 2 faction cards": (
        '"keep 2 of 2 faction cards" keeps all; it must keep fewer than it draws'
    ),
    "production: raze a rivals location": (
        'unknown effect "raze a rivals location", did you mean "raze a rival\'s location"?'
    ),
    "bonus (twice): 1 stone": '"bonus" takes no number of times',
    "bonus: 1 stone": 'the card has no ability; write "feature: none" if it has none',
    "action: 1 worker": 'an action reads "cost -> effects", the arrow "->" is missing',
    "action: 1 defense -> 1 vp": "defense cannot be part of a cost",
    "action: 1 vp -> 1 worker": "vp cannot be part of a cost",
    "action: 1 card -> 1 worker": "card cannot be part of a cost",
    "action: 1 location -> 1 worker": "an action cannot cost a location",
    "action: raze tokens -> 1 vp": ('"raze tokens" and "raze at the usual price" belong together'),
    "action: 1 raze -> raze at the usual price, each good given up becomes 2 vp": (
        '"raze tokens" and "raze at the usual price" belong together'
    ),
    "action (twise): nothing -> 1 vp": 'unknown number of times "twise", did you mean "twice"?',
    "feature: when you build rde -> 1 vp": 'unknown colour "rde", did you mean "red"?',
    "feature: when you sleep at home -> 1 vp": 'unknown event "you sleep at home"',
    "feature: when you raze": (
        'a feature reads "when event -> effects", the arrow "->" is missing'
    ),
    "feature: when you raze -> 2 samurai": (
        "a feature that answers an event can only gain goods and cards"
    ),
    "feature: when you raze -> may spend 1 gold": 'an offer reads "may spend 1 gold for 2 vp"',
    "feature: when you raze -> may spend 1 wood for 1 vp": (
        "an offer cannot spend wood, only gold, worker or raze"
    ),
    "feature: keep any vp in cleanup": (
        "only resources, gold, workers and raze tokens can be kept"
    ),
    "feature (twice): keep any wood in cleanup": (
        "only a feature that answers an event has a number of times"
    ),
    "feature: non": 'unknown feature "non", did you mean "none"?',
    "prodction: 1 stone": 'unknown kind of effect "prodction", did you mean "production"?',
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes(line: str) -> None:
    with pytest.raises(parse.EffectError) as error:
        parse.ability([line])
    said = str(error.value)
    assert said == MISTAKES[line] or said.startswith(MISTAKES[line] + ", did you mean")


LINES = {
    ("production: 1 wood", "production: 1 stone"): 'a card has one line "production:"',
    ("action: nothing -> 1 vp", "action: nothing -> 2 vp"): 'a card has one line "action:"',
    ("bonus: 1 wood", "bonus: 1 stone", "feature: none"): 'a card has one line "bonus:"',
    ("production: 1 wood", "feature: none"): "a card has one kind of ability",
    ("action: nothing -> 1 vp", "production: 1 wood"): "a card has one kind of ability",
    (): "the card has no ability",
}


@pytest.mark.parametrize("lines", LINES, ids=str)
def test_lines_that_do_not_go_together(lines: tuple[str, ...]) -> None:
    """CARD-12: one kind of ability."""
    with pytest.raises(parse.EffectError, match=LINES[lines]):
        parse.ability(lines)


def test_goods_of_a_field() -> None:
    assert parse.goods("1 stone, 1 vp") == {STONE: 1, VP: 1}
    assert parse.goods("1 stone, 2 stone") == {STONE: 3}
    assert parse.good("defense") == DEFENSE
