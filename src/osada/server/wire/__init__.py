"""Everything that goes over the wire, typed once, a module for each concern.

OpenAPI and the page's types are made from these modules.
"""

# ruff: noqa: F403

from osada.server.wire.decks import *
from osada.server.wire.library import *
from osada.server.wire.log import *
from osada.server.wire.moves import *
from osada.server.wire.names import *
from osada.server.wire.page import *
from osada.server.wire.push import *
from osada.server.wire.puzzles import *
from osada.server.wire.replays import *
from osada.server.wire.requests import *
from osada.server.wire.rulebook import *
from osada.server.wire.sentence import *
from osada.server.wire.server import *
from osada.server.wire.study import *
from osada.server.wire.table import *
from osada.server.wire.views import *
from osada.server.wire.villages import *
