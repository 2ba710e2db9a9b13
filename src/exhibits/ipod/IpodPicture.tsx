import { type PictureFrame, stillFrame } from '#scenes/ipod/layout.ts'
import { stills } from '#content/stills.gen.ts'
import styles from './IpodPicture.module.css'

interface IpodPictureProps {
  readonly frame: PictureFrame
  /** The scene is drawn. */
  readonly isHidden: boolean
}

/** The still of the player: the first picture of every visit, and the only one where nothing is drawn. */
export function IpodPicture({ frame, isHidden }: IpodPictureProps) {
  const { left, top, side } = stillFrame(frame)
  const { url, width, height } = stills.ipod
  return (
    <div className={styles.white} data-hidden={isHidden || undefined} aria-hidden="true">
      <img
        className={`ipod-still ${styles.picture}`}
        style={{ left, top, width: side, height: side }}
        src={url}
        width={width}
        height={height}
        alt=""
        fetchPriority="high"
      />
    </div>
  )
}
