import type { holdWords } from '#content/hold.ts'
import { fill } from '#lib/fill.ts'
import styles from './HeldPicture.module.css'
import type { HeldObject } from './HoldView.tsx'

interface HeldPictureProps {
  readonly object: HeldObject
  readonly isOpen: boolean
  readonly words: (typeof holdWords)['de']
}

/** The object where nothing is drawn: closed, or taken apart; the one fades into the other. */
export function HeldPicture({ object, isOpen, words }: HeldPictureProps) {
  const { closed, open } = object.picture
  const shown = isOpen && open !== null ? 'open' : 'closed'
  const name = words.objects[object.id]
  return (
    <div
      className={styles.pictures}
      role="img"
      aria-label={fill(words.picture[shown], { object: name })}
      data-shown={shown}
    >
      <img className={styles.picture} src={closed.url} alt="" data-picture="closed" />
      {open !== null && (
        <img className={styles.picture} src={open.url} alt="" loading="lazy" data-picture="open" />
      )}
    </div>
  )
}
