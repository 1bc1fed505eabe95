"""A move between games as a button says it: `Buy Engineering for 45 knowledge points`."""

from osada.campaign import verbs as w
from osada.campaign import words
from osada.campaign.stages.shop import replaced
from osada.campaign.state import State
from osada.kernel.game import Move
from osada.settlers import words as table_words
from osada.settlers.part import CATEGORIES

_PLAIN = {
    w.DONE: "move-no-more",
    w.RETIRE: "move-retire",
    w.DECK_KEEP: "move-deck-keep",
    w.DECK_DONE: "move-deck-done",
}
_CARD = {
    w.KEEP: "move-keep",
    w.DECK_IN: "move-deck-in",
    w.DECK_OUT: "move-deck-out",
}


def label(state: State, seat: int, made: Move, language: str) -> str:
    """A move of a seat in words."""
    box = state.book.options.box
    kind, what = made.kind, made.what
    if kind in _PLAIN:
        return words.say(language, _PLAIN[kind])
    if kind == w.ADVANCE:
        return words.say(
            language, "move-advance", track=words.track_name(CATEGORIES[what], language)
        )
    if kind == w.CROSS:
        spaces = box.maps[state.book.empires[seat].era]
        goods = table_words.goods(dict(spaces[what - 1]), language)
        return words.say(language, "move-cross", n=what, goods=goods)
    if kind == w.FOUND:
        faction = box.cards.factions[what].name(language)
        return words.say(language, "move-found", faction=faction)
    card = table_words.card_name(box.cards, what, language)
    if kind in _CARD:
        return words.say(language, _CARD[kind], card=card)
    gone = [one for one in replaced(state.book, seat, what) if one != what]
    return words.say(
        language,
        "move-buy",
        card=card,
        knowledge=words.knowledge(box.price(what), language),
        known="yes" if gone else "no",
        replaced=table_words.card_names(box.cards, gone, language),
    )
