import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { firstViewOf } from '#content/openings.ts'
import type { FirstView } from '#content/openings.ts'
import type { Overrides } from '#contract/overridden.ts'
import type { Config } from '#server/config/config.ts'
import { servicesOf } from '#server/config/ai.ts'
import type { AiConfig } from '#server/config/ai.ts'
import { acceptsBrotli } from './acceptsBrotli.ts'
import { metaTag, withPreview } from './linkPreview.ts'
import type { LinkPreview } from './linkPreview.ts'
import { filesOf, withInlined, withOpening, withScripts } from './document.ts'
import type { Manifest } from './document.ts'
import { framedHelmet, inlinedHelmet } from './security.ts'

/** Paths that are never a page. */
const noPages = /^\/(?:api|media|_vercel|assets)(?:\/|$)/

/** Cached by browsers for times without network; belongs to no page. */
const anyPage = '/index.html'

const brotli = promisify(brotliCompress)
/** A page is compressed for each visit. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 }

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the client, which finds its route itself; with a preview for shared links. */
    sendPage(preview?: LinkPreview): Promise<FastifyReply>
  }
}

/** The texts of staff. */
interface Published {
  readonly values: Overrides
  readonly storiesAwaitReading?: boolean | undefined
}

interface PagesOptions {
  readonly config: Config
  readonly dist: string
  /** Undefined where it is not known. */
  readonly content: () => Promise<Published | undefined>
}
/** Serves the client: hashed files are cached for ever, pages never. */
const plugin: FastifyPluginAsync<PagesOptions> = async (app, { config, dist, content }) => {
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
  app.decorateReply('sendPage', async function sendPage(preview) {
    this.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
    const index = join(dist, 'index.html')
    if (!existsSync(index)) return this.code(503).send(unbuilt)
    const built = withAddresses(await readFile(index, 'utf8'), config)
    const page = preview === undefined ? built : withPreview(built, preview)
    const path = pathOf(this.request.url)
    const published = await content()
    const view = path === anyPage ? undefined : firstViewOf(path, published?.values ?? {})
    const files = view === undefined ? [] : filesOf(view.folder, readManifest(dist))
    const { page: styled, hashes } = withInlined(page, files, (file) =>
      existsSync(join(dist, file)) ? readFileSync(join(dist, file), 'utf8') : undefined,
    )
    await this.helmet(inlinedHelmet(config, hashes))
    const filled = view === undefined ? styled : withFirstView(styled, view, files, published)
    // @fastify/compress handles routes only, and most pages come from the not-found handler.
    if (!acceptsBrotli(this.request.headers['accept-encoding'])) return this.send(filled)
    return this.header('content-encoding', 'br').send(await brotli(filled, { params: quick }))
  })
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.sendPage())
  app.get('/index.html', { schema: { hide: true } }, async (_request, reply) => reply.sendPage())
  app.get(
    '/win98.html',
    { schema: { hide: true }, helmet: framedHelmet(config) },
    async (_request, reply) => {
      reply.type('text/html; charset=utf-8')
      const embedded = join(dist, 'win98.html')
      if (!existsSync(embedded)) return reply.code(503).send(unbuilt)
      return reply.send(await readFile(embedded, 'utf8'))
    },
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) return reply.sendPage()
    const message = `There is nothing at ${request.method} ${pathOf(request.url).slice(0, 200)}.`
    return reply.code(404).send({ statusCode: 404, message })
  })
}
export const pages = fp(plugin)

/** Empty where the build has none. */
function readManifest(dist: string): Manifest {
  const file = join(dist, '.vite/manifest.json')
  if (!existsSync(file)) return {}
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return manifest
}

/** Adds the scripts of its route, its opening, and the texts of staff. */
function withFirstView(
  html: string,
  view: FirstView,
  files: readonly string[],
  published: Published | undefined,
): string {
  const words = namedTag('content', published && JSON.stringify(published))
  return withOpening(withScripts(html, files), view).replace('</head>', () => `${words}</head>`)
}

const unbuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Nachklang</title>' +
  '<p>The client is not built yet: run <code>npm run build</code>, then load this page again.</p></html>'

/** Browsers accept HTML. Link previewers often send no Accept header; they get pages, but never in place of a file. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  if ((method !== 'GET' && method !== 'HEAD') || noPages.test(path)) return false
  const { accept = '' } = headers
  return accept.includes('text/html') || (anyType.test(accept) && !fileName.test(path))
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

const anyType = /^\s*(?:\*\/\*\s*(?:;[^,]*)?)?$/
const fileName = /\.[^/]*$/

/** Tells the client the public address, the server for the playground, and the services that process contributions. */
function withAddresses(html: string, { publicUrl, playgroundApi, ai }: Config): string {
  const filled = [
    namedTag('public-url', publicUrl),
    namedTag('playground-api', playgroundApi),
    namedTag('ai-service', ai && hostsOf(ai).join(', ')),
  ].join('')
  return html.replace('</head>', () => `${filled}</head>`)
}

/** The hosts of all services, without duplicates, keys and paths. */
const hostsOf = (ai: AiConfig) => [...new Set(servicesOf(ai).map(({ baseUrl }) => new URL(baseUrl).hostname))]

const namedTag = (name: string, content: string | undefined) =>
  content === undefined ? '' : metaTag('name', name, content)
