import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { myStory } from '#content/pages/myStory.ts'
import { whenShown } from '#content/pages/whenShown.ts'
import type { OwnStory } from '#contract/ownStory.ts'
import * as routes from '#contract/routes.ts'
import { call } from '#api/client.ts'
import { personalLinkKeyIn } from '#lib/stories/personalLink.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { MyStoryEntry } from './MyStoryEntry.tsx'
import { MyStoryKeys } from './MyStoryKeys.tsx'
import styles from './MyStoryPage.module.css'

/** Lets contributors find, correct or withdraw their story by its key alone (SHARE-08). */
export function MyStoryPage() {
  const words = useWords(myStory)
  const key = personalLinkKeyIn(useHash())
  return (
    <PageFrame kicker={words.kicker} title={words.title} lead={words.lead}>
      {key === null ? (
        <Notice kind="empty">{words.wrong}</Notice>
      ) : (
        <Opened key={key} personalLinkKey={key} />
      )}
    </PageFrame>
  )
}

function Opened({ personalLinkKey }: { readonly personalLinkKey: string }) {
  const words = useWords(myStory)
  const own = useOwnStory(personalLinkKey)
  if (own.state === 'loading') return <Notice kind="loading">{words.loading}</Notice>
  if (own.state === 'unknown') return <Notice kind="empty">{words.wrong}</Notice>
  if (own.state === 'failed') {
    return (
      <Notice kind="failed" action={<Button onClick={own.ask}>{words.again}</Button>}>
        {words.failed}
      </Notice>
    )
  }
  return <Story own={own.story} personalLinkKey={personalLinkKey} onChanged={own.ask} />
}

interface StoryProps {
  readonly own: OwnStory
  readonly personalLinkKey: string
  readonly onChanged: () => void
}

function Story({ own, personalLinkKey, onChanged }: StoryProps) {
  const language = useLanguage()
  const words = useWords(myStory)
  const [isCorrecting, setIsCorrecting] = useState(false)
  return (
    <div className={styles.own} data-device={own.device.id}>
      <p className={styles.state} role="status">
        {own.state === 'waiting'
          ? whenShown[language].awaits[own.awaits ?? 'reading']
          : words.state[own.state]}
      </p>
      {own.story === null ? (
        <ButtonLink href="/exhibits/werkschau/share-story">{words.another}</ButtonLink>
      ) : (
        <>
          {!isCorrecting && <MyStoryEntry own={own} story={own.story} />}
          <MyStoryKeys
            story={own.story}
            isShown={own.state === 'published'}
            isVoiceGiven={own.voiceInNarration}
            personalLinkKey={personalLinkKey}
            isCorrecting={isCorrecting}
            onCorrecting={setIsCorrecting}
            onChanged={onChanged}
          />
        </>
      )}
    </div>
  )
}

/** The hash of the address, `#` included. */
function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

type Found =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly story: OwnStory }

/** The story of a key. Not cached: the next visitor must not find it. */
function useOwnStory(key: string): Found & { readonly ask: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  useEffect(
    function fetchStory() {
      const asking = new AbortController()
      call(routes.ownStory, { body: { key }, signal: asking.signal }).then(
        (answer) => {
          if (asking.signal.aborted) return
          if ('state' in answer) setFound({ state: 'found', story: answer })
          else setFound({ state: answer.statusCode === 404 ? 'unknown' : 'failed' })
        },
        (error: unknown) => {
          if (asking.signal.aborted) return
          console.warn('The own story cannot be fetched', error)
          setFound({ state: 'failed' })
        },
      )
      return () => asking.abort()
    },
    [key, asked],
  )
  const ask = useCallback(() => setAsked((count) => count + 1), [])
  return { ...found, ask }
}
