#!/bin/sh
# Are Node and Chromium there for the tests of the page? If not, get Chromium where that is
# allowed, else say how.
set -e
command -v node >/dev/null && command -v npm >/dev/null || {
    echo "The tests of the page need Node 20 or newer with npm; on Debian or Ubuntu: sudo apt-get install nodejs npm" >&2
    exit 1
}
command -v chromium >/dev/null && exit
how="apt-get install chromium"
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium; on Debian or Ubuntu: sudo $how" >&2
    exit 1
fi
echo "Installing Chromium ($how) ..."
{ apt-get -q update && apt-get -qy install --no-install-recommends chromium; } >/dev/null || {
    echo "Chromium could not be installed; try: $how" >&2
    exit 1
}
