import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './RangeField.module.css'

interface RangeFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id' | 'type' | 'onChange'
> {
  readonly label: ReactNode
  readonly min: number
  readonly max: number
  readonly value: number
  /** The value in words, shown and read out: '50 %'. */
  readonly valueText: string
  readonly onValue: (value: number) => void
}

/** A labelled slider with its value in words. */
export function RangeField({ label, valueText, onValue, ...range }: RangeFieldProps) {
  const id = useId()
  const share = (range.value - range.min) / (range.max - range.min)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output className={styles.value} htmlFor={id}>
        {valueText}
      </output>
      <input
        {...range}
        id={id}
        type="range"
        className={styles.range}
        style={{ '--share': share }}
        aria-valuetext={valueText}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
