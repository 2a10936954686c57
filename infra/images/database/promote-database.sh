#!/bin/sh
# Makes a replica the writer once it has applied everything it has received. The former writer must be stopped for
# good before: two writers lose orders.
set -eu
. ./database.sh
is_replica || { echo 'This server is not a replica.' >&2; exit 1; }
sql --execute='STOP SLAVE IO_THREAD'
received=$(replica_field Gtid_IO_Pos)
applied=$(sql --execute="SELECT MASTER_GTID_WAIT('$received', 60)")
[ "$applied" = 0 ] || { echo "It has not applied $received within a minute." >&2; exit 1; }
touch "$promoted"
sql --execute='STOP SLAVE; RESET SLAVE ALL; SET GLOBAL rpl_semi_sync_master_enabled = ON;
  SET GLOBAL read_only = OFF'
echo "writer since $received"
