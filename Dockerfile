# syntax=docker/dockerfile:1
# docker build -t pinkstone .                the site
# docker build -t pinkstone-desk --target desk .   the staff commands, with PostgreSQL's tools
ARG NODE_IMAGE=node:24-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
# The npm packages `node-linux-*` lend Node 24 to machines that lack it. Here Node 24 is the base: no second one.
RUN npm ci --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS modules
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=peer --omit=optional --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/.bin

FROM ${NODE_IMAGE} AS runtime
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /site
# Everything below belongs to root and is only read; these two folders are all the site may write to.
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
COPY --from=modules /site/node_modules node_modules
COPY package.json ./
# The staff commands run from these; the site itself runs from build/.
COPY domain domain
COPY content content
COPY server server
COPY --from=build /site/build build
USER node
VOLUME /data

FROM runtime AS desk
USER root
# Its major version must be that of the PostgreSQL server in compose.yaml, or newer.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
USER node
VOLUME /backups
ENTRYPOINT ["node"]
CMD ["server/desk/leads.ts", "help"]

FROM runtime AS site
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
