import { useId } from 'react'
import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import { retroEras } from '#contract/avatar.ts'
import styles from './Question.module.css'
import { useWords } from '#state/language.ts'

interface EraChoiceProps {
  readonly value: string
  readonly onValue: (value: string) => void
}

export function EraChoice({ value, onValue }: EraChoiceProps) {
  const id = useId()
  const words = useWords(avatarForm)
  const { ask, hint } = words.questions.retroEra
  return (
    <fieldset aria-describedby={id}>
      <legend className={styles.legend}>{ask}</legend>
      <div className={styles.eras}>
        {retroEras.map((era) => (
          <label key={era} className={styles.era}>
            <input
              type="radio"
              className={styles.radio}
              name="retroEra"
              value={era}
              required
              checked={value === era}
              onChange={() => onValue(era)}
            />
            <span className={styles.decade}>{words.eras[era].name}</span>
            <span className={styles.note}>{words.eras[era].note}</span>
          </label>
        ))}
      </div>
      <p className={styles.hint} id={id}>
        {hint}
      </p>
    </fieldset>
  )
}
