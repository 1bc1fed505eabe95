"""HTTP for tests: a busy machine is waited for."""

from functools import partial
from unittest.mock import patch

import httpx

from osada.server import thinkers

PATIENCE = 60.0

get = partial(httpx.get, timeout=PATIENCE, verify=False)
post = partial(httpx.post, timeout=PATIENCE, verify=False)
Client = partial(httpx.Client, timeout=PATIENCE, verify=False)
"""No certificates are read: nothing here is encrypted, and reading them costs more than asking."""

undelayed = partial(patch.object, thinkers, "_GENTLY", "like-all-others")
"""Programs that think while the machine has nothing else to do: tests leave it no such moment."""
