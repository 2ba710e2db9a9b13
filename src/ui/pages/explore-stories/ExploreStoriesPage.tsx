import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { explore } from '#content/pages/explore.ts'
import * as messages from '#content/messages.ts'
import { storiesByDeviceQuery } from '#api/queries/stories.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { Collection } from './Collection.tsx'
import styles from './ExploreStoriesPage.module.css'
import { catalogueNumber } from '#ui/parts/catalogueNumber.ts'
import { isDeviceShownHere } from '#ui/parts/isShownHere.ts'
import { Quoted } from '#ui/parts/Quoted.tsx'
import type { DeviceStories } from './searchStories.ts'

/** ms between polls, so that new stories appear within a minute. */
const refreshMs = 60_000

const ofShownDevices = (groups: readonly DeviceStories[]) =>
  groups
    .map((group, index) => ({ ...group, number: catalogueNumber(index) }))
    .filter(({ device }) => isDeviceShownHere(device.id))

/** All stories of the exhibition, by device (EXPL-01 to 04). */
export function ExploreStoriesPage() {
  const language = useLanguage()
  const words = useWords(explore)
  const stories = useQuery({
    ...storiesByDeviceQuery,
    select: ofShownDevices,
    refetchOnMount: 'always',
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
  })
  // A long list is laid out without making a touch wait.
  const groups = useDeferredValue(stories.data)
  // Failed until the first list arrives; later failures keep the list.
  const hasFailed = stories.data === undefined && stories.errorUpdateCount > 0

  useEffect(
    function reportFailure() {
      if (hasFailed) toast.error(messages.storiesFailed.en, { page: 'explore', lang: 'en' })
    },
    [hasFailed],
  )

  return (
    <PageFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      languageOrder={['de', 'en']}
      action={
        <div className={styles.share}>
          <ButtonLink look="main" href="/exhibits/werkschau/share-story" lang="en">
            Share Your Story
          </ButtonLink>
          {language === 'de' && <p className={styles.aside}>{words.shareOwn}</p>}
        </div>
      }
    >
      <div className={styles.body}>
        {groups ? (
          <Collection groups={groups} />
        ) : hasFailed ? (
          <div className={styles.onAxis}>
            <Notice
              kind="failed"
              action={
                <Button busy={stories.isFetching} onClick={() => void stories.refetch()}>
                  {words.tryAgain}
                </Button>
              }
            >
              <Quoted message={messages.storiesFailed} />
            </Notice>
          </div>
        ) : (
          <div className={styles.onAxis}>
            <Notice kind="loading">{words.loading}</Notice>
          </div>
        )}
      </div>
    </PageFrame>
  )
}
