import helmet from '@fastify/helmet'
import fastify from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

type Headers = readonly [name: string, value: string][]

/** The headers that guard each kind of answer. */
export interface SecurityHeaders {
  readonly any: Headers
  /** Of a page that a page of this very server shows in a frame; every other page refuses to be framed. */
  readonly framed: Headers
}

/** What a page may load and do. Nothing comes from another machine; no script and no style stands in the page itself. */
export async function createSecurityHeaders(config: Config): Promise<SecurityHeaders> {
  return { any: await headersOf(config, false), framed: await headersOf(config, true) }
}

export function setHeaders(reply: FastifyReply, headers: Headers): void {
  for (const [name, value] of headers) reply.raw.setHeader(name, value)
}

/** Puts the guards on every answer that a hook sees: what Fastify refuses by itself passes by none. */
export function addSecurityHeaders(app: FastifyInstance, { any, framed }: SecurityHeaders): void {
  app.addHook('onRequest', function addHeaders(request, reply, done) {
    setHeaders(reply, request.routeOptions.config.isFramed === true ? framed : any)
    done()
  })
  app.addHook('onSend', function addHeadersToRefusals(_request, reply, payload, done) {
    // A 304 updates what the browser keeps, and that was sent with these headers already.
    if (reply.statusCode === 304) for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
    done(null, payload)
  })
}

/**
 * What helmet says, asked once: it is the same for every answer, and asking each time costs more than a list does.
 * @param isFramed for a page that a page of this very server shows in a frame; every other page refuses to be framed
 */
async function headersOf(config: Config, isFramed: boolean): Promise<[string, string][]> {
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
    ['permissions-policy', permissions],
  ]
}

/** What pages of this server use, for themselves alone. */
const permitted = ['microphone', 'autoplay', 'fullscreen', 'screen-wake-lock', 'clipboard-write']
/** What browsers would let a page ask for, and none here does. */
const refused = [
  ...['accelerometer', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media', 'gamepad'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'serial', 'storage-access', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
]
const permissions = [
  ...permitted.map((feature) => `${feature}=(self)`),
  ...refused.map((feature) => `${feature}=()`),
].join(', ')

/** Where pages may send calls besides this server: what the configuration names, and nothing else. */
function foreignOrigins({ playgroundApi }: Config): readonly string[] {
  return playgroundApi === undefined ? [] : [new URL(playgroundApi).origin]
}

/** Headers that have nothing to do with security. */
const ofAnyAnswer: ReadonlySet<string> = new Set(['content-type', 'content-length', 'date', 'connection'])
