import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Addresses that are never a page, whatever the browser asks for. */
const noPages = /^\/(?:api|media|_vercel|assets)(?:\/|$)/

export interface Pages {
  /** Answers with the client, which finds its route itself. */
  send(reply: FastifyReply): Promise<FastifyReply>
}

/** Serves the built client: hashed files for ever, the page itself always anew. */
export async function addPages(app: FastifyInstance, config: Config, dist: string): Promise<Pages> {
  if (existsSync(dist)) {
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const pages: Pages = {
    send: async (reply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      const index = join(dist, 'index.html')
      if (!existsSync(index)) return reply.code(503).send(unbuilt)
      return reply.send(withPublicUrl(await readFile(index, 'utf8'), config.publicUrl))
    },
  }
  app.get('/', { schema: { hide: true } }, async (_request, reply) => pages.send(reply))
  app.get('/index.html', { schema: { hide: true } }, async (_request, reply) => pages.send(reply))
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) return pages.send(reply)
    const message = `There is nothing at ${request.method} ${request.url.split('?')[0]?.slice(0, 200)}.`
    return reply.code(404).header('cache-control', 'no-store').send({ statusCode: 404, message })
  })
  return pages
}

const unbuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Nachklang</title>' +
  '<p>The client is not built yet: run <code>npm run build</code>, then load this page again.</p></html>'

function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !noPages.test(path) && (request.headers.accept ?? '').includes('text/html')
}

/** Tells the client under which address visitors' phones find the exhibition, for QR codes. */
function withPublicUrl(html: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return html
  const content = publicUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replace('</head>', () => `<meta name="public-url" content="${content}"></head>`)
}
