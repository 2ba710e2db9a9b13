import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { HttpError } from '#server/http/HttpError.ts'

const Waveform = z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.length(limits.waveformBars))

export function waveformFromJson(text: string): number[] {
  return Waveform.parse(JSON.parse(text))
}

/** Parses the waveform in a form. @throws HttpError 400 where it is invalid */
export function readWaveform(text: string | undefined): number[] | null {
  if (text === undefined || text === '') return null
  const parsed = Waveform.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new HttpError(400, `waveform: must be a list of ${limits.waveformBars} whole numbers from 0 to 100`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Invalid JSON gets the same answer as JSON of another shape.
    return undefined
  }
}
