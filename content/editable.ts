import type { Bilingual } from './bilingual.ts'
import { adultAge } from './consent.ts'
import { cards } from './exhibits/uiCards/cards.ts'
import { cardNames, cardTexts } from './exhibits/uiCards/cardTexts.ts'
import { werkschau } from './pages/werkschau.ts'
import { promptQuestions } from './promptQuestions.ts'
import { exhibits } from './exhibits/index.ts'
import { trimText } from '#contract/trimText.ts'

/** In which order, and under which heading, staff find them. */
export const editableGroups = {
  prompts: { de: 'Fragen zum Anfangen', en: 'Questions to begin with' },
  exhibits: { de: 'Texte der Exponate', en: 'Texts of the exhibits' },
  'lisa-os': { de: 'Karte Lisa OS', en: 'Card Lisa OS' },
  'system-1': { de: 'Karte System 1', en: 'Card System 1' },
  nextstep: { de: 'Karte NeXTSTEP', en: 'Card NeXTSTEP' },
  'os-x': { de: 'Karte Mac OS X', en: 'Card Mac OS X' },
  codes: { de: 'QR-Codes', en: 'QR codes' },
  times: { de: 'Zeiten', en: 'Times' },
  consent: { de: 'Einverständnis', en: 'Consent' },
} as const satisfies Record<string, Bilingual>
export type EditableGroup = keyof typeof editableGroups

interface EditableBase {
  /** Under which an override is kept; never reused for something else. */
  readonly key: string
  readonly group: EditableGroup
  readonly label: Bilingual
}
interface EditableText extends EditableBase {
  /** `text`: one line. `longtext`: several. `url`: an http(s) address, or nothing. All of it is plain text. */
  readonly kind: 'text' | 'longtext' | 'url'
  readonly default: string
  readonly maxChars: number
  /** Of the text; undefined where it has none. */
  readonly language?: keyof Bilingual
}
interface EditableNumber extends EditableBase {
  readonly kind: 'number'
  readonly default: number
  /** Whole numbers, both included. */
  readonly min: number
  readonly max: number
  readonly unit: Bilingual
}
/** A word or number of content/ that staff may put something else in place of (ADMIN-14). */
export type Editable = EditableText | EditableNumber

const languages = ['de', 'en'] as const

/** A text in both languages: `key.de` and `key.en`. */
function inBoth(
  entry: EditableBase & { readonly kind: 'text' | 'longtext'; readonly maxChars: number },
  words: Bilingual,
): readonly EditableText[] {
  return languages.map((language) => ({
    ...entry,
    key: `${entry.key}.${language}`,
    language,
    default: words[language],
  }))
}

const prompts = promptQuestions.de.flatMap((de, index) =>
  inBoth(
    {
      key: `prompts.${index + 1}`,
      group: 'prompts',
      kind: 'text',
      label: { de: `Frage ${index + 1}`, en: `Question ${index + 1}` },
      maxChars: 160,
    },
    { de, en: promptQuestions.en[index] ?? de },
  ),
)

const byNumber = exhibits.toSorted((a, b) => a.number.localeCompare(b.number))
const exhibitTexts = byNumber.flatMap(({ id, name, text }) =>
  inBoth(
    { key: `exhibits.${id}.text`, group: 'exhibits', kind: 'longtext', label: name, maxChars: 400 },
    text,
  ),
)

const werkschauTexts = (
  [
    ['title', 'text', 100, { de: 'Werkschau: Titel', en: 'Werkschau: title' }],
    ['lead', 'longtext', 400, { de: 'Werkschau: Einleitung', en: 'Werkschau: introduction' }],
  ] as const
).flatMap(([name, kind, maxChars, label]) =>
  inBoth(
    { key: `werkschau.${name}`, group: 'exhibits', kind, label, maxChars },
    { de: werkschau.de[name], en: werkschau.en[name] },
  ),
)

const cardFields = cards.flatMap((card): readonly EditableText[] => [
  ...cardNames.map((name): EditableText => {
    const label = { os: { de: 'Name', en: 'Name' }, type: { de: 'Hersteller', en: 'Maker' } }[name]
    const key = `cards.${card.id}.${name}`
    return { key, group: card.id, kind: 'text', label, default: card[name], maxChars: 60 }
  }),
  ...cardTexts(card).flatMap(({ words, ...entry }) => inBoth({ ...entry, group: card.id }, words)),
])

const seconds: Bilingual = { de: 'Sekunden', en: 'seconds' }

/** Everything that staff may edit, in the order in which they see it. */
export const editable: readonly Editable[] = [
  ...prompts,
  ...exhibitTexts,
  ...werkschauTexts,
  ...cardFields,
  {
    key: 'codes.base',
    group: 'codes',
    kind: 'url',
    label: {
      de: 'Adresse, zu der die QR-Codes führen (leer: diese hier)',
      en: 'Address that the QR codes lead to (empty: this one)',
    },
    default: '',
    maxChars: 200,
  },
  {
    // Spec §9 and TAPE-07b; src/app/idle has the same.
    key: 'times.idleReturn',
    group: 'times',
    kind: 'number',
    label: { de: 'Zurück zum Start nach', en: 'Return to start after' },
    default: 300,
    min: 60,
    max: 3600,
    unit: seconds,
  },
  {
    key: 'times.idleQuestion',
    group: 'times',
    kind: 'number',
    label: { de: 'Frage davor, ob noch jemand da ist', en: 'Question before it whether someone is there' },
    default: 20,
    min: 20,
    max: 50,
    unit: seconds,
  },
  {
    // FIT-04; src/kiosk has the same.
    key: 'times.attract',
    group: 'times',
    kind: 'number',
    label: {
      de: 'Kiosk: Einladung, wenn am Anfang niemand da ist, nach',
      en: 'Kiosk: invitation when nobody is there at the start, after',
    },
    default: 60,
    min: 30,
    max: 3600,
    unit: seconds,
  },
  {
    key: adultAge.key,
    group: 'consent',
    kind: 'number',
    label: {
      de: 'Unter diesem Alter ist auch jemand Erwachsenes einverstanden',
      en: 'Below this age a grown-up agrees as well',
    },
    default: adultAge.default,
    min: adultAge.min,
    max: adultAge.max,
    unit: { de: 'Jahre', en: 'years' },
  },
]

const byKey = new Map(editable.map((entry) => [entry.key, entry]))

/** What can be edited under a key; undefined where nothing can. */
export function editableOf(key: string): Editable | undefined {
  return byKey.get(key)
}

/** What stands under a key: the override where it is one of the right kind, else what content/ says. */
export function textOfContent(values: Readonly<Record<string, unknown>>, key: string): string {
  const entry = byKey.get(key)
  const value = values[key]
  return typeof value === 'string' ? value : String(entry?.default ?? '')
}

/** As `textOfContent`, for a number. */
export function numberOfContent(values: Readonly<Record<string, unknown>>, key: string): number {
  const entry = byKey.get(key)
  const value = values[key]
  if (typeof value === 'number') return value
  return typeof entry?.default === 'number' ? entry.default : 0
}

/** What is wrong with a value for an entry, as the end of a sentence that begins with its key; undefined: nothing. */
export function problemOf(entry: Editable, value: unknown): string | undefined {
  if (entry.kind === 'number') {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'must be a whole number'
    if (value < entry.min || value > entry.max) return `must be from ${entry.min} to ${entry.max}`
    return undefined
  }
  if (typeof value !== 'string') return 'must be a string'
  if (value.length > entry.maxChars) return `must be at most ${entry.maxChars} characters`
  if (entry.kind === 'url') return value === '' || isWebAddress(value) ? undefined : 'must be a web address'
  if (trimText(value) === '') return 'must not be blank'
  if ((entry.kind === 'text' ? anyControl : controlsButBreaks).test(value)) return 'must be plain text'
  return undefined
}

const anyControl = /\p{Cc}/u
const controlsButBreaks = /[^\P{Cc}\n]/u

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/.test(value) && URL.canParse(value) && !/[?#]/.test(value)
}
