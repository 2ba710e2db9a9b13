import { createHash, createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { adminAlarms, alarmInWords } from '#content/pages/adminAlarms.ts'
import type { Alarm } from '#contract/alarms.ts'
import { languages } from '#contract/common.ts'
import type { Language } from '#contract/common.ts'
import type { AlertConfig } from '#server/config/alerts.ts'
import { timestamp } from '#server/db/timestamp.ts'

type Mail = NonNullable<AlertConfig['mail']>

/** A mail server that does not answer, and one that does not go on (RFC 5321, 4.5.3.2), ms. */
const connectMs = 60_000
const silentMs = 600_000
const locales = { de: 'de-CH', en: 'en-GB' } as const

/** Sends what has begun and what is over as one mail, in both languages. @throws Error where it is not taken */
export async function mailAlarms(mail: Mail, alarms: readonly Alarm[]): Promise<void> {
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1)
  await send(mail, {
    // A mail that is sent again has the same id, so that receivers drop the second one.
    messageId: `<${nameOf(alarms)}@${domain}>`,
    subject: languages.map((language) => subjectOf(alarms, language)).join(' / '),
    text: languages
      .map((language) => [
        ...alarms.map((alarm) => lineOf(alarm, language)),
        '',
        adminAlarms[language].mail.board,
      ])
      .map((lines) => lines.join('\n'))
      .join('\n\n\n'),
  })
}

/** @throws Error where it is not taken */
export async function mailTest(mail: Mail): Promise<void> {
  const tests = languages.map((language) => adminAlarms[language].mail.test)
  await send(mail, {
    subject: tests.map(({ subject }) => subject).join(' / '),
    text: tests.map(({ text }) => text).join('\n\n'),
  })
}

async function send({ smtpUrl, to, from }: Mail, message: SendMailOptions): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silentMs,
  })
  await transport.sendMail({ ...message, from, to: [...to], headers: { 'Auto-Submitted': 'auto-generated' } })
}

function subjectOf(alarms: readonly Alarm[], language: Language): string {
  const open = alarms.filter(({ overAt }) => overAt === null)
  const subject = adminAlarms[language].mail.subject[open.length > 0 ? 'open' : 'over']
  const [what, ...others] = [...open, ...alarms.filter(({ overAt }) => overAt !== null)]
  const name = what === undefined ? '' : `: ${alarmInWords(what, language)}`
  return `${subject}${name}${others.length > 0 ? ` (+${others.length})` : ''}`
}

function nameOf(alarms: readonly Alarm[]): string {
  const facts = alarms.map(({ id, since, overAt }) => [id, since, overAt])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}

function lineOf(alarm: Alarm, language: Language): string {
  const { begun, over } = adminAlarms[language].mail
  const at = (iso: string) =>
    new Date(iso).toLocaleString(locales[language], { dateStyle: 'medium', timeStyle: 'long' })
  const { since, overAt } = alarm
  return `${overAt === null ? begun : over}: ${alarmInWords(alarm, language)}, ${at(since)}${overAt === null ? '' : ` – ${at(overAt)}`}`
}

type Webhook = NonNullable<AlertConfig['webhook']>

/**
 * Posts what has begun and what is over, signed as https://www.standardwebhooks.com describes. What is sent again has the
 * id that it had.
 * @throws Error where it is not taken
 */
export const postAlarms = (webhook: Webhook, alarms: readonly Alarm[], signal: AbortSignal) =>
  post(
    webhook,
    JSON.stringify({
      type: 'alarms',
      data: alarms.map(({ seen: _seen, ...alarm }) => ({
        ...alarm,
        state: alarm.overAt === null ? 'open' : 'over',
      })),
    }),
    signal,
  )

/** The time makes each test a new message. @throws Error where it is not taken */
export const postTest = (webhook: Webhook, signal: AbortSignal) =>
  post(webhook, JSON.stringify({ type: 'test', data: [], sentAt: timestamp() }), signal)

async function post({ url, secret }: Webhook, body: string, signal: AbortSignal): Promise<void> {
  const id = createHash('sha256').update(body).digest('hex')
  const seconds = Math.floor(Date.now() / 1000)
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`,
    },
    // A redirect would send the alarms to an address that is not configured.
    redirect: 'error',
    signal,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`It answers ${response.status}.`)
}
