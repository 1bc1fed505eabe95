#!/bin/sh
# Can this machine compile for the Python in $1? If not, get what is missing where that is
# allowed, else say how.
set -e
missing=
command -v gcc >/dev/null || command -v cc >/dev/null || missing='gcc libc6-dev'
"$1" -c 'import os, sys, sysconfig as s
sys.exit(not os.path.exists(os.path.join(s.get_path("include"), "Python.h")))' || missing="$missing python3-dev"
[ -z "$missing" ] && exit
how="apt-get install $missing"
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The compiled build needs a C compiler and Python's headers; on Debian or Ubuntu: sudo $how" >&2
    exit 1
fi
echo "Installing a C compiler ($how) ..."
{ apt-get -q update && apt-get -qy install --no-install-recommends $missing; } >/dev/null || {
    echo "The C compiler could not be installed; try: $how" >&2
    exit 1
}
