import { imac } from '#content/exhibits/imac/words.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import styles from './NoteKeys.module.css'
import { useLanguage } from '#state/language.ts'

interface NoteKeysProps {
  /** Of the one that is open, from 0; -1: it is no longer among them. */
  readonly place: number
  readonly count: number
  readonly onTurn: (place: number) => void
  /** Of the one that is open, for screen readers: the heading above changes unheard. */
  readonly title: string
}

/** From one story to the next, and from the last to the first: no key goes while a finger is on it. */
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
