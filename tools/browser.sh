#!/bin/sh
# Are Node and Chromium there for the tests of the page? If not, get Chromium where that is
# allowed, else say how. Its shell without windows makes the tests quicker; they do without it.
set -e
has() { command -v "$1" >/dev/null; }
has node && has npm || {
    echo "The tests of the page need Node 20 or newer with npm; on Debian or Ubuntu: sudo apt-get install nodejs npm" >&2
    exit 1
}
has chromium && has chromium-headless-shell && exit
if [ "$(id -u)" != 0 ] || ! has apt-get; then
    has chromium && exit
    echo "The browser tests need Chromium; on Debian or Ubuntu: sudo apt-get install chromium chromium-headless-shell" >&2
    exit 1
fi
get() { apt-get -qy install --no-install-recommends "$@" >/dev/null 2>&1; }
echo "Installing Chromium ..."
apt-get -q update >/dev/null 2>&1 || true
get chromium chromium-headless-shell || has chromium || get chromium || {
    echo "Chromium could not be installed; try: apt-get install chromium" >&2
    exit 1
}
