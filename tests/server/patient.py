"""HTTP for tests: a busy machine is waited for."""

from functools import partial

import httpx

PATIENCE = 60.0

get = partial(httpx.get, timeout=PATIENCE, verify=False)
post = partial(httpx.post, timeout=PATIENCE, verify=False)
Client = partial(httpx.Client, timeout=PATIENCE, verify=False)
"""No certificates are read: nothing here is encrypted, and reading them costs more than asking."""
