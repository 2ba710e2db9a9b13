import type { Cue } from '#contract/device.ts'
import { captionLines } from './captionLines.ts'

/** Longest that a caption stays where nothing says when it ends, seconds. */
const longestSeconds = 7

/** The cues as a WebVTT file; `seconds` is the length of the recording. */
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

/** What a visitor wrote is text, never a tag or the arrow that separates times. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
