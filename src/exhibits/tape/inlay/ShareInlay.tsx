import { Link } from 'wouter'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import type { TapeWords } from '#content/exhibits/tape/words.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { useSession } from '#state/session.ts'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import { shareLook } from '../handwriting.ts'
import styles from './Inlay.module.css'

const sharePath = `/exhibits/werkschau/share-story?deviceId=${tapeExhibit.device.id}`

/** The inlay of the tape that nobody has recorded yet (TAPE-06). A kiosk has the code only: nobody types there. */
export function ShareInlay({ words }: { words: TapeWords }) {
  const kiosk = useSession((session) => session.kiosk)
  // Another address for codes is another code.
  useOverrides()
  return (
    <div className={styles.share}>
      <div className={styles.invitation}>
        <h3 className={styles.title} data-hand={shareLook.hand}>
          {words.share.title}
        </h3>
        <p className={styles.text}>{words.share.text}</p>
        {!kiosk && (
          <Link className={styles.link} href={sharePath}>
            {words.share.link}
          </Link>
        )}
      </div>
      <div className={styles.codeFrame}>
        <QrPlate address={publicAddress(sharePath)} label={words.share.qr} />
      </div>
    </div>
  )
}
