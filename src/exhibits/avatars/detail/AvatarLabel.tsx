import { useState } from 'react'
import { avatarDetail, avatarHashtag } from '#content/exhibits/avatars/avatarDetail.ts'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import type { Avatar } from '#contract/avatar.ts'
import { fill } from '#lib/text/fill.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { useSession } from '#state/session.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import { Portrait } from '#ui/parts/avatars/Portrait.tsx'
import styles from './AvatarDetailPage.module.css'
import { shareNatively, type ShareCard } from './shareAvatar.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface AvatarLabelProps {
  readonly avatar: Avatar
}

/** The portrait with its label: name, description, actions. */
export function AvatarLabel({ avatar }: AvatarLabelProps) {
  const language = useLanguage()
  const words = useWords(avatarDetail)
  const kiosk = useSession((session) => session.kiosk)
  const [isSharing, setIsSharing] = useState(false)
  const { name, shortUuid, description, descriptions, awaitsStaff } = avatar
  const path = avatarPaths.detail(shortUuid)
  const card: ShareCard = {
    title: name,
    text: fill(words.shareText, { name, hashtag: avatarHashtag }),
    url: publicAddress(path),
  }

  async function share() {
    // On a kiosk, native sharing would leave the exhibition.
    const outcome = kiosk ? 'unavailable' : await shareNatively(card)
    if (outcome === 'unavailable') setIsSharing(true)
  }

  return (
    <article className={styles.exhibit}>
      <div className={styles.portrait}>
        <Portrait avatar={avatar} loading="eager" />
      </div>
      <div className={styles.label}>
        <p className={styles.description} lang={descriptions ? language : 'de'} dir="auto">
          {descriptions?.[language] ?? description}
        </p>
        {awaitsStaff && <p className={styles.awaits}>{words.awaitsStaff}</p>}
        <p className={styles.tag}>{avatarHashtag}</p>
        <div className={styles.keys}>
          <Button look="main" onClick={() => void share()}>
            {words.share}
          </Button>
          <ButtonLink href={avatarPaths.make}>{words.make}</ButtonLink>
          <ButtonLink look="quiet" href={avatarPaths.wall}>
            {avatarWords[language].back}
          </ButtonLink>
        </div>
      </div>
      <ShareDialog open={isSharing} onClose={() => setIsSharing(false)} card={card} path={path} />
    </article>
  )
}
