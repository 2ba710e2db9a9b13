import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'

interface Tls {
  readonly cert: Buffer
  readonly key: Buffer
}

const dayMs = 86_400_000
/** Days before the expiry from which there is a warning: a manual renewal takes some. */
const warnDays = 21

/** What is wrong with certificate and key; undefined where https works with them. */
export function problemOfTls(tls: Tls): string | undefined {
  try {
    createSecureContext(tls)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `TLS_CERT and TLS_KEY: are no certificate in PEM and its key (${reason}).`
  }
}

/** A warning about a certificate that has expired or soon will; undefined for none. */
export function expiryWarning({ cert }: Pick<Tls, 'cert'>, nowMs: number): string | undefined {
  const { validTo } = new X509Certificate(cert)
  const days = Math.floor((Date.parse(validTo) - nowMs) / dayMs)
  if (days >= warnDays) return undefined
  const when = days < 0 ? `has expired (${validTo})` : `expires in ${days} days (${validTo})`
  return `Warning: the certificate in TLS_CERT ${when}. Browsers refuse the exhibition without a valid one.`
}
