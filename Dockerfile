# Builds the pages; of this stage only dist reaches the image.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY workshop/package.json workshop/
COPY tools/clients/package.json tools/clients/
# Without scripts the project's own Node is not fetched: the image has one.
RUN npm ci --ignore-scripts
COPY . .
RUN node tools/run.mjs build

# One server. Everything it keeps lies in /data, or in the Postgres that DATABASE_URL names.
FROM node:26-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY workshop/package.json workshop/
COPY tools/clients/package.json tools/clients/
# What only the pages use is in dist already.
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force && \
  rm -rf node_modules/three* node_modules/@react-three node_modules/@mediapipe node_modules/hls.js \
    node_modules/stats-gl node_modules/tone node_modules/standardized-audio-context && \
  mkdir /data && chown node:node /data
COPY contract contract
COPY content content
COPY server server
COPY tools tools
COPY --from=build /app/dist dist
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
