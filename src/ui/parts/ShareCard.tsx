import type { ReactNode } from 'react'
import { useOverrides } from '#api/queries/overrides.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { useMedia } from '#lib/browser/useMedia.ts'
import { useSession } from '#state/session.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { QrPlate } from './QrPlate.tsx'
import styles from './ShareCard.module.css'

interface CodeCardProps {
  readonly path: string
  /** Name of the code for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** A code and its text. The code comes first, except on a visitor's own device, which cannot scan itself. */
export function CodeCard({ path, label, children }: CodeCardProps) {
  const isInHand = useIsInHand()
  // Renders again when staff change the address of codes.
  useOverrides()
  const code = (
    <div className={styles.code}>
      <QrPlate address={publicAddress(path)} label={label} />
    </div>
  )
  return (
    <div className={styles.card}>
      {!isInHand && code}
      <div className={styles.words}>{children}</div>
      {isInHand && code}
    </div>
  )
}

interface ShareCardProps {
  readonly deviceId: number
  readonly words: { readonly scan: string; readonly qr: string; readonly link: string; readonly text: string }
  /** Above the text. */
  readonly children?: ReactNode
}

/** How to share a story about a device. A kiosk has the code only: nobody types there. */
export function ShareCard({ deviceId, words, children }: ShareCardProps) {
  const kiosk = useSession((session) => session.kiosk)
  const isInHand = useIsInHand()
  const path = `/exhibits/werkschau/share-story?deviceId=${deviceId}`
  return (
    <CodeCard path={path} label={words.qr}>
      {children}
      <p className={styles.text}>{isInHand ? words.text : `${words.scan} ${words.text}`}</p>
      {!kiosk && (
        <ButtonLink look={isInHand ? 'main' : 'plain'} href={path}>
          {words.link}
        </ButtonLink>
      )}
    </CodeCard>
  )
}

/** A visitor's own phone or tablet. */
function useIsInHand(): boolean {
  const kiosk = useSession((session) => session.kiosk)
  return useMedia('(pointer: coarse)') && !kiosk
}
