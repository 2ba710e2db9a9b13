import * as messages from '#content/messages.ts'
import { avatarDetail } from '#content/exhibits/avatars/avatarDetail.ts'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { ButtonLink } from '#ui/kit/Button.tsx'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import styles from './AvatarDetailPage.module.css'
import { useLanguage } from '#state/language.ts'

/** Nobody hangs at this address: the frame, its four corners, and the ways on. */
export function EmptyFrame() {
  const language = useLanguage()
  const words = avatarDetail[language]
  return (
    <div className={styles.exhibit}>
      <div className={styles.frame} aria-hidden="true" />
      <div className={styles.label}>
        <div role="alert">
          <p className={styles.description}>{messages.avatarFailed[language]}</p>
          <p className={styles.gone}>{words.goneHint}</p>
        </div>
        <div className={styles.keys}>
          <ButtonLink look="main" href={avatarPaths.make}>
            {words.make}
          </ButtonLink>
          <ButtonLink look="quiet" href={avatarPaths.wall}>
            {avatarWords[language].back}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
