"""`python -m osada` is `osada`."""

import sys

from osada.cli import main

sys.exit(main())
