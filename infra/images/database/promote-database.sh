#!/bin/sh
# promote-database.sh check|promote: makes a replica the writer once it has applied everything it has received. The former
# writer must be stopped for good before: two writers lose orders. Can be repeated.
set -eu
. ./database.sh

if [ "$1" = check ]; then
  is_replica || exit 0
  [ "${2:-}" = --force ] || [ -n "$(replica_field Gtid_IO_Pos)" ] || {
    echo 'This replica has never followed the writer: it would be an empty database. --force promotes it.' >&2
    exit 1
  }
  exit 0
fi

if is_replica; then
  sql --execute='STOP SLAVE IO_THREAD'
  received=$(replica_field Gtid_IO_Pos)
  applied=$(sql --execute="SELECT MASTER_GTID_WAIT('$received', 60)")
  [ "$applied" = 0 ] || { echo "It has not applied $received within a minute." >&2; exit 1; }
  echo "$HOSTNAME" >"$promoted"
fi
sql --execute='STOP SLAVE; RESET SLAVE ALL; SET GLOBAL rpl_semi_sync_master_enabled = ON;
  SET GLOBAL read_only = OFF'
echo "writer since $(sql --execute='SELECT @@gtid_binlog_pos')"
