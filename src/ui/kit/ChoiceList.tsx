import { type ReactNode, useId } from 'react'
import { softHyphens } from '#contract/softHyphens.ts'
import styles from './ChoiceList.module.css'

interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** A catalogue number, in mono before the label. */
  readonly number?: string
  /** Behind the label, in a softer tone. */
  readonly note?: ReactNode
  /** Id of the device whose accent marks the row. */
  readonly device?: number
}

interface ChoiceListProps {
  readonly legend: ReactNode
  readonly choices: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  /** Side by side where they fit, for short labels. */
  readonly inRow?: boolean
}

/** Radio buttons as rows that are easy to hit, all visible. */
export function ChoiceList({ legend, choices, value, onChange, inRow }: ChoiceListProps) {
  const name = useId()
  return (
    <fieldset className={inRow ? `${styles.list} ${styles.inRow}` : styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.row} data-device={choice.device}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.number && <span className={styles.number}>{choice.number}</span>}
          <span className={styles.label} dir="auto">
            {softHyphens(choice.label)}
          </span>
          {choice.note && <span className={styles.note}>{choice.note}</span>}
        </label>
      ))}
    </fieldset>
  )
}
