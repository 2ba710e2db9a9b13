import { Agent, get } from 'node:http'

const connections = 4
/** Of each connection: visitors and screens that poll, not a flood. */
const everyMs = 8

/** Asks for a list at a steady pace. @returns the 99th percentile of how long an answer takes, in milliseconds. */
export async function latencyP99(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const startedAt = performance.now()
        await answer(url, agent)
        times.push(performance.now() - startedAt)
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
    }),
  )
  agent.destroy()
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function answer(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
      response.once('error', reject)
    }).once('error', reject)
  })
}
