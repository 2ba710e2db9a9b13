import * as z from 'zod/mini'
import { Segment, type Script } from '#contract/narrationScript.ts'
import { trimText } from '#contract/trimText.ts'
import { randomUuid } from '#lib/browser/randomUuid.ts'

/** What staff change of a segment. */
const EditedSegment = z.pick(Segment, {
  id: true,
  kind: true,
  text: true,
  seconds: true,
  endsParagraph: true,
})
export type EditedSegment = z.infer<typeof EditedSegment>

export const editedOf = ({ segments }: Script): EditedSegment[] =>
  segments.map(({ id, kind, text, seconds, endsParagraph }) => ({ id, kind, text, seconds, endsParagraph }))

/** As a draft keeps them. */
export const written = (segments: readonly EditedSegment[]): string => JSON.stringify(segments)

/** @param text made by `written` */
export const read = (text: string): EditedSegment[] => z.parse(z.array(EditedSegment), JSON.parse(text))

export const newSegment = (kind: 'text' | 'pause' | 'sound'): EditedSegment => ({
  id: randomUuid(),
  kind,
  text: '',
  seconds: kind === 'pause' ? 1 : null,
  endsParagraph: false,
})

/** Whether it can be stored: only a pause has no words, and a quote's are chosen for it. */
export const isWhole = ({ kind, text }: EditedSegment): boolean =>
  kind === 'pause' || kind === 'quote' || trimText(text) !== ''

export function movedBy(segments: readonly EditedSegment[], index: number, by: 1 | -1): EditedSegment[] {
  const [segment] = segments.slice(index, index + 1)
  return segment === undefined
    ? [...segments]
    : segments.toSpliced(index, 1).toSpliced(Math.max(0, index + by), 0, segment)
}
