import type { WrittenSegment } from '#server/storyteller/ports.ts'

type Words = Pick<WrittenSegment, 'kind' | 'text' | 'endsParagraph'>

export const isSpoken = ({ kind }: Pick<WrittenSegment, 'kind'>) => kind === 'text' || kind === 'quote'

/** The words of a script in paragraphs, separated by an empty line. */
export function transcriptOf(segments: readonly Words[]): string {
  return paragraphsIn(segments)
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n')
}

export function paragraphsIn<S extends Words>(segments: readonly S[]): S[][] {
  const paragraphs: S[][] = []
  let isOpen = false
  for (const segment of segments) {
    if (segment.text !== '') {
      if (isOpen) paragraphs.at(-1)?.push(segment)
      else paragraphs.push([segment])
      isOpen = true
    }
    if (segment.endsParagraph) isOpen = false
  }
  return paragraphs
}
