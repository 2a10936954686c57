#!/bin/sh
# Makes a backup every day at BACKUP_AT (hours:minutes, UTC), and at once if there is none. After one that failed the
# container is unhealthy until the next one succeeds.
set -eu
. ./backups.sh
trap 'exit 0' TERM INT
back_up() {
  if sh ./backup.sh; then rm -f /tmp/failed; else touch /tmp/failed; fi
}
[ -n "$(newest)" ] || back_up
while true; do
  now=$(date +%s)
  next=$(date --utc --date="$BACKUP_AT" +%s)
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  sleep $((next - now)) &
  wait $!
  back_up
done
