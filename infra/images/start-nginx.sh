#!/bin/sh
# Only the settings are filled in: nginx has variables of its own that begin with a dollar sign.
set -eu
settings=$(grep -o '\${[A-Z_][A-Z_]*}' nginx.conf.template | sort -u | tr -d '\n')
envsubst "$settings" < nginx.conf.template > "$NGINX_STATE/nginx.conf"
exec nginx -e stderr -c "$NGINX_STATE/nginx.conf" -g 'daemon off;'
