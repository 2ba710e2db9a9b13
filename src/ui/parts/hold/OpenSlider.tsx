import { holdWords } from '#content/hold.ts'
import { fill } from '#lib/text/fill.ts'
import { useWords } from '#state/language.ts'
import { Button } from '#ui/kit/Button.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import styles from './HoldView.module.css'

interface OpenSliderProps {
  /** 0 to 1. */
  readonly opening: number
  readonly onOpen: (opening: number) => void
}

/** Takes the object apart and reassembles it, by slider or at one press. */
export function OpenSlider({ opening, onOpen }: OpenSliderProps) {
  const words = useWords(holdWords).open
  const percent = Math.round(opening * 100)
  const valueText =
    percent === 0
      ? words.closed
      : percent === 100
        ? words.whole
        : fill(words.share, { percent: String(percent) })
  return (
    <div className={styles.open}>
      <RangeField
        label={words.label}
        min={0}
        max={1}
        step={0.01}
        value={opening}
        valueText={valueText}
        onValue={onOpen}
      />
      <Button look="quiet" onClick={() => onOpen(opening < 1 ? 1 : 0)}>
        {opening < 1 ? words.open : words.close}
      </Button>
    </div>
  )
}
