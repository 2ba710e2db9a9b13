import { withoutUnseen } from '#contract/withoutUnseen.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'

const address = /\b(?:https?:\/\/|www\.)[^\s<>"«»]+/giu

/** Without what nobody sees; paragraphs stay. */
export function tidyText(text: string): string {
  return withoutUnseen(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** On one line, without markup: for what is spoken, and for titles. */
export function plainLine(text: string): string {
  return tidyText(text)
    .replace(/<\/?[a-z][^<>]*>/giu, ' ')
    .replace(/[*_`#~]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Swiss spelling: the server writes no ß, and quotes with «». */
export function swiss(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(/„([^„“”"]*)[“”"]/gu, '«$1»')
}

/** A service may not smuggle an address in. @throws ServiceFailure where one stands that `original` does not hold */
export function refuseNewAddresses(text: string, original: string): void {
  for (const [found] of text.matchAll(address)) {
    if (!original.includes(found.replace(/(?<![.,;:!?)])[.,;:!?)]+$/u, '')))
      throw unusable('holds a web address of its own')
  }
}
