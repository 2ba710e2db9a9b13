import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { FirstStill } from '#ui/parts/FirstStill.tsx'
import styles from './TapeStill.module.css'

interface TapeStillProps {
  /** The scene is drawn. */
  readonly isHidden: boolean
  /** Sharp as the main picture; blurred as a background. */
  readonly isSharp: boolean
}

/** The still: the first picture of every visit, and the background where nothing is drawn. */
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
