# The shop as an image: `docker build -t pecacerta .`. How to run it: docs/operations.md, "In containers".
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build --workspace @pecacerta/web --workspace @pecacerta/admin

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
COPY --from=dependencies /app .
COPY --from=build /app/packages/web/build packages/web/build
COPY --from=build /app/packages/admin/build/client packages/admin/build/client
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=130", "--no-lazy-feedback-allocation", "--import=./scripts/resolve-drizzle.mjs", "packages/web/start.mjs"]
