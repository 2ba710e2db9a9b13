import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

/** The stock page as ours are served: HTTP/1.1, brotli made by the build, hashed files for ever. */
const app = fastify()
await app.register(fastifyStatic, {
  root: process.env.STOCK_SITE ?? '',
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) =>
    reply.header('cache-control', path.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'),
})
await app.listen({ port: Number(process.env.STOCK_PORT), host: '127.0.0.1' })
process.send?.('listens')
