#!/bin/sh
# The line with a trusted proxy is repeated for each of them, as in configuration.ts.
# Only the settings are filled in, because nginx's own variables start with a dollar sign too.
set -eu
# The first name server of this machine; in brackets if it is an IPv6 address.
: "${RESOLVER:=$(awk '$1 == "nameserver" { print $2 ~ /:/ ? "[" $2 "]" : $2; exit }' /etc/resolv.conf)}"
export RESOLVER
# Sockets of an nginx that was killed.
rm -f "$NGINX_STATE"/*.sock
settings=$(grep -o '\${[A-Z_][A-Z_]*}' nginx.conf.template | sort -u | tr -d '\n')
awk -v list="${TRUSTED_PROXIES:-}" '
  BEGIN { count = split(list, proxies, /[ ,]+/) }
  !index($0, "${TRUSTED_PROXIES}") { print; next }
  { for (i = 1; i <= count; i++) if (proxies[i] != "") { line = $0; sub(/\$\{TRUSTED_PROXIES\}/, proxies[i], line); print line } }
' nginx.conf.template | envsubst "$settings" > "$NGINX_STATE/nginx.conf"
exec nginx -e stderr -c "$NGINX_STATE/nginx.conf" -g 'daemon off;'
