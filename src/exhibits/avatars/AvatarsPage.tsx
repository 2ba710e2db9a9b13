import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import * as messages from '#content/messages.ts'
import { avatarWall } from '#content/exhibits/avatars/avatarWall.ts'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { avatarsExhibit } from '#content/exhibits/avatars/exhibit.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { avatarsQuery } from '#api/queries/avatars.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { fill } from '#lib/text/fill.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import { AvatarSheet } from './AvatarSheet.tsx'
import styles from './AvatarsPage.module.css'
import { sheetsOf } from './sheets.ts'

/** ms between polls, so that an avatar made on a phone soon appears. */
const refreshMs = 20_000

/** The wall of all avatars, newest first (AVA-01). */
export function AvatarsPage() {
  const language = useLanguage()
  const words = useWords(avatarWall)
  const avatars = useQuery({
    ...avatarsQuery,
    refetchOnMount: 'always',
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
  })
  // Failed until the first list arrives; later failures keep the list.
  const hasFailed = avatars.data === undefined && avatars.errorUpdateCount > 0
  const failed = messages.avatarsFailed[language]
  const list = avatars.data
  const sheets = useMemo(() => sheetsOf(list ?? []), [list])

  useEffect(
    function reportFailure() {
      if (hasFailed) toast.error(failed, { page: 'avatar' })
    },
    [hasFailed, failed],
  )

  return (
    <PageFrame kicker={avatarWords[language].kicker} title={avatarsExhibit.name[language]} lead={words.lead}>
      <div className={styles.wall}>
        {sheets.map((sheet) => (
          <AvatarSheet
            key={sheet.first}
            sheet={sheet}
            total={list?.length ?? 0}
            lead={sheet.first === 0 && <WayIn />}
          />
        ))}
      </div>
      {list === undefined && !hasFailed && <Notice kind="loading">{words.loading}</Notice>}
      {hasFailed && (
        <Notice
          kind="failed"
          action={
            <Button busy={avatars.isFetching} onClick={() => void avatars.refetch()}>
              {avatarWords[language].tryAgain}
            </Button>
          }
        >
          <p>{failed}</p>
          <p>{words.failedHint}</p>
        </Notice>
      )}
      {list?.length === 0 && (
        <Notice kind="empty">
          <p>{words.empty}</p>
          <p>{words.emptyHint}</p>
        </Notice>
      )}
    </PageFrame>
  )
}

/** The first two places on the wall: links to make an avatar, on this display or on a phone. */
function WayIn() {
  const words = useWords(avatarWall)
  // Renders again when staff change the address of codes.
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
