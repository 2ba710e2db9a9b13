import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'

const megabyte = 1024 * 1024
/** What services are asked for, by the end of the address; all else is text. */
const answers = [
  { path: /\/audio\/speech$/, what: 'speech', most: scriptLimits.recordingBytes },
  { path: /\/images\/generations$/, what: 'picture', most: 32 * megabyte },
  { path: /(?:)/, what: 'text', most: 2 * megabyte },
] as const

/** As `fetch`, but an answer that is larger than any can be is broken off, an error's too. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.body === null) return response
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const { what, most } = answers.find(({ path }) => path.test(pathname)) ?? answers[2]
  let size = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > most) controller.error(unusable(`is larger than any ${what}`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(bounded), response)
}
