#!/bin/sh
# Runs an S3 server on port 7480: a Ceph cluster of one monitor and one disk, and its gateway.
# BUCKET is created, for FILES_BUCKET_KEY_ID with FILES_BUCKET_SECRET. Objects survive a kill.
set -eu
: "${BUCKET:?}" "${FILES_BUCKET_KEY_ID:?}" "${FILES_BUCKET_SECRET:?}"
home=/var/lib/ceph
keyring=$home/keyring
monitor=$home/monitor
disk=$home/disk
fsid=5f0e3c58-9d6a-4c0f-8a52-2f4b0c9d7e11
disk_id=0b7c1a6e-3f64-4d0c-9f0e-6a1d52e8c4b3

# Everything but the gateway listens on the loopback address only, because that of the container may change.
cat >/etc/ceph/ceph.conf <<END
[global]
fsid = $fsid
mon_host = 127.0.0.1
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
keyring = $keyring
mon_data = $monitor
osd_data = $disk
log_to_file = false
err_to_stderr = true
log_to_stderr = false
mon_cluster_log_to_file = false
# One copy of everything, on the only disk.
mon_allow_pool_size_one = true
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
rgw_rados_pool_pg_num_min = 4
bluestore_block_size = 4294967296
# The only monitor has no others to wait for.
paxos_propose_interval = 0.05
paxos_min_wait = 0.01
rgw_frontends = beast port=7480
END

start_monitor() { ceph-mon --id a; }
start_disk() { ceph-osd --id 0; }

create_cluster() {
  rm -rf "${home:?}"/*
  mkdir "$monitor" "$disk"
  ceph-authtool --create-keyring "$keyring" --gen-key --name mon. --cap mon 'allow *'
  ceph-authtool "$keyring" --gen-key --name client.admin --cap mon 'allow *' --cap osd 'allow *'
  ceph-authtool "$keyring" --gen-key --name osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
  monmaptool --create --fsid "$fsid" --add a 127.0.0.1:6789 "$home/monmap"
  ceph-mon --mkfs --id a --monmap "$home/monmap" --keyring "$keyring"
  start_monitor
  ceph osd new "$disk_id"
  ceph-osd --mkfs --id 0 --osd-uuid "$disk_id"
  start_disk
  radosgw-admin user create --uid=store --display-name=Store \
    --access-key="$FILES_BUCKET_KEY_ID" --secret-key="$FILES_BUCKET_SECRET" >/dev/null
  touch "$home/created"
}

# Signed with version 2, which is short enough for a shell.
create_bucket() {
  date=$(date -u -R)
  signature=$(printf 'PUT\n\n\n%s\n/%s' "$date" "$BUCKET" |
    openssl dgst -sha1 -hmac "$FILES_BUCKET_SECRET" -binary | base64)
  curl --silent --fail --output /dev/null --request PUT "http://127.0.0.1:7480/$BUCKET" \
    --header "Date: $date" --header "Authorization: AWS $FILES_BUCKET_KEY_ID:$signature"
}

if [ -e "$home/created" ]; then
  start_monitor
  start_disk
else
  create_cluster
fi
(until create_bucket; do sleep 0.3; done) &
exec radosgw -f --name client.admin
