import type { Cue } from '#contract/device.ts'

/** Index of the cue at `position` seconds; 0 before the first one, -1 without cues. */
export function cueAt(cues: readonly Cue[], position: number): number {
  if (cues.length === 0) return -1
  let low = 0
  let high = cues.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((cues[middle]?.start ?? Infinity) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** A piece of a transcript and its cue; null where no cue covers it. */
interface Passage {
  readonly text: string
  readonly cue: number | null
}

/** The transcript's paragraphs, split at the cues. Text that no cue covers becomes a passage of its own. */
export function passages(transcript: string, cues: readonly Cue[]): Passage[][] {
  let cue = 0
  return transcript
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const found: Passage[] = []
      let from = 0
      for (let next = cues[cue]; next; next = cues[cue]) {
        const words = next.text.trim()
        const at = paragraph.indexOf(words, from)
        if (at < 0) break
        if (at > from) found.push({ text: paragraph.slice(from, at), cue: null })
        found.push({ text: words, cue })
        from = at + words.length
        cue += 1
      }
      if (from < paragraph.length) found.push({ text: paragraph.slice(from), cue: null })
      return found
    })
}
