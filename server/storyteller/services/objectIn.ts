import type * as z from 'zod'

/** Models think aloud between these before they answer. */
const thinking = /^[\s\S]*<\/think(?:ing)?>/i
/** Places where an object may begin that are looked at: an answer with more of them is none. */
const mostTries = 40

/**
 * The object that was asked for in an answer that holds more: a fence, a sentence around it, an object or a list around
 * it, or all of it once more as a string.
 * @returns undefined where there is none of this shape
 */
export function objectIn<S extends z.ZodObject>(answer: string, schema: S): z.output<S> | undefined {
  const text = answer.replace(thinking, '')
  const whole = parsed(text)
  if (typeof whole === 'string' && whole.length < text.length) return objectIn(whole, schema)
  let tries = 0
  for (let at = text.indexOf('{'); at >= 0 && tries < mostTries; at = text.indexOf('{', at + 1)) {
    tries += 1
    const end = endOf(text, at)
    const found = end === -1 ? undefined : schema.safeParse(parsed(text.slice(at, end)))
    if (found?.success) return found.data
  }
  return undefined
}

/** Behind the brace that closes the one at `start`; -1 where it stays open. */
function endOf(text: string, start: number): number {
  let depth = 0
  // A string, whatever stands in it, or a brace.
  for (const { 0: sign, index } of text.slice(start).matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}]/gs)) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0) return start + index + 1
  }
  return -1
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
