#!/bin/sh
# Starts MariaDB: as the writer, or with REPLICA_OF as a read-only replica of that server, unless this container was promoted.
set -eu
data=/var/lib/mysql/data
run=/tmp
. ./database.sh

if [ ! -d "$data/mysql" ]; then
  rm -rf "$data"
  mariadb-install-db --no-defaults --datadir="$data" --tmpdir="$run" \
    --auth-root-authentication-method=normal --skip-test-db --skip-name-resolve >/dev/null
fi

umask 077
{
  # Every server creates the same accounts, so they are not replicated.
  echo "SET SESSION sql_log_bin = 0;"
  echo "DELETE FROM mysql.global_priv WHERE User = '' OR (User = 'root' AND Host <> 'localhost');"
  echo "FLUSH PRIVILEGES;"
  echo "ALTER USER root@localhost IDENTIFIED BY '$(secret database_root_password)';"
  echo "CREATE DATABASE IF NOT EXISTS store CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;"
  echo "CREATE USER IF NOT EXISTS store@'%';"
  echo "ALTER USER store@'%' IDENTIFIED BY '$(secret database_password)';"
  echo "GRANT ALL ON store.* TO store@'%';"
  echo "CREATE USER IF NOT EXISTS replica@'%';"
  echo "ALTER USER replica@'%' IDENTIFIED BY '$(secret database_replica_password)';"
  echo "GRANT REPLICATION SLAVE, REPLICATION CLIENT, RELOAD, SELECT, SHOW VIEW, TRIGGER, LOCK TABLES, EVENT ON *.* TO replica@'%';"
} >"$run/init.sql"

# A replica has nobody to wait for.
read_only=OFF
wait_for_replica=ON
if is_replica; then
  read_only=ON
  wait_for_replica=OFF
  sh ./follow-writer.sh &
fi
# A commit is acknowledged once the replica has it. Without a replica for three seconds the writer goes on alone.
exec mariadbd --no-defaults --datadir="$data" --tmpdir="$run" --socket="$socket" --pid-file="$run/pid" \
  --init-file="$run/init.sql" --bind-address=0.0.0.0 --skip-name-resolve --read-only="$read_only" \
  --character-set-server=utf8mb4 --collation-server=utf8mb4_unicode_ci \
  --max-connections="${MAX_CONNECTIONS:-151}" --innodb-buffer-pool-size="${BUFFER_POOL:-256M}" \
  --innodb-flush-log-at-trx-commit=1 --sync-binlog=1 --binlog-format=ROW \
  --server-id="${SERVER_ID:-1}" --log-bin=binlog --log-slave-updates --relay-log=relay --expire-logs-days=7 \
  --rpl-semi-sync-master-enabled="$wait_for_replica" --rpl-semi-sync-slave-enabled=ON \
  --rpl-semi-sync-master-wait-point=AFTER_SYNC --rpl-semi-sync-master-timeout=3000
