#!/bin/sh
# Runs a command of the release image as a job of the cluster and prints its output, e.g.
#   infra/kubernetes/run-release.sh promote mf-shop 1.4.2 --reason "new pictures"
# The job is made from the suspended CronJob `release`: with the image and the settings that are deployed.
set -eu
[ $# -gt 0 ] || { echo "usage: run-release.sh deploy builds | status | promote <remote> <version> | rollback [remote] | …" >&2; exit 2; }
json_string() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"; }
job="release-$(date -u +%Y%m%d-%H%M%S)"
arguments=$(for argument in "$@"; do json_string "$argument"; printf ','; done)
container=/spec/template/spec/containers/0
patch="[{\"op\":\"add\",\"path\":\"$container/args\",\"value\":[${arguments%,}]},
  {\"op\":\"add\",\"path\":\"$container/env/-\",\"value\":{\"name\":\"RELEASE_ACTOR\",\"value\":$(json_string "${RELEASE_ACTOR:-$(id -un)}")}}]"
kubectl --namespace store create job "$job" --from=cronjob/release --dry-run=client --output=json |
  kubectl patch --local --filename=- --type=json --patch="$patch" --output=json |
  kubectl create --filename=- >&2
kubectl --namespace store logs --follow --pod-running-timeout=5m "job/$job"
kubectl --namespace store wait --for=condition=complete --timeout=30s "job/$job" >&2
