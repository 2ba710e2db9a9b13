import { createHash, createHmac } from 'node:crypto'
import type { Alarm } from '#contract/alarms.ts'
import type { AlertConfig } from '#server/config/alerts.ts'

type Webhook = NonNullable<AlertConfig['webhook']>

/**
 * Posts what has begun and what is over, signed as https://www.standardwebhooks.com describes. What is sent again has the
 * id that it had.
 * @throws Error where it is not taken
 */
export async function postAlarms(
  { url, secret }: Webhook,
  alarms: readonly Alarm[],
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({
    type: 'alarms',
    data: alarms.map(({ seen: _seen, ...alarm }) => ({
      ...alarm,
      state: alarm.overAt === null ? 'open' : 'over',
    })),
  })
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
    // Elsewhere nobody has asked for it.
    redirect: 'error',
    signal,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`It answers ${response.status}.`)
}
