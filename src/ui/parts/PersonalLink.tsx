import { useEffect } from 'react'
import { shareSuccess } from '#content/pages/shareSuccess.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { personalLinkPath } from '#lib/stories/personalLink.ts'
import { addUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { useSession } from '#state/session.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { QrPlate } from './QrPlate.tsx'
import styles from './PersonalLink.module.css'
import { useWords } from '#state/language.ts'

/** The personal link (SHARE-08). A kiosk shows its code only, since what it opens is private. */
export function PersonalLink({ personalLinkKey }: { personalLinkKey: string }) {
  const words = useWords(shareSuccess)
  const kiosk = useSession((session) => session.kiosk)
  const path = personalLinkPath(personalLinkKey)
  useEffect(() => addUnsavedWork(() => true), [])
  return (
    <div className={styles.personalLink}>
      <QrPlate address={publicAddress(path)} label={words.personalLink} />
      <div className={styles.personalLinkWords}>
        <h3 className={styles.personalLinkName}>{words.personalLink}</h3>
        <p>{words.personalLinkText}</p>
        {!kiosk && <ButtonLink href={path}>{words.open}</ButtonLink>}
      </div>
    </div>
  )
}
