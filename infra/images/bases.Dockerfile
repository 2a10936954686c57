# Base images with Debian's packages: the only builds that need a network. `npm run images -- --fresh` builds them again for security updates.
ARG DEBIAN_IMAGE=debian:bookworm-slim

FROM ${DEBIAN_IMAGE} AS nginx-base
RUN apt-get update && apt-get install --yes --no-install-recommends \
  curl gettext-base mawk nginx-light libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static libnginx-mod-stream \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /etc/nginx/modules-enabled/*

FROM ${DEBIAN_IMAGE} AS database-base
RUN apt-get update && apt-get install --yes --no-install-recommends mariadb-server \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /var/lib/mysql/* && install -d -o 65532 -g 65532 /var/lib/mysql /backup

FROM ${DEBIAN_IMAGE} AS redis-base
RUN apt-get update && apt-get install --yes --no-install-recommends redis-server \
  && apt-get clean && rm -rf /var/lib/apt/lists/*
