# syntax=docker/dockerfile:1
# All images of the site; ROLE says which one (docker-compose.yml builds each).
#
#   docker build --build-arg ROLE=site .       shells and services: the code with what it needs to run
#   docker build --build-arg ROLE=releases .   builds the remotes and the shell into the volume of releases
#   docker build --build-arg ROLE=proxy .      nginx with brotli: the proxy, and the origins of the remotes
#
# scripts/test-image.ts runs the steps of `site` and `releases` in a clean folder as an ordinary user.
ARG ROLE=site
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:12-slim

FROM ${NODE_IMAGE} AS code
WORKDIR /site
COPY . .
# Owned by root: the user of the processes cannot change the code.
RUN groupadd --system --gid 10001 bazaar && useradd --system --uid 10001 --gid bazaar --no-create-home bazaar \
  && install -d -o bazaar -g bazaar /data

FROM code AS site
RUN npm ci --omit=dev --no-audit --no-fund
USER 10001:10001

FROM code AS releases
RUN npm ci --no-audit --no-fund
USER 10001:10001
CMD ["node", "scripts/build.ts"]

FROM ${DEBIAN_IMAGE} AS proxy
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-filter \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/*
COPY ops/nginx /etc/bazaar-proxy
USER www-data
CMD ["nginx", "-p", "/etc/bazaar-proxy", "-c", "nginx.conf"]

FROM ${ROLE}
