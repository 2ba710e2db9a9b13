import { holdWords } from '#content/hold.ts'
import { fill } from '#lib/text/fill.ts'
import { partMarks } from '#scenes/partMarks.gen.ts'
import { useWords } from '#state/language.ts'
import styles from './HeldPicture.module.css'
import type { HeldObject } from './HoldView.tsx'

interface HeldPictureProps {
  readonly object: HeldObject
  readonly isOpen: boolean
  /** The selected part; null is the whole. */
  readonly part: string | null
}

/** The object where nothing is drawn: closed, or apart with the selected part marked; the pictures cross-fade. */
export function HeldPicture({ object, isOpen, part }: HeldPictureProps) {
  const words = useWords(holdWords)
  const { closed, open } = object.picture
  const shown = isOpen && open !== null ? 'open' : 'closed'
  const name = words.objects[object.id]
  const mark = part === null ? undefined : partMarks[`${object.id}Inside`]?.[part]
  return (
    <div className={styles.place}>
      <div
        className={styles.pictures}
        role="img"
        aria-label={fill(words.picture[shown], { object: name })}
        data-shown={shown}
      >
        <img
          className={styles.picture}
          style={{ objectPosition: `${100 * (object.picture.at ?? 0.5)}% 50%` }}
          src={closed.url}
          alt=""
          data-picture="closed"
        />
        {open !== null && (
          <img className={styles.picture} src={open.url} alt="" loading="lazy" data-picture="open" />
        )}
        {shown === 'open' && mark && (
          <span
            className={styles.mark}
            data-mark={part}
            style={{
              left: `${100 * mark.left}%`,
              right: `${100 * (1 - mark.right)}%`,
              top: `${100 * mark.top}%`,
              bottom: `${100 * (1 - mark.bottom)}%`,
            }}
          />
        )}
      </div>
    </div>
  )
}
