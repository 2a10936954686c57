#!/bin/sh
# Replaces the instances of a service by those of the current images, without a failed request: sh roll.sh api
# Each new instance is healthy before an old one drains and stops.
set -eu
cd "$(dirname "$0")"
service=$1
old=$(docker compose ps --quiet "$service")
count=$(echo "$old" | wc -w)
[ "$count" -gt 0 ] || { echo "$service does not run." >&2; exit 1; }
docker compose up --detach --no-deps --no-recreate --wait --scale "$service=$((count * 2))" "$service"
for container in $old; do
  docker stop "$container" >/dev/null
  docker rm "$container" >/dev/null
done
docker compose up --detach --no-deps --no-recreate --scale "$service=$count" "$service"
