#!/bin/sh
# Restores a backup: restore.sh <name>|latest [--replace]. Checks it before it changes anything. The API must be stopped.
set -eu
. ./backups.sh
lock
name=${1:-}
[ "$name" != latest ] || name=$(newest)
backup=$backups/$name
if [ -z "$name" ] || [ ! -f "$backup/backup.json" ]; then
  echo "usage: restore.sh <name>|latest [--replace]; backups:" >&2
  find "$backups" -maxdepth 1 -name '2*' -printf '%f\n' | sort >&2
  exit 2
fi
fail() {
  echo "$1 Nothing was changed." >&2
  exit 1
}
field() { sed -n "s/^  \"$1\": \"\{0,1\}\([^\",]*\).*/\1/p" "$backup/backup.json"; }

echo "$(field dumpSha256)  $backup/database.sql.gz" | sha256sum --check --status || fail 'The dump is damaged.'
[ "$(measure "$backup/files")" = "$(field files) $(field bytes)" ] || fail 'Files are missing or damaged.'
# Its own connections are all that this account may see.
[ "$(query "$DATABASE_HOST" --execute="SELECT COUNT(*) FROM information_schema.processlist
  WHERE user = '$DATABASE_USER' AND id <> CONNECTION_ID()")" = 0 ] || fail 'The API is connected to the database: stop it.'
tables=$(query "$DATABASE_HOST" --execute="SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = 'store'")
if [ "$tables" != 0 ] && [ "${2:-}" != --replace ]; then
  fail "The database is not empty: --replace deletes it."
fi

# Files that the backup lacks stay: the API deletes those without a row.
restore_folder() {
  folder=$1
  shift
  if [ -d "/$folder" ] && [ -d "$backup/files/$folder" ]; then
    copy "$@" "$backup/files/$folder/" "/$folder/"
  fi
}
restore_folder uploads
restore_folder platform --delete
# First what is referred to, then what refers to it.
restore_folder site --include='/mf/***' --exclude='*'
restore_folder site --delete --exclude=/mf --ignore-times

query "$DATABASE_HOST" --execute='DROP DATABASE IF EXISTS store;
  CREATE DATABASE store CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci'
gzip --decompress --stdout "$backup/database.sql.gz" | query "$DATABASE_HOST" store
echo "restored $name: $(field files) files, the schema of $(field migration). Run the migrations and start the API."
