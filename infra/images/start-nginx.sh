#!/bin/sh
# A line that names a trusted proxy is there once for each of them, as in configuration.ts.
# Only the settings are filled in: nginx has variables of its own that begin with a dollar sign.
set -eu
settings=$(grep -o '\${[A-Z_][A-Z_]*}' nginx.conf.template | sort -u | tr -d '\n')
awk -v list="${TRUSTED_PROXIES:-}" '
  BEGIN { count = split(list, proxies, /[ ,]+/) }
  !index($0, "${TRUSTED_PROXIES}") { print; next }
  { for (i = 1; i <= count; i++) if (proxies[i] != "") { line = $0; sub(/\$\{TRUSTED_PROXIES\}/, proxies[i], line); print line } }
' nginx.conf.template | envsubst "$settings" > "$NGINX_STATE/nginx.conf"
exec nginx -e stderr -c "$NGINX_STATE/nginx.conf" -g 'daemon off;'
