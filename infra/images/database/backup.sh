#!/bin/sh
# Makes a backup, /backup/<time>: a dump of the database, and the files and releases that belong to it. A backup gets its
# name when it is complete. Unchanged files are links to those of the backup before, so they take no space.
#
# Files are written before the row that refers to them and deleted after it is gone. So all that the rows of the dump
# refer to is there when files are copied before the dump and, those written meanwhile, after it.
set -eu
. ./backups.sh
case ${BACKUPS_KEPT:-7} in *[!0-9]* | 0) echo 'BACKUPS_KEPT is the number of backups to keep: 1 or more.' >&2; exit 1 ;; esac
lock
started=$(date +%s)
name=$(date --utc +%Y-%m-%dT%H%M%SZ)
previous=$(newest)
# What an interrupted backup has copied is used again.
unfinished=$backups/.unfinished
dump=$unfinished/database.sql.gz
mkdir -p "$unfinished/files"

# Copies the content of /<folder>, if it is mounted.
copy_folder() {
  folder=$1
  shift
  [ -d "/$folder" ] || return 0
  mkdir -p "$unfinished/files/$folder"
  copy ${previous:+"--link-dest=$backups/$previous/files/$folder"} "$@" "/$folder/" "$unfinished/files/$folder/"
}

# The dump is made of a replica, to spare the writer, if one has everything that the writer has committed by now.
choose_server() {
  written=$(query "$DATABASE_HOST" --execute='SELECT @@gtid_binlog_pos')
  for replica in ${DATABASE_REPLICAS:-}; do
    reached=$(query "$replica" --execute="SELECT IF(@@read_only, MASTER_GTID_WAIT('$written', 30), 1)" 2>/dev/null) || continue
    [ "$reached" != 0 ] || { echo "$replica"; return; }
  done
  echo "$DATABASE_HOST"
}

# MySQL rejects the values of generated columns in MariaDB's dump.
version=$(query "$DATABASE_HOST" --execute='SELECT VERSION()')
case $version in
  *MariaDB*) ;;
  *) echo 'This is not MariaDB: only its dumps can be restored.' >&2; exit 1 ;;
esac

copy_folder uploads --delete
source=$(choose_server)
migration=$(query "$source" store --execute='SELECT name FROM knex_migrations ORDER BY id DESC LIMIT 1')
MYSQL_PWD=$(cat "$DATABASE_PASSWORD_FILE") mariadb-dump --no-defaults --host="$source" --user="$DATABASE_USER" \
  --single-transaction --quick --gtid --master-data=2 store | gzip >"$dump"
end=$(gzip --decompress --stdout "$dump" | tail -n 30)
case $end in *'-- Dump completed'*) ;; *) echo 'The dump is not complete.' >&2; exit 1 ;; esac
gtid=$(echo "$end" | sed -n "s/^-- SET GLOBAL gtid_slave_pos='\(.*\)';/\1/p")

copy_folder uploads
# First what refers, then what it refers to: the pointers, the history, the releases. Releases are published before
# anything refers to them, and removed days after nothing does.
copy_folder site --delete --exclude='*/' --ignore-times
copy_folder site --delete --include='/.history/***' --exclude='*'
copy_folder site --delete --include='/mf/***' --exclude='*'
copy_folder platform --delete

copied=$(measure "$unfinished/files")
cat >"$unfinished/backup.json" <<JSON
{
  "startedAt": "$(date --utc --date="@$started" +%Y-%m-%dT%H:%M:%SZ)",
  "server": "$source",
  "gtid": "$gtid",
  "migration": "$migration",
  "dumpSha256": "$(sha256sum <"$dump" | cut -d ' ' -f 1)",
  "files": ${copied% *},
  "bytes": ${copied#* }
}
JSON
sync --file-system "$backups"
mv "$unfinished" "$backups/$name"
sync --file-system "$backups"
# For node-exporter's textfile collector: whole files only (infra/monitoring).
cat >"$backups/.metrics" <<METRICS
# HELP store_backup_timestamp_seconds When the newest whole backup was begun.
# TYPE store_backup_timestamp_seconds gauge
store_backup_timestamp_seconds $started
METRICS
mv "$backups/.metrics" "$backups/backup.prom"

find "$backups" -maxdepth 1 -name '2*' -printf '%f\n' | sort | head -n "-${BACKUPS_KEPT:-7}" | while read -r old; do
  rm -rf "${backups:?}/$old"
done
echo "backup $name: dump of $source ($(stat --format=%s "$backups/$name/database.sql.gz") bytes), ${copied% *} files (${copied#* } bytes), $(($(date +%s) - started)) s"
