#!/bin/sh
# Creates the secrets of this site in infra/compose/secrets, once: existing ones are kept. Only this user can read them;
# the passwords of the database are mounted into containers, whose user has to.
set -eu
cd "$(dirname "$0")"
umask 022
mkdir -p secrets && chmod 700 secrets && cd secrets
random() { head -c "$1" /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }
for name in database_password database_root_password database_replica_password; do
  [ -e "$name" ] || random 24 >"$name"
done
[ -e api.env ] || cat >api.env <<END
DATABASE_URL=mysql://store:$(cat database_password)@database:3306/store
SESSION_SECRET=$(random 32)
FILE_URL_SECRET=$(random 32)
END
[ -e platform-token.env ] || echo "PLATFORM_TOKEN=$(random 32)" >platform-token.env
[ -e platform.env ] || echo "PLATFORM_SECRET=$(random 32)" >platform.env
chmod 600 ./*.env
