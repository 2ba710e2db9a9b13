import { Link } from 'wouter'
import { avatarWall } from '#content/exhibits/avatars/avatarWall.ts'
import { fill } from '#lib/text/fill.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import styles from './WayIn.module.css'
import { useLanguage } from '#state/language.ts'

/** The first two places of the wall: the way to an avatar of one's own, on this screen or on a phone. */
export function WayIn() {
  const language = useLanguage()
  const words = avatarWall[language]
  // Another address for codes is another code.
  useOverrides()
  const address = publicAddress(avatarPaths.make)
  return (
    <>
      <li className={styles.make}>
        <Link href={avatarPaths.make} className={styles.poster}>
          <span className={styles.plus} aria-hidden="true" />
          <span className={styles.words}>
            <span className={styles.title}>{words.make}</span>
            <span className={styles.hint}>{words.makeHint}</span>
          </span>
        </Link>
      </li>
      <li className={styles.scan}>
        <QrPlate address={address} label={fill(words.qr, { address })} />
        <p className={styles.caption}>
          <span className={styles.number}>{words.scanHint}</span>
          <span className={styles.name}>{words.scan}</span>
        </p>
      </li>
    </>
  )
}
