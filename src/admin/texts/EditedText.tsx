import type { Editable } from '#content/editable.ts'
import { adminTexts } from '#content/pages/adminTexts.ts'
import { fill } from '#lib/text/fill.ts'
import { TextArea, TextField } from '#ui/kit/Field.tsx'
import shared from '../parts/parts.module.css'
import { errorOf } from './textFields.ts'
import styles from './Texts.module.css'
import { useLanguage, useWords } from '#state/language.ts'
import { ItemKey } from '../parts/ItemRow.tsx'

interface EditedTextProps {
  readonly entry: Editable
  readonly value: string
  /** Differs from what visitors read. */
  readonly isNew: boolean
  readonly onChange: (value: string) => void
}

/** Longer than a field is wide on most displays, in characters. */
const lineOf = 60

/** A text that is one line has no breaks, however long it is. */
const withoutBreaks = (text: string, kind: Editable['kind']) =>
  kind === 'text' ? text.replaceAll(/\s*\n\s*/g, ' ') : text

/** One word or number, what it was when it came, and the way back to that. */
export function EditedText({ entry, value, isNew, onChange }: EditedTextProps) {
  const language = useLanguage()
  const words = useWords(adminTexts)
  const textLanguage = 'language' in entry ? entry.language : undefined
  const name = textLanguage
    ? `${entry.label[language]}, ${words.languages[textLanguage]}`
    : entry.label[language]
  const isOwn = value !== String(entry.default)
  const field = {
    label: entry.kind === 'number' ? `${name} (${entry.unit[language]})` : name,
    value,
    error: errorOf(entry, value, words.problems),
    hint: isOwn
      ? entry.default === ''
        ? words.defaultEmpty
        : fill(words.default, { text: entry.default })
      : undefined,
    lang: textLanguage,
    dir: textLanguage && 'auto',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  const isLong = entry.kind === 'longtext' || (entry.kind === 'text' && entry.maxChars > lineOf)
  return (
    <div className={styles.field} data-new={isNew || undefined} data-wide={textLanguage ? undefined : ''}>
      {entry.kind !== 'number' && isLong ? (
        <div className={styles.paper}>
          <TextArea
            {...field}
            rows={2}
            maxLength={entry.maxChars}
            onChange={(event) => onChange(withoutBreaks(event.currentTarget.value, entry.kind))}
          />
        </div>
      ) : (
        <TextField
          {...field}
          inputMode={entry.kind === 'number' ? 'numeric' : entry.kind === 'url' ? 'url' : undefined}
          maxLength={entry.kind === 'number' ? 9 : entry.maxChars}
        />
      )}
      {isOwn && (
        <div className={shared.keys}>
          <ItemKey item={name} look="quiet" onClick={() => onChange(String(entry.default))}>
            {words.reset}
          </ItemKey>
          {isNew && <span className={shared.note}>{words.changed}</span>}
        </div>
      )}
    </div>
  )
}
