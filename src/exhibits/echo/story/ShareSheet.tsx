import { Link } from 'wouter'
import type { EchoWords } from '#content/exhibits/echo/words.ts'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { useSession } from '#state/session.ts'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import { Sheet } from './Sheet.tsx'
import styles from './Sheet.module.css'

const sharePath = `/exhibits/werkschau/share-story?deviceId=${echoExhibit.device.id}`

/** The planet that is not there yet (ECHO-02). A kiosk has the code only: nobody types there. */
export function ShareSheet({ onClose, words }: { readonly onClose: () => void; readonly words: EchoWords }) {
  const kiosk = useSession((session) => session.kiosk)
  return (
    <Sheet
      kind="share"
      title={words.createYourPlanet}
      kicker={null}
      closeLabel={words.story.close}
      onClose={onClose}
    >
      <div className={styles.share}>
        <p className={styles.invitation}>{words.share.text}</p>
        <div className={styles.code}>
          <QrPlate address={publicAddress(sharePath)} label={words.share.qr} />
        </div>
        {!kiosk && (
          <Link className={styles.link} href={sharePath}>
            {words.share.link}
          </Link>
        )}
      </div>
    </Sheet>
  )
}
