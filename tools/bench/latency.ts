import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** How long answers took, ms, the quickest first. */
export type Times = readonly number[]

export const percentile = (times: Times, share: number): number =>
  times[Math.floor(times.length * share)] ?? Number.NaN

interface Clients {
  readonly clients: number
  /** How long each waits after an answer, ms. */
  readonly pauseMs: number
  readonly seconds: number
}

/** Does the same again and again, by so many at once. */
export async function timesOf(
  { clients, pauseMs, seconds }: Clients,
  act: (client: number) => Promise<void>,
): Promise<Times> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      // Not all in the same moment.
      await setTimeout((pauseMs * client) / clients)
      while (performance.now() < until) {
        const startedAt = performance.now()
        await act(client)
        times.push(performance.now() - startedAt)
        await setTimeout(pauseMs)
      }
    }),
  )
  return times.toSorted((a, b) => a - b)
}

/** Asks for a list at a steady pace. Each client says which version it has, as browsers do. */
export async function pollTimes(url: string, pace: Clients): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: pace.clients })
  const etags = new Map<number, string>()
  try {
    return await timesOf(pace, async (client) => {
      const { statusCode, headers } = await answer(url, agent, etags.get(client))
      if (statusCode !== 200 && statusCode !== 304) throw new Error(`${url} answered ${statusCode}`)
      if (headers.etag !== undefined) etags.set(client, headers.etag)
    })
  } finally {
    agent.destroy()
  }
}

/** The 99th percentile for a few visitors and screens that poll. */
export async function latencyP99(url: string, seconds: number): Promise<number> {
  return percentile(await pollTimes(url, { clients: 4, pauseMs: 8, seconds }), 0.99)
}

function answer(url: string, agent: Agent, etag: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(etag !== undefined && { 'if-none-match': etag }) }
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response))
      response.once('error', reject)
    }).once('error', reject)
  })
}
