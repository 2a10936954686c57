# Sourced by backup.sh and restore.sh.
backups=/backup

# Runs SQL on a server: prints rows without names.
query() {
  server=$1
  shift
  MYSQL_PWD=$(cat "$DATABASE_PASSWORD_FILE") mariadb --no-defaults --connect-timeout=3 --host="$server" \
    --user="$DATABASE_USER" --batch --skip-column-names "$@"
}

# The newest complete backup.
newest() { find "$backups" -maxdepth 1 -name '2*' -printf '%f\n' | sort | tail -n 1; }

# Files may be deleted while they are copied (24).
copy() { rsync --recursive --times --perms "$@" || [ $? = 24 ]; }

# "<number> <bytes>" of the files in a folder.
measure() { find "$1" -type f -printf '%s\n' | awk '{ bytes += $1 } END { printf "%d %.0f", NR, bytes }'; }

# Two commands at once would write the same folder, or delete what the other one reads: the second one waits.
lock() {
  exec 9>"$backups/.lock"
  flock --timeout 3600 9 || { echo 'Another backup or restore has been running for an hour.' >&2; exit 1; }
}
