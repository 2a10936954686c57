#!/bin/sh
# Makes a backup every day at BACKUP_AT (hours:minutes, UTC), and at once if the newest is older than a day or one was
# interrupted. After one that failed the container is unhealthy until the next one succeeds.
set -eu
. ./backups.sh
trap 'exit 0' TERM INT
back_up() {
  if sh ./backup.sh; then rm -f "$backups/.failed"; else touch "$backups/.failed"; fi
}
recent=$(find "$backups" -maxdepth 1 -name '2*' -mmin -1440)
if [ -z "$recent" ] || [ -e "$backups/.unfinished" ]; then back_up; fi
while true; do
  now=$(date +%s)
  next=$(date --utc --date="$BACKUP_AT" +%s)
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  sleep $((next - now)) &
  wait $!
  back_up
done
