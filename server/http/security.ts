import helmet from '@fastify/helmet'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** What a page may load and do. Nothing comes from another machine; no script and no style stands in the page itself. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const headers = await securityHeaders(config, false)
  const framedHeaders = await securityHeaders(config, true)
  app.addHook('onRequest', function guard(request, reply, done) {
    // Lists come with headers made beforehand, see lists.ts.
    const { isList, isFramed } = request.routeOptions.config
    if (isList !== true) {
      for (const [name, value] of isFramed === true ? framedHeaders : headers)
        reply.raw.setHeader(name, value)
    }
    done()
  })
  app.addHook('onSend', function slimNotModified(_request, reply, payload, done) {
    // A 304 updates what the browser keeps, and that was sent with these headers already.
    if (reply.statusCode === 304) for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
    done(null, payload)
  })
}

/**
 * What helmet says, asked once: it is the same for every answer, and asking each time costs more than a list does.
 * @param isFramed for a page that a page of this very server shows in a frame; every other page refuses to be framed
 */
async function securityHeaders(config: Config, isFramed: boolean): Promise<[string, string][]> {
  const isHttps = config.tls !== undefined || config.publicUrl?.startsWith('https://') === true
  const probe = fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        // Tone's ticker and the worklets come from blobs.
        'worker-src': ["'self'", 'blob:'],
        'media-src': ["'self'", 'blob:', 'data:'],
        'img-src': ["'self'", 'blob:', 'data:'],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...foreignOrigins(config)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': [isFramed ? "'self'" : "'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    xFrameOptions: { action: isFramed ? 'sameorigin' : 'deny' },
    // Says nothing that the policy above does not say, or is for browsers that are gone.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  })
  probe.get('/', async () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  const names = Object.keys(headers).filter((name) => !ofAnyAnswer.has(name))
  return [
    ...names.map((name): [string, string] => [name, String(headers[name])]),
    ['permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=()'],
  ]
}

/** Where pages may send calls besides this server: what the configuration names, and nothing else. */
function foreignOrigins({ playgroundApi }: Config): readonly string[] {
  return playgroundApi === undefined ? [] : [new URL(playgroundApi).origin]
}

/** Headers that have nothing to do with security. */
const ofAnyAnswer: ReadonlySet<string> = new Set(['content-type', 'content-length', 'date', 'connection'])
