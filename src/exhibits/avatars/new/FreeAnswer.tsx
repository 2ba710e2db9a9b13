import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import { limits } from '#contract/limits.ts'
import { fill } from '#lib/text/fill.ts'
import { TextField } from '#ui/kit/Field.tsx'
import styles from './Question.module.css'
import { fits, holds, toggled } from './suggestion.ts'
import { useWords } from '#state/language.ts'

interface FreeAnswerProps {
  readonly field: Exclude<keyof AvatarAnswers, 'retroEra'>
  readonly value: string
  readonly onValue: (value: string) => void
}

/** A text field with suggestions to tap. */
export function FreeAnswer({ field, value, onValue }: FreeAnswerProps) {
  const words = useWords(avatarForm)
  const { ask, hint } = words.questions[field]
  const suggestions = words.suggestions[field]
  return (
    <>
      <TextField
        label={ask}
        hint={hint}
        name={field}
        value={value}
        required
        maxLength={limits.lineChars}
        autoComplete="off"
        enterKeyHint="next"
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <div
          role="group"
          className={styles.chips}
          aria-label={fill(words.suggestionsFor, { field: words.questions[field].short })}
        >
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={styles.chip}
              aria-pressed={holds(value, suggestion)}
              disabled={!fits(value, suggestion)}
              onClick={() => onValue(toggled(value, suggestion))}
            >
              {suggestion}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
