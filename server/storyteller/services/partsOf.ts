import type { Language } from '#contract/common.ts'
import { cutText } from '#contract/cutText.ts'
import { captionsOf } from '#server/storyteller/captionLines.ts'
import { sentencesOf } from '#server/storyteller/embedded/sentences.ts'

/** Services take 4096 characters at once. */
const partChars = 3500

/** As few parts as fit, whole paragraphs where they do: a service speaks a longer text more naturally. */
export function partsOf(paragraphs: readonly string[], language: Language): string[] {
  const parts: string[] = []
  let open = ''
  for (const paragraph of paragraphs) {
    const pieces = paragraph.length <= partChars ? [paragraph] : sentencesOf(paragraph, language)
    for (const [index, piece] of pieces.entries()) {
      // Without any sentence there are still words, and a word longer than that is cut.
      for (const bit of piece.length <= partChars ? [piece] : captionsOf(piece).flatMap(slices)) {
        const joint = open === '' ? '' : index === 0 ? '\n\n' : ' '
        if (open.length + joint.length + bit.length > partChars && open !== '') {
          parts.push(open)
          open = bit
        } else open += joint + bit
      }
    }
  }
  if (open !== '') parts.push(open)
  return parts
}

function slices(part: string): string[] {
  const first = cutText(part, partChars) || part
  return first === part ? [part] : [first, ...slices(part.slice(first.length))]
}
