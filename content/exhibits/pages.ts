import type { Bilingual } from '../bilingual.ts'
import type { Exhibit, ExhibitPage, Listed } from './exhibit.ts'

export const pagesOf = ({ address, pages }: Exhibit): readonly ExhibitPage[] =>
  pages ?? [{ pattern: address }]

/** The address before its last part. */
export const parentOf = (pattern: string): string => pattern.replace(/\/[^/]*$/, '')

/** What the addresses of all its pages begin with. */
export const baseOf = (exhibit: Exhibit): string =>
  (pagesOf(exhibit)[0]?.pattern ?? exhibit.address).replace(/\/:.*/, '')

/** Addresses that look different from each other, for tests and measurements. */
export const examplesOf = ({ address, examples }: Exhibit): readonly string[] => examples ?? [address]

/** As the catalogue prints it: 'No. 01 Compact Cassette, 1963'. */
export function catalogueLine({ number, name, year }: Listed): Bilingual {
  const line = (language: keyof Bilingual) =>
    `${number === undefined ? '' : `No. ${number} `}${name[language]}${year ? `, ${year[language]}` : ''}`
  return { de: line('de'), en: line('en') }
}
