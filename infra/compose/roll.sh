#!/bin/sh
# Replaces the instances of a service by those of the current images, without a failed request: sh roll.sh api [count]
# Each new instance is healthy before an old one drains and stops. If they do not become healthy the old ones go on.
# Whether the old ones are healthy does not matter: they may be the reason. The count of instances stays, unless it is given.
set -eu
cd "$(dirname "$0")"
service=$1
old=$(docker compose ps --quiet "$service")
running=$(echo "$old" | wc -w)
[ "$running" -gt 0 ] || { echo "$service does not run." >&2; exit 1; }
count=${2:-$running}
seconds=180

new_instances() {
  for container in $(docker compose ps --all --quiet "$service"); do
    case $old in *"$container"*) ;; *) echo "$container" ;; esac
  done
}

undo() {
  trap - INT TERM
  for container in $(new_instances); do docker rm --force "$container" >/dev/null; done
  echo "The new instances of $service were removed; the old ones serve." >&2
  exit 1
}

trap undo INT TERM
docker compose up --detach --no-deps --no-recreate --scale "$service=$((running + count))" "$service" || undo
new=$(new_instances)
deadline=$(($(date +%s) + seconds))
while [ "$(docker inspect --format '{{.State.Health.Status}}' $new | grep -cx healthy)" -lt "$count" ]; do
  [ "$(date +%s)" -lt "$deadline" ] || { echo "$service is not healthy after $seconds seconds." >&2; undo; }
  sleep 3
done
trap - INT TERM
for container in $old; do
  docker stop "$container" >/dev/null
  docker rm "$container" >/dev/null
done
docker compose up --detach --no-deps --no-recreate --scale "$service=$count" "$service"
