import { type Editable, editable, problemOf } from '#content/editable.ts'
import type { adminContents } from '#content/pages/adminContents.ts'
import type { Overrides } from '#contract/content.ts'
import { fill } from '#lib/text/fill.ts'

/** Everything that may be edited, as fields hold it: what stands, by key. */
export function fieldsOf(overrides: Overrides): Readonly<Record<string, string>> {
  return Object.fromEntries(
    editable.map((entry) => [entry.key, String(overrides[entry.key] ?? entry.default)]),
  )
}

/** What a field says, as the kind of its entry. A number that is none stays text, and is refused by `problemOf`. */
export function valueOf(entry: Editable, field: string): string | number {
  if (entry.kind !== 'number') return field
  return /^\s*\d+\s*$/.test(field) ? Number(field) : field
}

/** The draft that the fields make: what stands as it came needs no override. */
export function overridesOf(fields: Readonly<Record<string, string>>): Overrides {
  const overrides: Overrides = {}
  for (const entry of editable) {
    const value = valueOf(entry, fields[entry.key] ?? '')
    if (value !== entry.default) overrides[entry.key] = value
  }
  return overrides
}

/** Keys whose fields differ. */
export function differing(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): readonly string[] {
  return editable.map(({ key }) => key).filter((key) => one[key] !== other[key])
}

/** What is wrong with a field, in a sentence; undefined: nothing. */
export function troubleOf(
  entry: Editable,
  field: string,
  words: (typeof adminContents)['en']['problems'],
): string | undefined {
  if (problemOf(entry, valueOf(entry, field)) === undefined) return undefined
  if (entry.kind === 'number') return fill(words.number, { min: entry.min, max: entry.max })
  if (field.length > entry.maxChars) return fill(words.long, { max: entry.maxChars })
  if (entry.kind === 'url') return words.url
  return field.trim() === '' ? words.blank : words.plain
}
