import { withoutUnseen } from '#contract/withoutUnseen.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'

const address = /\b(?:https?:\/\/|www\.)[^\s<>"«»]+/giu

/** Without invisible characters; paragraphs stay. */
export function tidyText(text: string): string {
  return withoutUnseen(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** On one line, without markup: for speech and titles. */
export function plainLine(text: string): string {
  return tidyText(text)
    .replace(/<\/?[a-z][^<>]*>/giu, ' ')
    .replace(/[*_`#~]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Swiss spelling: no ß, and «» for quotations. */
export function swiss(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(/„([^„“”"]*)[“”"]/gu, '«$1»')
}

/** @throws ServiceFailure where the text contains an address that `original` does not */
export function refuseNewAddresses(text: string, original: string): void {
  for (const [found] of text.matchAll(address)) {
    if (!original.includes(found.replace(/(?<![.,;:!?)])[.,;:!?)]+$/u, '')))
      throw unusable('holds a web address of its own')
  }
}
