#!/bin/sh
# Does WeasyPrint, in the Python in $1, find Pango to print with? If not, get it where that is
# allowed, else say how.
set -e
"$1" -c 'import weasyprint' 2>/dev/null && exit
missing='libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0'
how="apt-get install $missing"
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Printing sheets needs Pango; on Debian or Ubuntu: sudo $how" >&2
    exit 1
fi
echo "Installing Pango ($how) ..."
{ apt-get -q update && apt-get -qy install --no-install-recommends $missing; } >/dev/null || {
    echo "Pango could not be installed; try: $how" >&2
    exit 1
}
