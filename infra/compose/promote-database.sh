#!/bin/sh
# Makes the replica database-2 the writer after database-1 is lost. database-1 is stopped for good first: two writers
# lose orders. To have a replica again, see README.md.
set -eu
cd "$(dirname "$0")"
network=$(docker network ls --quiet --filter label=com.docker.compose.network=inside --filter "name=${COMPOSE_PROJECT_NAME:-store}_")
# A server that still runs would go on for a minute while it shuts down.
docker compose kill database-1 2>/dev/null || true
docker compose rm --stop --force database-1
docker compose exec database-2 sh promote-database.sh
container=$(docker compose ps --quiet database-2)
docker network disconnect "$network" "$container"
docker network connect --alias database --alias database-2 "$network" "$container"
