import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'

interface Tls {
  readonly cert: Buffer
  readonly key: Buffer
}

const dayMs = 86_400_000
/** Who renews by hand needs some days for it. */
const warnDays = 21

/** What is wrong with a certificate and its key; undefined where https can be served with them. */
export function problemOfTls(tls: Tls): string | undefined {
  try {
    createSecureContext(tls)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `TLS_CERT and TLS_KEY: are no certificate in PEM and its key (${reason}).`
  }
}

/** What to say about a certificate that browsers refuse, or soon will; undefined where all is well. */
export function expiryWarning({ cert }: Pick<Tls, 'cert'>, nowMs: number): string | undefined {
  const { validTo } = new X509Certificate(cert)
  const days = Math.floor((Date.parse(validTo) - nowMs) / dayMs)
  if (days >= warnDays) return undefined
  const when = days < 0 ? `has expired (${validTo})` : `expires in ${days} days (${validTo})`
  return `Warning: the certificate in TLS_CERT ${when}. Browsers refuse the exhibition without a valid one.`
}
