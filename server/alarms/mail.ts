import { createTransport } from 'nodemailer'
import { adminAlarms, alarmInWords } from '#content/pages/adminAlarms.ts'
import type { Alarm } from '#contract/alarms.ts'
import { languages } from '#contract/common.ts'
import type { Language } from '#contract/common.ts'
import type { AlertConfig } from '../configAlerts.ts'

type Mail = NonNullable<AlertConfig['mail']>

/** A mail server that is silent for so long never answers, ms. */
const silentMs = 10_000
const locales = { de: 'de-CH', en: 'en-GB' } as const

/** Sends what has begun and what is over as one mail, in both languages. @throws Error where it is not taken */
export async function mailAlarms({ smtpUrl, to, from }: Mail, alarms: readonly Alarm[]): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
  })
  const subject = alarms.some(({ overAt }) => overAt === null) ? 'open' : 'over'
  await transport.sendMail({
    from,
    to: [...to],
    subject: languages.map((language) => adminAlarms[language].mail.subject[subject]).join(' / '),
    text: languages
      .map((language) => [
        ...alarms.map((alarm) => lineOf(alarm, language)),
        '',
        adminAlarms[language].mail.board,
      ])
      .map((lines) => lines.join('\n'))
      .join('\n\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

function lineOf(alarm: Alarm, language: Language): string {
  const { begun, over } = adminAlarms[language].mail
  const at = (iso: string) =>
    new Date(iso).toLocaleString(locales[language], { dateStyle: 'medium', timeStyle: 'long' })
  const { since, overAt } = alarm
  return `${overAt === null ? begun : over}: ${alarmInWords(alarm, language)}, ${at(since)}${overAt === null ? '' : ` – ${at(overAt)}`}`
}
