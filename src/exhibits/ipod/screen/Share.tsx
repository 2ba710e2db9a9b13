import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { ShareCard } from '#ui/parts/ShareCard.tsx'
import type { ScreenProps } from './Screen.tsx'
import styles from './Share.module.css'

/** The window with the code (IPOD-04). */
export function Share({ words }: ScreenProps) {
  return (
    <div className={styles.share}>
      <ShareCard deviceId={ipodExhibit.device.id} words={words.share}>
        <h3 className={styles.title}>{words.share.title}</h3>
      </ShareCard>
    </div>
  )
}
