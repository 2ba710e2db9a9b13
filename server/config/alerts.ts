import * as z from 'zod/mini'

const address = z.email('must be an email address')

const Addresses = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const addresses = text.split(',').map((one) => one.trim())
    const wrong = addresses.find((one) => !z.safeParse(address, one).success)
    if (wrong !== undefined)
      context.issues.push({
        code: 'custom',
        message: `must be email addresses by commas, and "${wrong}" is none`,
        input: text,
      })
    return addresses
  }),
)

/** As https://www.standardwebhooks.com asks for: 24 to 64 bytes in base64, with or without a prefix. */
const Secret = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const base64 = text.replace(/^whsec_/, '')
    const bytes = Buffer.from(base64, 'base64')
    if (bytes.toString('base64') !== base64 || bytes.length < 24 || bytes.length > 64)
      context.issues.push({
        code: 'custom',
        message: 'must be 24 to 64 bytes in base64, such as "openssl rand -base64 32" prints',
        input: text,
      })
    return bytes
  }),
)

const QuietHours = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const [from = NaN, to = NaN] = /^\d{1,2}-\d{1,2}$/.test(text) ? text.split('-').map(Number) : []
    if (!(from < 24 && to < 24 && from !== to))
      context.issues.push({
        code: 'custom',
        message: 'must be two hours of the day, 0 to 23, as in 22-7',
        input: text,
      })
    return { from, to }
  }),
)

/** The part of the environment that is about alarms; all of it optional. */
export const alertEnvironment = {
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' }),
  ),
  ALERT_MAIL_TO: z.optional(Addresses),
  ALERT_MAIL_FROM: z.optional(address),
  ALERT_WEBHOOK: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }),
  ),
  ALERT_WEBHOOK_SECRET: z.optional(Secret),
  ALERT_QUIET_HOURS: z.optional(QuietHours),
}

/** What is given, and what it needs. */
export const alertPairs = [
  ['SMTP_URL', 'ALERT_MAIL_TO'],
  ['SMTP_URL', 'ALERT_MAIL_FROM'],
  ['ALERT_MAIL_TO', 'SMTP_URL'],
  ['ALERT_MAIL_FROM', 'SMTP_URL'],
  ['ALERT_WEBHOOK', 'ALERT_WEBHOOK_SECRET'],
  ['ALERT_WEBHOOK_SECRET', 'ALERT_WEBHOOK'],
] as const

/** Where alarms are sent; undefined: not there. */
export interface AlertConfig {
  readonly mail:
    | { readonly smtpUrl: string; readonly to: readonly string[]; readonly from: string }
    | undefined
  readonly webhook: { readonly url: string; readonly secret: Buffer } | undefined
  /** Nothing is sent between these hours, by the machine's time zone. */
  readonly quietHours: { readonly from: number; readonly to: number } | undefined
}

const Alerts = z.object(alertEnvironment)

export function toAlertConfig(environment: z.output<typeof Alerts>): AlertConfig {
  const { SMTP_URL: smtpUrl, ALERT_MAIL_TO: to, ALERT_MAIL_FROM: from } = environment
  const { ALERT_WEBHOOK: url, ALERT_WEBHOOK_SECRET: secret, ALERT_QUIET_HOURS: quietHours } = environment
  return {
    mail: smtpUrl !== undefined && to !== undefined && from !== undefined ? { smtpUrl, to, from } : undefined,
    webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    quietHours,
  }
}
