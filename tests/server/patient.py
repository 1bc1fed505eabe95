"""HTTP for tests: a busy machine is waited for."""

from functools import partial

import httpx

PATIENCE = 60.0

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
Client = partial(httpx.Client, timeout=PATIENCE)
