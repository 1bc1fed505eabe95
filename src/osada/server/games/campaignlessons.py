"""The lesson of the campaign: the end of a first game, what follows it, and the next game."""

from collections.abc import Sequence
from typing import Final

from osada.server.lessons import Lesson
from osada.server.terms import BASICS
from osada.server.wire import SeatWish, TableWish

_PLAYED: Final = """
0 draft carpenters-workshop; 1 draft village; 1 draft village; 0 draft lumberjacks-route; 0 raze
lumberjacks-route; 1 deal egypt/goldsmith; 0 build carpenters-workshop; 0 end; 1 deal
egypt/sphinx; 0 send card; 0 choose faction; 0 end; 1 raze missionaries; 0 deal
rome/administration; 0 choose faction; 0 end; 1 send card, ...; 1 choose card; 1 choose faction;
1 choose faction; 0 guard carpenters-workshop; 0 pass; 1 build egypt/desert; 1 choose faction; 1
choose faction; 1 pass; 1 choose 1 gold; 1 draft watchtower; 0 draft brewer; 0 draft ruins; 1
draft quarry; 0 choose faction; 1 build watchtower; 1 choose faction; 1 choose faction; 1 end; 0
build ruins; 0 end; 1 build egypt/pyramid; 1 end; 0 build rome/stonemason; 0 choose ruins; 0
end; 1 build egypt/slaver; 1 choose egypt/desert; 1 choose 1 stone; 1 end; 0 build
rome/headquarters; 0 choose rome/stonemason; 0 end; 1 deal egypt/caravan; 1 choose faction; 1
end; 0 raze brewer; 0 end; 1 raze quarry; 1 end; 0 build lumberjacks-route; 0 end; 1 pass; 0
build lumberjacks-route; 0 choose 2 wood; 0 end; 0 build rome/trade-colony; 0 choose
lumberjacks-route; 0 end; 0 build rome/sculptors-apprentice; 0 choose lumberjacks-route; 0 end;
0 send card, ...; 0 choose card; 0 choose faction; 0 choose faction; 0 end; 0 pass; 0 draft
merchants-guild; 1 draft gold-mine; 1 draft wood-storage; 0 draft barracks; 0 choose faction; 1
choose faction; 1 choose faction; 0 build rome/gardens; 0 choose rome/sculptors-apprentice; 0
choose 1 wood, 1 stone; 0 end; 1 build wood-storage; 1 choose 1 stone, 2 gold; 1 choose faction;
1 choose 1 worker; 1 end; 0 send card; 0 choose faction; 0 end; 1 build egypt/pyramid; 1 end; 0
raze barracks; 0 end; 1 send card; 1 choose faction; 1 end; 0 send card; 0 choose faction; 0
end; 1 raze gold-mine; 1 end; 0 deal rome/administration; 0 choose 1 food; 0 choose faction; 0
end; 1 deal egypt/caravan; 1 choose faction; 1 end; 0 build rome/sculptors-apprentice; 0 choose
rome/trade-colony; 0 end; 1 pass; 0 guard carpenters-workshop; 0 deal rome/roman-bank; 0 use
rome/sculptors-apprentice; 0 pass; 1 choose 1 gold; 1 draft ruins; 0 draft confectioner; 0 draft
watchtower; 1 draft ruins; 1 choose faction; 1 choose faction; 1 choose faction; 0 choose
faction; 0 choose faction; 1 pass
"""
"""Three rounds and the lookout of the fourth: seats and moves."""


def _opening() -> Sequence[tuple[int, str]]:
    return [(int(line[0]), line[2:]) for line in " ".join(_PLAYED.split()).split("; ")]


LESSONS: Final = {
    BASICS: Lesson(
        TableWish(seats=[SeatWish(None, "rome"), SeatWish("easy", "egypt")], game="campaign"),
        224,
        {1: ("end", "pass"), 4: ("end", "pass", "cross 1")},
        _opening(),
    ),
}
