import type { Cue } from '#contract/device.ts'
import { captionLines } from '#server/storyteller/captionLines.ts'
import { inMs } from '#server/storyteller/sound/samples.ts'
import type { Line } from './lines.ts'
import type { SpokenUtterance } from './synthesize.ts'

/** Seconds that a caption stays at least, and after its last word where nothing follows. */
const shortestSeconds = 1.2
const lingerSeconds = 0.6

interface Caption extends Cue {
  readonly end: number
  readonly segment: number
  readonly isVisitor: boolean
}

/**
 * The captions with their times. One begins with its first word and stays until the next. A very short one joins its
 * neighbour of the same voice where both fit into two lines.
 */
export function cuesOf(lines: readonly Line[], spoken: readonly SpokenUtterance[]): Cue[] {
  const captions: Caption[] = []
  let latest = 0
  for (const [index, line] of lines.entries()) {
    const { words = [], endSeconds = latest } = spoken[index] ?? {}
    const starts = line.captions.map(({ at }) => {
      latest = Math.max(latest, words.find((word) => word.at >= at)?.seconds ?? 0)
      return latest
    })
    for (const [place, { text }] of line.captions.entries()) {
      captions.push({
        text,
        start: starts[place] ?? latest,
        end: starts[place + 1] ?? endSeconds,
        segment: line.segment,
        isVisitor: line.isVisitor,
      })
    }
  }
  const joined = joinShort(captions)
  return joined.map(({ start, end, text }, index) => {
    const next = joined[index + 1]?.start ?? Infinity
    const lingering = Math.max(end + lingerSeconds, start + shortestSeconds)
    return { start: inMs(start), end: inMs(Math.min(next, lingering)), text }
  })
}

function joinShort(captions: readonly Caption[]): Caption[] {
  const joined: Caption[] = []
  for (const caption of captions) {
    const before = joined.at(-1)
    const both = before && `${before.text} ${caption.text}`
    if (
      before &&
      both !== undefined &&
      (caption.start - before.start < shortestSeconds || caption.end - caption.start < shortestSeconds / 2) &&
      before.segment === caption.segment &&
      before.isVisitor === caption.isVisitor &&
      captionLines(both) !== null
    ) {
      joined[joined.length - 1] = { ...before, text: both, end: caption.end }
    } else joined.push(caption)
  }
  return joined
}
