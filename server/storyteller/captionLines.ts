import type { Cue } from '#contract/device.ts'

/** Characters per line and lines per caption: what can be read at a glance, and usual in WebVTT. */
export const captionLimits = { lineChars: 42, lines: 2 } as const

/** A caption in one or two lines, broken after punctuation where possible. Null where it needs more. */
export function captionLines(text: string): string[] | null {
  const words = text.split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  if (whole.length <= captionLimits.lineChars) return [whole]
  // A single word is shown at any length.
  if (words.length === 1) return [whole]
  if (whole.length > captionLimits.lines * captionLimits.lineChars + 1) return null
  let best: string[] | null = null
  let bestCost = Infinity
  for (let cut = 1; cut < words.length; cut++) {
    const first = words.slice(0, cut).join(' ')
    const second = words.slice(cut).join(' ')
    if (first.length > captionLimits.lineChars || second.length > captionLimits.lineChars) continue
    const cost =
      Math.abs(first.length - second.length) +
      (first.length > second.length ? 4 : 0) -
      (endsThought(first) ? 14 : 0)
    if (cost < bestCost) {
      best = [first, second]
      bestCost = cost
    }
  }
  return best
}

/** Splits a sentence into captions of two lines. Joined by blanks they are the sentence. */
export function captionsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  if (words.length < 2 || captionLines(whole) !== null) return [whole]
  // Prefers a cut near the middle; one after punctuation may be further away.
  let best = 1
  let bestCost = Infinity
  let length = 0
  for (let cut = 1; cut < words.length; cut++) {
    const before = words[cut - 1] ?? ''
    length += before.length + 1
    const cost = Math.abs(length / whole.length - 0.5) + (endsThought(before) ? 0 : 0.35)
    if (cost < bestCost) {
      best = cut
      bestCost = cost
    }
  }
  return [...captionsOf(words.slice(0, best).join(' ')), ...captionsOf(words.slice(best).join(' '))]
}

function endsThought(text: string): boolean {
  return /[,;:.!?…»”›–]$/u.test(text)
}

/** Longest display of a caption without an end, seconds. */
const longestSeconds = 7

/** The cues as WebVTT; `seconds` is the length of the recording. */
export function webVttOf(cues: readonly Cue[], seconds: number): string {
  const blocks = cues.map(({ start, end, text }, index) => {
    const next = cues[index + 1]?.start ?? seconds
    const until = Math.max(start, Math.min(end ?? start + longestSeconds, next, seconds))
    const lines = captionLines(text) ?? [text]
    return `${index + 1}\n${timeOf(start)} --> ${timeOf(until)}\n${lines.map(escaped).join('\n')}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor(ms / 60_000) % 60
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}

/** Visitors' text must not act as a tag or an arrow. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
