import { useState } from 'react'
import { myStory } from '#content/pages/myStory.ts'
import { whenShown } from '#content/pages/whenShown.ts'
import type { OwnStory } from '#contract/ownStory.ts'
import { personalLinkKeyIn } from '#lib/stories/personalLink.ts'
import { useLanguage } from '#state/language.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { MyStoryEntry } from './MyStoryEntry.tsx'
import { MyStoryKeys } from './MyStoryKeys.tsx'
import styles from './MyStoryPage.module.css'
import { useHash } from './useHash.ts'
import { useOwnStory } from './useOwnStory.ts'

/** Where somebody finds the story they left, corrects it or takes it back, by its key alone (SHARE-08). */
export function MyStoryPage() {
  const language = useLanguage()
  const words = myStory[language]
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
  const language = useLanguage()
  const words = myStory[language]
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
  const words = myStory[language]
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
