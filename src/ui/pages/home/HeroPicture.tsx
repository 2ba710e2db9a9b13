import { homePicture } from '#content/pages/homePicture.ts'
import { FirstStill } from '#ui/parts/FirstStill.tsx'
import styles from './HeroPicture.module.css'

/** The photograph of the museum: the largest thing of the first view. */
export function HeroPicture({ label }: { label: string }) {
  return (
    <FirstStill
      picture={homePicture}
      className={styles.picture}
      imageClassName={styles.image}
      label={label}
    />
  )
}
