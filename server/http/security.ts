import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#server/config/config.ts'

/** Security headers for every answer: nothing from other hosts, inline scripts and styles by hash. */
const plugin: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config, "'none'"),
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps(config) && { maxAge: yearSeconds },
    xFrameOptions: { action: 'deny' },
    // Redundant, or for browsers that no longer exist.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('permissions-policy', permissions)
    // By default nothing is cached.
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async (_request, reply) => {
    // A 304 updates cached headers, which are complete already.
    if (reply.statusCode === 304) for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
  })
}
export const security = fp(plugin)

/** Hashes of inline content, as in the policy. */
interface Inlined {
  readonly script: readonly string[]
  readonly style: readonly string[]
}
const nothing: Inlined = { script: [], style: [] }

/** What a page may load and do. @param ancestors who may frame it */
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

/** For a page with these inline scripts and styles. */
export const inlinedHelmet = (config: Config, inlined: Inlined) => ({
  contentSecurityPolicy: contentSecurityPolicy(config, "'none'", inlined),
})

/** For a page that another page of this server frames. */
export const framedHelmet = (config: Config) => ({
  contentSecurityPolicy: contentSecurityPolicy(config, "'self'"),
  xFrameOptions: { action: 'sameorigin' as const },
})

export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'"

/** For refusals before Fastify's hooks: an unreadable address, or no HTTP at all. */
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

/** Permissions that pages use. */
const permitted = ['microphone', 'autoplay', 'fullscreen', 'screen-wake-lock', 'clipboard-write']
/** Permissions that no page uses. */
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

/** Other hosts that pages may call, from the configuration. */
function foreignOrigins({ playgroundApi }: Config): readonly string[] {
  return playgroundApi === undefined ? [] : [new URL(playgroundApi).origin]
}
