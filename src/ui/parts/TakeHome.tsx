import { useEffect } from 'react'
import { shareSuccess } from '#content/pages/shareSuccess.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { takeHomePath } from '#lib/stories/takeHome.ts'
import { addUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { useSession } from '#state/session.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { QrPlate } from './QrPlate.tsx'
import styles from './TakeHome.module.css'
import { useLanguage } from '#state/language.ts'

/** The link that leads back to one's own story (SHARE-08). A kiosk shows its code only: what it opens is private. */
export function TakeHome({ takeHomeKey }: { takeHomeKey: string }) {
  const language = useLanguage()
  const words = shareSuccess[language]
  const kiosk = useSession((session) => session.kiosk)
  const path = takeHomePath(takeHomeKey)
  useEffect(() => addUnsavedWork(() => true), [])
  return (
    <div className={styles.takeHome}>
      <QrPlate address={publicAddress(path)} label={words.takeHome} />
      <div className={styles.takeHomeWords}>
        <h3 className={styles.takeHomeName}>{words.takeHome}</h3>
        <p>{words.takeHomeText}</p>
        {!kiosk && <ButtonLink href={path}>{words.open}</ButtonLink>}
      </div>
    </div>
  )
}
