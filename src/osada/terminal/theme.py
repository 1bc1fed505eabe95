"""Two looks: walnut and lit windows by night, linen and paper by day."""

from typing import Final

from textual.theme import Theme

_DAY: Final = {
    "table": "#e9dcc3", "table-2": "#dfcfb1", "paper": "#fbf5e9", "paper-2": "#f3e9d5",
    "line": "#d6c4a1", "line-strong": "#8a7149",
    "ink": "#2b1d12", "ink-2": "#57432f", "ink-3": "#69533b",
    "go": "#2a6a4c", "go-ink": "#ffffff", "go-soft": "#dcebd9",
    "pick": "#24559a", "pick-soft": "#dde7f3",
    "give": "#b2430c", "give-soft": "#fae3cf",
    "no": "#8d2330", "no-soft": "#f6dedb", "focus": "#14100c",
    "f-rome": "#8e2740", "f-barbarians": "#3a6632", "f-egypt": "#7f5808", "f-japan": "#39498f",
    "f-aztecs": "#0f6468", "f-other": "#57432f",
    "g-wood": "#8a5529", "g-stone": "#5f686c", "g-food": "#c13f1d", "g-gold": "#9a6a06",
    "g-worker": "#a04a31", "g-raze": "#c44a10", "g-defense": "#35658f", "g-card": "#57432f",
    "g-blessing": "#b3541e", "g-tech": "#3f6d73",
    "g-vp": "#6d3bab", "g-samurai": "#b02a3b", "g-base": "#8e7450",
    "card-line": "#a58a5c",
    "c-brown": "#7d4e28", "c-grey": "#61686c", "c-red": "#b1372a", "c-pink": "#b54f78",
    "c-gold": "#946808", "c-blue": "#2e689f", "c-black": "#37322f", "c-purple": "#6b4892",
    "c-white": "#69533b", "c-orange": "#b2570c", "c-none": "#7b6a4c",
}  # fmt: skip

_NIGHT: Final = {
    "table": "#17110d", "table-2": "#1e1712", "paper": "#271d16", "paper-2": "#31251c",
    "line": "#46362a", "line-strong": "#a68c69",
    "ink": "#f6ead6", "ink-2": "#dcc9ab", "ink-3": "#bca788",
    "go": "#7ccfa4", "go-ink": "#0d2017", "go-soft": "#21382c",
    "pick": "#8fbcff", "pick-soft": "#20304a",
    "give": "#ff9d5c", "give-soft": "#45291a",
    "no": "#ff9a94", "no-soft": "#47211f", "focus": "#ffffff",
    "f-rome": "#f08a9b", "f-barbarians": "#97cf86", "f-egypt": "#efc467", "f-japan": "#a9b7ff",
    "f-aztecs": "#74d0cb", "f-other": "#dcc9ab",
    "g-wood": "#d79556", "g-stone": "#cfd6d8", "g-food": "#f2714d", "g-gold": "#f7cb5c",
    "g-worker": "#f3b592", "g-raze": "#ff8344", "g-defense": "#8fbbe2", "g-card": "#fff3d9",
    "g-blessing": "#ffab6b", "g-tech": "#a5d5dc",
    "g-vp": "#c8a5f7", "g-samurai": "#f0707f", "g-base": "#c9ae87",
    "card-line": "#8d7454",
    "c-brown": "#c98c55", "c-grey": "#a9b2b7", "c-red": "#e8705f", "c-pink": "#ec92b5",
    "c-gold": "#e2b54d", "c-blue": "#72abe0", "c-black": "#a89c92", "c-purple": "#b692e0",
    "c-white": "#f0e6d2", "c-orange": "#f0954f", "c-none": "#a08c6f",
}  # fmt: skip

NIGHT_NAME: Final = "osada-night"
DAY_NAME: Final = "osada-day"


def _theme(name: str, colours: dict[str, str], dark: bool) -> Theme:
    return Theme(
        name,
        primary=colours["go"],
        secondary=colours["pick"],
        warning=colours["give"],
        error=colours["no"],
        success=colours["go"],
        accent=colours["give"],
        foreground=colours["ink"],
        background=colours["table"],
        surface=colours["paper"],
        panel=colours["paper-2"],
        dark=dark,
        variables={**colours, "border": colours["line-strong"], "input-cursor-text-style": "none"},
    )


NIGHT: Final = _theme(NIGHT_NAME, _NIGHT, True)
DAY: Final = _theme(DAY_NAME, _DAY, False)


def faction_style(slug: str) -> str:
    """The colour of a faction; one of somebody's own has a plain one."""
    return f"$f-{slug}" if f"f-{slug}" in _DAY else "$f-other"
