import { imac } from '#content/exhibits/imac/words.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import styles from './NoteKeys.module.css'
import { useLanguage } from '#state/language.ts'

interface NoteKeysProps {
  /** Index of the open story; -1: it was removed. */
  readonly place: number
  readonly count: number
  readonly onTurn: (place: number) => void
  /** Title of the open story, announced to screen readers. */
  readonly title: string
}

/** Previous and next story, in a circle, so that no key disappears under a finger. */
export function NoteKeys({ place, count, onTurn, title }: NoteKeysProps) {
  const language = useLanguage()
  if (count < 2) return null
  const words = imac[language].turn
  return (
    <div className={styles.keys}>
      <Button onClick={() => onTurn((Math.max(place, 0) + count - 1) % count)}>{words.previous}</Button>
      <p role="status" className={styles.place}>
        {fill(words.place, { place: place + 1, count })}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </p>
      <Button onClick={() => onTurn((place + 1) % count)}>{words.next}</Button>
    </div>
  )
}
