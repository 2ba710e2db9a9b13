import { Link } from 'wouter'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { useSession } from '#state/session.ts'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import type { ScreenProps } from './Screen.tsx'
import styles from './Share.module.css'

const sharePath = `/exhibits/werkschau/share-story?deviceId=${ipodExhibit.device.id}`

/** The window with the code (IPOD-04). A kiosk has the code only: nobody types there. */
export function Share({ words }: ScreenProps) {
  const kiosk = useSession((session) => session.kiosk)
  const address = publicAddress(sharePath)
  return (
    <div className={styles.share}>
      <div>
        <QrPlate address={address} label={words.share.qr} />
      </div>
      <div>
        <h3 className={styles.title}>{words.share.title}</h3>
        <p className={styles.text}>{words.share.text}</p>
        {!kiosk && (
          <Link className={styles.link} href={sharePath}>
            {words.share.link}
          </Link>
        )}
      </div>
    </div>
  )
}
