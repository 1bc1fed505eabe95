"""A card at a glance: tokens that every face draws, one part for each sentence of the card."""

import re

import pytest

from osada import LANGUAGES
from osada.settlers.catalogue import base
from osada.settlers.effects import formula, text, tokens
from osada.settlers.effects.holders import CardsUnder, ResourcesOn
from osada.settlers.effects.tokens import Token
from osada.settlers.effects.vocabulary import COLOUR, FEATURE, Ability
from osada.settlers.goods import GOODS, WOOD
from osada.terminal import formula as glyphs
from osada.terminal.ink import plain

ABILITIES = {entry.slug: entry.ability for entry in base().with_campaign().entries}
KINDS = {
    tokens.GOOD, tokens.COLOUR, tokens.TEXT, tokens.ARROW, tokens.SLASH, tokens.COLON,
    tokens.LOCATION, tokens.FOUNDATION, tokens.DEAL, tokens.SAMURAI,
}  # fmt: skip


def drawn(slug: str, language: str = "en") -> list[str]:
    """The formula as the terminal draws it."""
    return [plain(line) for line in glyphs.formula(ABILITIES[slug], language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ABILITIES)
def test_every_sentence_has_its_part(slug: str, language: str) -> None:
    parts = formula.formula(ABILITIES[slug], language)
    assert len(parts) == len(text.card_text(ABILITIES[slug], language))
    for part in parts:
        assert part.tokens
        for token in part.tokens:
            assert token.kind in KINDS
            assert token.n > 0
            if token.kind == tokens.GOOD:
                assert token.what in GOODS
            elif token.kind == tokens.COLOUR:
                assert token.what in COLOUR
            elif token.kind == tokens.TEXT:
                assert token.what == " " or re.fullmatch(r"\S(.*\S)?", token.what)
            else:
                assert token.what == ""


def test_parts_say_what_they_are() -> None:
    kinds = {
        slug: [(part.kind, part.limit) for part in formula.formula(ability, "en")]
        for slug, ability in ABILITIES.items()
    }
    assert kinds["quarry"] == [("production", 0), ("bonus", 0)]
    assert kinds["gold-mine"] == [("action", 2)]
    assert kinds["mason"] == [("action", 0)]
    assert kinds["japan/sake-brewery"] == [("feature", 2)]


def test_words_carry_icons_in_every_language() -> None:
    for language in LANGUAGES:
        (part,) = formula.formula(ABILITIES["barbarians/dark-chapel"], language)
        assert Token("good", "vp", 2) in part.tokens
        (part,) = formula.formula(ABILITIES["egypt/sanctuary"], language)
        assert Token("foundation") in part.tokens


def test_several_standing_features_are_parts_of_their_own() -> None:
    holders = (CardsUnder(1), ResourcesOn(2))
    ability = Ability(FEATURE, keeps=(WOOD,), raze_surcharge=1, holders=holders)
    assert len(formula.formula(ability, "en")) == len(text.card_text(ability, "en")) == 4


@pytest.mark.parametrize(
    ("slug", "lines"),
    [
        ("statue", ["┬★/#≤6 ▯"]),
        ("carpenters-workshop", ["♣: ¤★"]),
        ("gold-mine", ["☻→¤ ×2"]),
        ("hanseatic-league", ["☻§→★★ ×2"]),
        ("barbarians/dark-chapel", ["▲?→raze, ★★ each"]),
        ("barbarians/robbers", ["☻→end deal ★▯"]),
        ("japan/daimyos-castle", ["★/Ψ≤3"]),
        ("japan/dojo", ["deal: ★", "┬▯faction"]),
        ("rome/warehouses", ["keep ≡●"]),
        ("egypt/desert", ["▯→opponent −▯ ★", "┬▯▯"]),
        ("egypt/slaver", ["common: ¤→★★/☻→★"]),
        ("egypt/sphinx", ["2★: ★"]),
    ],
)
def test_how_the_terminal_draws_it(slug: str, lines: list[str]) -> None:
    assert drawn(slug) == lines
