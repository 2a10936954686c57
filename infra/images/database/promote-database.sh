#!/bin/sh
# Makes a replica the writer. The former writer must be stopped for good before: two writers lose orders. Each step can be
# repeated:
#   check    refuses a replica that has never followed the writer, without --force
#   promote  accepts writes once all that was received is applied
#   finish   forgets the former writer; it may take seconds to give up connecting to it
set -eu
. ./database.sh

case $1 in
  check)
    is_replica || exit 0
    [ "${2:-}" = --force ] || [ -n "$(replica_field Gtid_IO_Pos)" ] || {
      echo 'This replica has never followed the writer: it would be an empty database. --force promotes it.' >&2
      exit 1
    }
    ;;
  promote)
    if is_replica; then
      received=$(replica_field Gtid_IO_Pos)
      applied=$(sql --execute="SELECT MASTER_GTID_WAIT('$received', 60)")
      [ "$applied" = 0 ] || { echo "It has not applied $received within a minute." >&2; exit 1; }
      echo "$HOSTNAME" >"$promoted"
    fi
    # Commits do not wait until there is a replica again.
    sql --execute='SET GLOBAL rpl_semi_sync_master_wait_no_slave = OFF, GLOBAL rpl_semi_sync_master_enabled = ON,
      GLOBAL read_only = OFF'
    echo "writer since $(sql --execute='SELECT @@gtid_binlog_pos')"
    ;;
  finish)
    sql --execute='STOP SLAVE; RESET SLAVE ALL'
    ;;
esac
