import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { FirstStill } from '#ui/parts/FirstStill.tsx'
import styles from './TapeStill.module.css'

interface TapeStillProps {
  /** The room itself is drawn. */
  readonly isHidden: boolean
  /** It is what is looked at; otherwise it lies out of focus behind what is. */
  readonly isSharp: boolean
}

/** The still of the room: first picture of every visit, and its depth where nothing is drawn. */
export function TapeStill({ isHidden, isSharp }: TapeStillProps) {
  return (
    <div
      className={styles.dusk}
      data-hidden={isHidden || undefined}
      data-sharp={isSharp || undefined}
      aria-hidden="true"
    >
      <FirstStill picture={tapeExhibit.first} imageClassName={styles.picture} />
    </div>
  )
}
