import { ports } from '#contract/generation.ts'
import { isLocalAddress, isLocalHost } from '#contract/localAddress.ts'
import { placeholders, placeholdersLeft } from '#content/placeholders.ts'
import { expiryWarning } from './certificate.ts'
import type { Config } from './config.ts'

/** Warnings about the configuration for the person who starts the server. @param address used in codes */
export function warningsOf(config: Config, address: string): string[] {
  const invented = placeholders()
  const expiry = config.tls && expiryWarning(config.tls, Date.now())
  return [
    ...(isInsecure(config) ? [insecure] : []),
    ...(isLocalAddress(address) ? [noCodes(address)] : []),
    ...(invented.length > 0
      ? [placeholdersLeft.en.replace('{names}', invented.map(({ en }) => en).join(', '))]
      : []),
    ...(expiry === undefined ? [] : [expiry]),
    ...(config.ai === undefined ? [] : serviceLines(config.ai)),
  ]
}

/** Browsers give a microphone only on https and localhost (API-08). */
function isInsecure({ host, tls, publicUrl, trustProxy }: Config): boolean {
  const reached = publicUrl === undefined ? host : new URL(publicUrl).hostname
  const isLocal = isLocalHost(reached)
  const isBehindHttps = trustProxy !== false || publicUrl?.startsWith('https://') === true
  return !isLocal && tls === undefined && !isBehindHttps
}

function serviceLines(ai: NonNullable<Config['ai']>): string[] {
  const portsAt = Map.groupBy(
    ports.filter((port) => ai[port]),
    (port) => ai[port]?.baseUrl ?? '',
  )
  return [...portsAt].flatMap(([baseUrl, asked]) => {
    const { protocol, hostname } = new URL(baseUrl)
    const isOpen = protocol === 'http:' && !isLocalHost(hostname)
    return [
      `The storyteller asks ${baseUrl} as ${asked.join(', ')}.`,
      ...(isOpen ? [`Warning: ${baseUrl} is plain http: stories and the key can be read on their way.`] : []),
    ]
  })
}

const noCodes = (address: string) =>
  `Warning: pages under ${address} show no QR codes, since no phone would find them there. Set PUBLIC_URL to the address ` +
  'that phones can open.'

const insecure =
  'Warning: this is plain http on a network. Browsers give no microphone there, so nobody can record a voice from ' +
  'another machine. Set TLS_CERT and TLS_KEY, or put an https proxy in front and set TRUST_PROXY and PUBLIC_URL.'
