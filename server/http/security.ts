import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#server/config/config.ts'

/** Guards every answer. Nothing comes from another machine; of what stands in the page itself, the policy names the hash. */
const plugin: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config, "'none'"),
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps(config) && { maxAge: yearSeconds },
    xFrameOptions: { action: 'deny' },
    // Says nothing that the policy above does not say, or is for browsers that are gone.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('permissions-policy', permissions)
    // What one caller is told is for no other, unless a route says so.
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async (_request, reply) => {
    // A 304 updates what the browser keeps, and that was sent with the guards already.
    if (reply.statusCode === 304) for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
  })
}
export const security = fp(plugin)

/** Hashes of what stands in a page, as the policy writes them. */
interface Inlined {
  readonly script: readonly string[]
  readonly style: readonly string[]
}
const nothing: Inlined = { script: [], style: [] }

/** What a page may load and do. @param ancestors who may show it in a frame */
function contentSecurityPolicy(config: Config, ancestors: string, inlined: Inlined = nothing) {
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlined.script],
      // Tone's ticker and the worklets come from blobs.
      'worker-src': ["'self'", 'blob:'],
      'media-src': ["'self'", 'blob:', 'data:'],
      'img-src': ["'self'", 'blob:', 'data:'],
      'style-src': ["'self'", ...inlined.style],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...foreignOrigins(config)],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': [ancestors],
    },
  }
}

/** In place of the policy of all others: for a page in which these scripts and styles stand. */
export const inlinedHelmet = (config: Config, inlined: Inlined) => ({
  contentSecurityPolicy: contentSecurityPolicy(config, "'none'", inlined),
})

/** In place of the guards of all others: for a page that a page of this very server shows in a frame. */
export const framedHelmet = (config: Config) => ({
  contentSecurityPolicy: contentSecurityPolicy(config, "'self'"),
  xFrameOptions: { action: 'sameorigin' as const },
})

/** The policy of what is no page: it may load nothing and be framed by nobody. */
export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The guards of what is refused before Fastify's hooks: an address that cannot be read, or no HTTP at all. */
export const refusalHeaders = (config: Config) => ({
  'cache-control': 'no-store',
  'content-security-policy': noPagePolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(isHttps(config) && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
})

const yearSeconds = 31_536_000
const isHttps = ({ tls, publicUrl }: Config) =>
  tls !== undefined || publicUrl?.startsWith('https://') === true

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
