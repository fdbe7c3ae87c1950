#!/bin/sh
# Installs the official Node for this machine's processor into /opt/node-VERSION, after checking it against the hash that
# nodejs.org publishes, and points /opt/node to it. Nothing is unpacked when the hash differs.
#   sudo sh deploy/install-node.sh [VERSION]
set -eu
version=${1:-v24.21.0}
source=${NODE_DIST:-https://nodejs.org/dist}/$version
home=${NODE_HOME:-/opt}

case $(uname -m) in
  x86_64) processor=x64 ;;
  aarch64 | arm64) processor=arm64 ;;
  *)
    echo "nodejs.org has no build for $(uname -m) here: install Node 24 another way." >&2
    exit 1
    ;;
esac
file=node-$version-linux-$processor.tar.xz

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
curl -fsSLO "$source/$file"
curl -fsSLO "$source/SHASUMS256.txt"
grep " $file\$" SHASUMS256.txt | sha256sum -c -

umask 022
mkdir -p "$home/node-$version"
tar -xJf "$file" -C "$home/node-$version" --strip-components=1 --no-same-owner
ln -sfn "$home/node-$version" "$home/node"
echo "Node $("$home/node/bin/node" --version) is in $home/node."
