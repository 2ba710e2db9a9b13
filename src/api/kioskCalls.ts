import type * as z from 'zod/mini'
import type { Heartbeat } from '#contract/kioskRequests.ts'
import { groupRecent, groupPublish, heartbeat } from '#contract/kioskRoutes.ts'
import type { GroupNewsList, GroupMessage } from '#contract/kioskGroup.ts'
import type { HeartbeatAnswer } from '#contract/kiosks.ts'
import { bearerFor } from '#lib/visit/tokens.ts'
import { call } from './client.ts'
import { ReportError } from './ReportError.ts'

/** ms that an answer may take. */
const timeoutMs = 20_000

type HeartbeatBody = z.output<typeof Heartbeat>

/** Reports the state of this kiosk. @throws ApiError or ReportError */
export async function sendHeartbeat(body: HeartbeatBody): Promise<HeartbeatAnswer> {
  const answer = await call(heartbeat, { body, signal: AbortSignal.timeout(timeoutMs) })
  if ('statusCode' in answer) throw new ReportError(answer)
  return answer
}

/** The last heartbeat of a closing page. The browser sends it by itself, so there is no answer. */
export function sendLastHeartbeat(body: HeartbeatBody): void {
  fetch(heartbeat.path, {
    method: heartbeat.method,
    headers: headersWith({ 'content-type': 'application/json' }),
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch((error: unknown) => console.warn('The last heartbeat was not sent', error))
}

/** Sends a message to the other kiosks of the location. @throws ApiError or ReportError */
export async function publishToGroup(kiosk: string, message: GroupMessage): Promise<void> {
  const report = await call(groupPublish, {
    body: { screen: kiosk, message },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (report.statusCode !== 200) throw new ReportError(report)
}

/** Messages of the location from the last seconds. @throws ApiError or ReportError */
export async function fetchGroupNews(
  kiosk: string,
  signal: AbortSignal,
): Promise<z.output<typeof GroupNewsList>['news']> {
  const answer = await call(groupRecent, { query: { screen: kiosk }, signal })
  if ('statusCode' in answer) throw new ReportError(answer)
  return answer.news
}

/** Messages of the location as a stream. @throws where it is not available */
export async function openGroupStream(
  kiosk: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`/api/location/events?screen=${kiosk}`, {
    headers: headersWith({ accept: 'text/event-stream' }),
    credentials: 'omit',
    signal,
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (!response.ok || !isStream || response.body === null)
    throw new Error(`Events of the location cannot be read: ${response.status}`)
  return response.body
}

function headersWith(headers: Record<string, string>): Record<string, string> {
  const bearer = bearerFor('kiosk')
  return bearer === null ? headers : { ...headers, authorization: `Bearer ${bearer}` }
}
