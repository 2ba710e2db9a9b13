import type { Bilingual } from '../../bilingual.ts'
import type { OsCard } from './osCard.ts'

/** A text of a card: what staff may put something else in place of (ADMIN-14). */
export interface CardText {
  /** Under which it is kept, without the language. */
  readonly key: string
  readonly kind: 'text' | 'longtext'
  readonly label: Bilingual
  readonly words: Bilingual
  readonly maxChars: number
}

const text = (key: string, label: Bilingual, words: Bilingual, maxChars: number): CardText => ({
  key,
  kind: 'text',
  label,
  words,
  maxChars,
})

/** All texts of a card in both languages, in the order in which it shows them. */
export function cardTexts(card: OsCard): readonly CardText[] {
  const of = (name: string) => `cards.${card.id}.${name}`
  return [
    text(of('release'), { de: 'Erschienen', en: 'Released' }, card.release, 60),
    {
      key: of('hw'),
      kind: 'longtext',
      label: { de: 'Gerät, eine Zeile je Teil', en: 'Machine, one line a part' },
      words: { de: card.hw.de.join('\n'), en: card.hw.en.join('\n') },
      maxChars: 400,
    },
    text(of('description'), { de: 'Beschreibung', en: 'Description' }, card.description, 500),
    ...card.innovations.flatMap(({ title, description }, index) => [
      text(
        of(`innovations.${index + 1}.title`),
        { de: `Neuerung ${index + 1}`, en: `Innovation ${index + 1}` },
        title,
        60,
      ),
      text(
        of(`innovations.${index + 1}.text`),
        { de: `Neuerung ${index + 1}, Text`, en: `Innovation ${index + 1}, text` },
        description,
        240,
      ),
    ]),
    text(of('relevance'), { de: 'Bedeutung heute', en: 'Relevance today' }, card.relevance, 500),
    text(of('osImg'), { de: 'Bildbeschreibung', en: 'What the drawing shows' }, card.osImg, 400),
  ]
}

/** Names that are the same in both languages. */
export const cardNames = ['os', 'type'] as const

/**
 * A card with what staff have put in place of its texts.
 * @param read what stands under a key, else what it is given
 */
export function editedCard(card: OsCard, read: (key: string, original: string) => string): OsCard {
  const of = (name: string) => `cards.${card.id}.${name}`
  const both = (name: string, { de, en }: Bilingual): Bilingual => ({
    de: read(`${of(name)}.de`, de),
    en: read(`${of(name)}.en`, en),
  })
  const lines = both('hw', { de: card.hw.de.join('\n'), en: card.hw.en.join('\n') })
  return {
    ...card,
    os: read(of('os'), card.os),
    type: read(of('type'), card.type),
    osImg: both('osImg', card.osImg),
    release: both('release', card.release),
    hw: { de: linesOf(lines.de), en: linesOf(lines.en) },
    description: both('description', card.description),
    innovations: card.innovations.map(({ title, description }, index) => ({
      title: both(`innovations.${index + 1}.title`, title),
      description: both(`innovations.${index + 1}.text`, description),
    })),
    relevance: both('relevance', card.relevance),
  }
}

const linesOf = (block: string) => block.split('\n').filter((line) => line.trim() !== '')
