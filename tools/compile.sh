#!/bin/sh
# Compile the engine with the Python in $1 into the folder $2, optimised so far ($3: 0 to 3).
set -e
source="$2.source" new="$2.new"
rm -rf "$source" "$new"
mkdir -p "$source/tools"
cp -r src pyproject.toml README.md LICENSE "$source"
cp tools/mypyc.ini "$source/tools"
sed -i.as-it-was "s/opt_level = \"3\"/opt_level = \"$3\"/" "$source/pyproject.toml"
# The C that mypyc writes is indented ever deeper; to look whether that misleads takes gcc minutes.
CFLAGS="$("$1" -c 'import sysconfig; print(sysconfig.get_config_var("CFLAGS") or "")')"
CFLAGS="$CFLAGS -Wno-misleading-indentation"
export CFLAGS
HATCH_BUILD_HOOKS_ENABLE=1 "$1" -m pip install -qq --no-deps --no-build-isolation \
    --target "$new" "$source"
rm -rf "$2" "$source"
mv "$new" "$2"
