#!/bin/sh
# Makes this server follow the writer: copies its data once, then replicates.
set -eu
. ./database.sh
until sql --execute='DO 1' 2>/dev/null; do sleep 1; done
[ -z "$(replica_field Master_Host)" ] || exit 0
copy=/var/lib/mysql/copy.sql
until MYSQL_PWD=$(secret database_replica_password) mariadb-dump --no-defaults --host="$REPLICA_OF" --user=replica \
  --single-transaction --gtid --master-data=1 --add-drop-database --databases store >"$copy" 2>/tmp/copy.log
do
  sleep 2
done
{ echo 'SET SESSION sql_log_bin = 0; RESET MASTER;'; cat "$copy"; } | sql
rm "$copy"
sql --execute="CHANGE MASTER TO MASTER_HOST = '$REPLICA_OF', MASTER_USER = 'replica',
  MASTER_PASSWORD = '$(secret database_replica_password)', MASTER_USE_GTID = slave_pos,
  MASTER_CONNECT_RETRY = 1, MASTER_HEARTBEAT_PERIOD = 1; START SLAVE"
echo "following $REPLICA_OF" >&2
