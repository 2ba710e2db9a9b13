import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import * as z from 'zod'

/** An answer to send as it is: the yardstick is node:http with the same bytes and nothing else. */
const Answer = z.object({ etag: z.string(), headers: z.record(z.string(), z.string()), body: z.base64() })

const { etag, headers, body } = Answer.parse(JSON.parse(readFileSync(process.env.BENCH_ANSWER ?? '', 'utf8')))
const bytes = Buffer.from(body, 'base64')
const unchanged = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('content-')))

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, unchanged).end()
  else response.writeHead(200, headers).end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
})
process.once('SIGTERM', () => process.exit(0))
