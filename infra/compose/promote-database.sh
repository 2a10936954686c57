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

# Not by `docker compose`, which takes a second for each command while no order can be placed.
project=${COMPOSE_PROJECT_NAME:-$(sed -n 's/^COMPOSE_PROJECT_NAME=//p' .env 2>/dev/null)}
container_of() {
  docker ps --quiet "$@" --filter "label=com.docker.compose.project=${project:-store}" --filter "label=com.docker.compose.oneoff=False"
}
replica=$(container_of --filter "label=com.docker.compose.service=$next")
[ -n "$replica" ] || { echo "$next does not run." >&2; exit 1; }
docker exec "$replica" sh promote-database.sh check "$@"
# Two writers lose orders: the lost one is removed. It would go on for a minute if it were asked to stop.
container_of --all --filter "label=com.docker.compose.service=$lost" | xargs -r docker rm --force
docker exec "$replica" sh promote-database.sh promote
network=${project:-store}_inside
docker network disconnect "$network" "$replica" || true
docker network connect --alias database --alias "$next" "$network" "$replica"
docker exec "$replica" sh promote-database.sh finish

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
