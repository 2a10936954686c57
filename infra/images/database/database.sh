# Sourced by the other scripts.
socket=/tmp/database.sock
# The container that was promoted, and stays the writer when it starts again. A new container is what Compose says.
promoted=/var/lib/mysql/promoted

# Passwords contain letters and digits only (infra/compose/README.md).
secret() { cat "/run/secrets/$1"; }

is_replica() { [ -n "${REPLICA_OF:-}" ] && [ "$(cat "$promoted" 2>/dev/null)" != "$HOSTNAME" ]; }

# Runs SQL as root on this server: prints rows without names.
sql() {
  MYSQL_PWD=$(secret database_root_password) mariadb --no-defaults --socket="$socket" --user=root --batch --skip-column-names "$@"
}

# One field of the replica's state: `replica_field Gtid_IO_Pos`.
replica_field() {
  MYSQL_PWD=$(secret database_root_password) mariadb --no-defaults --socket="$socket" --user=root \
    --execute='SHOW SLAVE STATUS\G' | sed -n "s/^ *$1: //p"
}
