#!/bin/sh
# The health check: the server answers; a replica follows its writer.
. ./database.sh
sql --execute='DO 1' >/dev/null || exit 1
is_replica || exit 0
[ "$(replica_field Slave_IO_Running)" = Yes ] && [ "$(replica_field Slave_SQL_Running)" = Yes ]
