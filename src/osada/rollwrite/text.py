"""What a player reads on the sheets: the texts of buildings, rendered from their abilities.

The underlined number may have risen, and a face may set it off: both are arguments. Words and
grammar are in `messages/*.ftl`.
"""

from typing import Final

from osada.rollwrite import abilities as a
from osada.rollwrite.abilities import Ability
from osada.rollwrite.empire import HARVESTS, TRACKS
from osada.rollwrite.goods import GOODS, PRICES
from osada.rollwrite.words import (
    counted,
    good_marked,
    good_name,
    goods,
    listed,
    noun,
    say,
    sentence,
    track_name,
)
from osada.speech import marked, remembered

Marks = tuple[str, str]
"""What stands before and after the underlined number."""
NO_MARKS: Final[Marks] = ("", "")

_DICE: Final = {dice: kind for kind, dice in a.KINDS.items()}


@remembered
def ability_text(
    ability: Ability, language: str, value: int | None = None, underline: Marks = NO_MARKS
) -> str:
    """`Each round gain 1 food`: what a building does, with a value other than the printed one.

    The pair `underline` is put around the number, if it is one that settlements raise.
    """
    return sentence(_Teller(ability, language, value, underline).text())


def price_text(price: int, language: str) -> str:
    """`1 wood and 2 stone`, the price of an area by its number; `no resources` for none."""
    return goods(PRICES[price], language) if price else say(language, "no-price")


def harvest_text(area: int, language: str) -> str:
    """`2 wood and 1 stone`, what a harvest area yields."""
    return goods(HARVESTS[area], language)


class _Teller:
    """One ability at one value in one language."""

    def __init__(
        self, ability: Ability, language: str, value: int | None, underline: Marks
    ) -> None:
        self.ability = ability
        self.language = language
        self.n = ability.value if value is None else value
        before, after = underline if ability.underlined else NO_MARKS
        self.u = f"{before}{self.n}{after}"
        self.raised = ability.underlined

    def say(self, message: str, **values: str | int) -> str:
        return say(self.language, message, **values)

    def number_of(self, message: str) -> str:
        """The value with a noun: `2 points`."""
        name = noun(message, self.n, self.language, "acc")
        if message.removeprefix("good-") in GOODS:
            return good_marked(message, f"{self.u} {name}", self.n, self.raised)
        return f"{self.number()} {name}"

    def number(self) -> str:
        """The value by itself."""
        return marked(self.u, "number", raised=True) if self.raised else self.u

    def of_good(self, good: int) -> str:
        return self.number_of(f"good-{GOODS[good]}")

    def one(self, good: int) -> str:
        """`1 wood`; `1 resource` where any will do."""
        name = "any" if good == a.ANY else GOODS[good]
        return counted(f"good-{name}", 1, self.language, "acc")

    def text(self) -> str:
        ability = self.ability
        match a.FORMS[ability.form]:
            case "gain":
                return self.whenever(self.say("does-gain", form="do", goods=self.gained()))
            case "act":
                actions = self.number_of("more-actions")
                return self.whenever(self.say("does-act", actions=actions))
            case "vp-if":
                return self.whenever(self.say("does-earn", points=self.number_of("point")))
            case "gain-choice":
                either = (self.of_good(ability.good), self.of_good(ability.other))
                return self.once("does-gain", form="to", goods=listed(either, self.language, "or"))
            case "gain-per":
                gained = self.say("at-most", text=self.per(self.gained()), most=a.CAP)
                return self.once("does-gain", form="to", goods=gained)
            case "copy-die":
                return self.once("does-copy", units=self.number_of("unit"))
            case "pay-vp":
                paid = goods(ability.price, self.language, "acc")
                return self.once("does-pay-earn", goods=paid, points=self.number_of("point"))
            case "swap":
                return self.swap()
            case "discount":
                return self.times("does-save", goods=self.one(ability.good), place=self.place())
            case "act-pay":
                action = counted("more-actions", 1, self.language, "acc")
                return self.times("does-pay-act", goods=self.one(ability.good), actions=action)
            case "free-harvest":
                return self.harvest()
            case "reroll":
                dice = self.number_of(f"dice-{_DICE[ability.dice]}")
                return self.say("text-reroll", dice=dice)
            case _:  # end-per, plan-vp
                return self.say("text-end", gained=self.per(self.number_of("point")))

    def gained(self) -> str:
        return self.of_good(self.ability.good)

    # When and how often

    def whenever(self, does: str) -> str:
        """Each round, or when the condition is met."""
        if self.ability.condition == a.ALWAYS:
            return self.say("text-each", does=does)
        return self.say("text-if", condition=self.condition(), does=does)

    def once(self, message: str, **values: str) -> str:
        return self.say("text-once", does=self.say(message, **values))

    def times(self, message: str, **values: str) -> str:
        return self.say("text-times", u=self.number(), n=self.n, does=self.say(message, **values))

    def condition(self) -> str:
        condition, least = self.ability.condition, self.ability.least
        name = a.CONDITIONS[condition]
        if name in TRACKS:
            return self.say("if-track", n=least, track=self.track(name))
        return self.say(f"if-{name.replace(' ', '-')}", n=least)

    # What it speaks of

    def track(self, name: str) -> str:
        return track_name(name, self.language, "gen")

    def place(self) -> str:
        """What a discount is for."""
        scope = a.SCOPES[self.ability.scope]
        return self.track(scope) if scope in TRACKS else self.say("some-building")

    def per(self, gained: str) -> str:
        return self.say("per", goods=gained, thing=self.thing())

    def thing(self) -> str:
        ability = self.ability
        if ability.form == a.PLAN_VP:
            return self.say("per-plan")
        name = a.THINGS[ability.thing]
        if name in TRACKS:
            return self.say("per-track", n=ability.per, track=self.track(name))
        if ability.thing == a.TRACK_OF:
            return self.say("per-track-of", n=ability.per)
        return self.say(f"per-{name.replace(' ', '-')}", n=ability.per)

    def swap(self) -> str:
        ability = self.ability
        if ability.good == a.ANY:
            return self.times("does-swap-any")
        gained = goods(ability.gives, self.language, "acc")
        return self.times("does-swap", given=self.one(ability.good), gained=gained)

    def harvest(self) -> str:
        good = self.ability.good
        if good == a.ANY:
            return self.times("does-harvest", known="no")
        return self.times("does-harvest", known="yes", good=good_name(GOODS[good], self.language))
