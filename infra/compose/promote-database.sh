#!/bin/sh
# Makes the replica the writer after the writer is lost, and notes it in .env, so that later commands of Compose start the
# lost server as a replica only. Can be repeated when it was interrupted. --force: also a replica that never followed.
set -eu
cd "$(dirname "$0")"
case ${COMPOSE_FILE:-} in
  *compose.promoted.yaml*) promoted=yes ;;
  '') grep -qs '^COMPOSE_FILE=.*compose.promoted.yaml' .env && promoted=yes || promoted=no ;;
  *) promoted=no ;;
esac
if [ "$promoted" = yes ]; then lost=database-2 next=database-1; else lost=database-1 next=database-2; fi

docker compose exec -T "$next" sh promote-database.sh check "$@"
# Two writers lose orders: the lost one is stopped for good. It would go on for a minute if it were asked to stop.
docker compose kill "$lost" 2>/dev/null || true
docker compose rm --stop --force "$lost"
docker compose exec -T "$next" sh promote-database.sh promote
container=$(docker compose ps --quiet "$next")
network=$(docker inspect --format '{{range .NetworkSettings.Networks}}{{.NetworkID}}{{end}}' "$container")
[ -z "$network" ] || docker network disconnect "$network" "$container"
docker network connect --alias database --alias "$next" "${network:-${COMPOSE_PROJECT_NAME:-store}_inside}" "$container"

files=${COMPOSE_FILE:-$(sed -n 's/^COMPOSE_FILE=//p' .env 2>/dev/null)}
if [ "$promoted" = yes ]; then
  files=$(echo "$files" | sed 's/:*compose\.promoted\.yaml//')
else
  files=${files:-compose.yaml}:compose.promoted.yaml
fi
{ grep -sv '^COMPOSE_FILE=' .env || true; echo "COMPOSE_FILE=$files"; } >.env.new
mv .env.new .env
echo "$next is the writer; COMPOSE_FILE=$files is in .env."
[ -z "${COMPOSE_FILE:-}" ] || echo 'COMPOSE_FILE is also set in this shell, and wins: set it to the same.' >&2
