# One server of the house. Everything it keeps lies in /data, or in the Postgres that DATABASE_URL names.
FROM node:26-bookworm-slim
WORKDIR /house
COPY . .
RUN npm ci --omit=dev && npm run build && mkdir /data && chown -R node:node /data /house
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/device/all').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/run.mjs", "start"]
