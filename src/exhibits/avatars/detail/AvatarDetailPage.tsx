import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DefaultParams } from 'wouter'
import * as messages from '#content/messages.ts'
import { avatarDetail, avatarHashtag } from '#content/exhibits/avatars/avatarDetail.ts'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { avatarQuery, avatarsQuery } from '#api/queries/avatars.ts'
import { ReportError } from '#api/ReportError.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import type { Avatar } from '#contract/avatar.ts'
import { fill } from '#lib/text/fill.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { useSession } from '#state/session.ts'
import { Portrait } from '#ui/parts/avatars/Portrait.tsx'
import styles from './AvatarDetailPage.module.css'
import { shareNatively, type ShareCard } from './shareAvatar.ts'
import { ShareDialog } from './ShareDialog.tsx'

/** Characters from which a name is set smaller. */
const longName = 24

/** One avatar: portrait, description, and sharing (AVA-03, AVA-04). */
export function AvatarDetailPage({ params }: { params: DefaultParams }) {
  const language = useLanguage()
  const words = useWords(avatarDetail)
  const shortUuid = params.uuid ?? ''
  const client = useQueryClient()
  const avatar = useQuery({
    ...avatarQuery(shortUuid),
    // From the wall, the avatar is in the cache already.
    placeholderData: () =>
      client.getQueryData(avatarsQuery.queryKey)?.find((each) => each.shortUuid === shortUuid),
  })
  const { error } = avatar
  const isUnknown = error instanceof ReportError && error.statusCode < 500
  /** An avatar that the server no longer has is not shown from the cache: staff may have hidden it. */
  const shown = isUnknown ? undefined : avatar.data
  const hasFailed = shown === undefined && avatar.errorUpdateCount > 0
  const failed = messages.avatarFailed[language]

  useEffect(
    function reportFailure() {
      if (hasFailed) toast.error(failed, { page: 'avatar' })
    },
    [hasFailed, failed],
  )

  const name = shown?.name ?? (isUnknown ? words.withdrawn : words.unnamed)
  return (
    <PageFrame
      kicker={avatarWords[language].kicker}
      title={name.length > longName ? <span className={styles.longName}>{name}</span> : name}
    >
      <div className={styles.page}>
        {shown && <AvatarLabel avatar={shown} />}
        {!shown && !hasFailed && <Notice kind="loading">{words.loading}</Notice>}
        {hasFailed && isUnknown && <EmptyFrame />}
        {hasFailed && !isUnknown && (
          <Notice
            kind="failed"
            action={
              <div className={styles.keys}>
                <Button busy={avatar.isFetching} onClick={() => void avatar.refetch()}>
                  {avatarWords[language].tryAgain}
                </Button>
                <ButtonLink look="quiet" href={avatarPaths.wall}>
                  {avatarWords[language].back}
                </ButtonLink>
              </div>
            }
          >
            <p>{failed}</p>
            <p>{words.failedHint}</p>
          </Notice>
        )}
      </div>
    </PageFrame>
  )
}

/** Shown for an unknown avatar: an empty frame and links. */
function EmptyFrame() {
  const language = useLanguage()
  const words = useWords(avatarDetail)
  return (
    <div className={styles.exhibit}>
      <div className={styles.frame} aria-hidden="true" />
      <div className={styles.label}>
        <div role="alert">
          <p className={styles.description}>{messages.avatarFailed[language]}</p>
          <p className={styles.withdrawn}>{words.withdrawnHint}</p>
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

interface AvatarLabelProps {
  readonly avatar: Avatar
}

/** The portrait with its label: name, description, actions. */
function AvatarLabel({ avatar }: AvatarLabelProps) {
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
