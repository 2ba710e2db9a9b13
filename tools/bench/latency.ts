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

/** Asks for a list at a steady pace. Each client says which version it has, as browsers do. */
export async function pollTimes(url: string, { clients, pauseMs, seconds }: Clients): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      let etag: string | undefined
      // Not all in the same moment.
      await setTimeout((pauseMs * client) / clients)
      while (performance.now() < until) {
        const startedAt = performance.now()
        const { statusCode, headers } = await answer(url, agent, etag)
        if (statusCode !== 200 && statusCode !== 304) throw new Error(`${url} answered ${statusCode}`)
        etag = headers.etag ?? etag
        times.push(performance.now() - startedAt)
        await setTimeout(pauseMs)
      }
    }),
  )
  agent.destroy()
  return times.toSorted((a, b) => a - b)
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
