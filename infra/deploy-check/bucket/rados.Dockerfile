# A real S3 server, Ceph's radosgw, for `npm run deploy:check`. It stands for the bucket of a cloud.
ARG DEBIAN_IMAGE=debian:bookworm-slim
FROM ${DEBIAN_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends ceph-mon ceph-osd radosgw ceph-common curl openssl \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /var/lib/ceph/*
COPY start-rados.sh /
VOLUME /var/lib/ceph
EXPOSE 7480
# The bucket exists, and is closed to strangers.
HEALTHCHECK --interval=1s --timeout=3s --start-period=2m --retries=5 \
  CMD test "$(curl --silent --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:7480/$BUCKET")" = 403
CMD ["sh", "/start-rados.sh"]
