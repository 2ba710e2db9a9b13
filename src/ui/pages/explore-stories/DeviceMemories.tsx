import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { onFirstUse } from '#contract/onFirstUse.ts'
import type { Story } from '#contract/story.ts'
import { explore } from '#content/pages/explore.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { fill } from '#lib/text/fill.ts'
import { after } from '#lib/time/timers.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import { DeviceNarration } from './DeviceNarration.tsx'
import styles from './DeviceMemories.module.css'
import { pageSize, shownCount } from './paging.ts'
import { StoryEntry } from '#ui/kit/story/StoryEntry.tsx'

interface DeviceMemoriesProps {
  readonly device: Device
  readonly number: string
  /** The stories to show, newest first. */
  readonly stories: readonly Story[]
  /** Every story of the device, newest first: numbers do not depend on the search. */
  readonly all: readonly Story[]
  readonly isSearching: boolean
  /** The story that the address points to. */
  readonly markedId: number | null
}

/** Content of an open device: its narration, then its stories, twelve at a time. */
export function DeviceMemories(props: DeviceMemoriesProps) {
  const words = useWords(explore)
  const { device, stories, all, markedId } = props
  const [presses, setPresses] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const ordinals = useMemo(() => new Map(all.map(({ id }, index) => [id, all.length - index])), [all])
  const shown = shownCount(
    stories.length,
    presses,
    stories.findIndex(({ id }) => id === markedId),
  )
  const rest = stories.length - shown

  useEffect(
    function goToMarkedStory() {
      if (markedId === null) return
      // After PageArrival, which scrolls and focuses the top of the page.
      return after(60, () => arriveAt(list.current, markedId))
    },
    [markedId],
  )

  function showMore() {
    const next = stories[shown]
    setPresses(shown / pageSize)
    // Focuses the first of the added stories, not the button behind them.
    if (next) after(0, () => headingOf(list.current, next.id)?.focus({ preventScroll: true }))
  }

  return (
    <div>
      {!props.isSearching && <DeviceNarration device={device} />}
      <div ref={list}>
        {stories.slice(0, shown).map((story) => (
          <VisitorStory
            key={story.id}
            story={story}
            number={`${props.number}.${String(ordinals.get(story.id) ?? 0).padStart(2, '0')}`}
            isMarked={story.id === markedId}
          />
        ))}
      </div>
      {rest > 0 && (
        <div className={styles.more}>
          <p className={styles.rest}>{fill(words.remaining, { count: rest })}</p>
          <Button onClick={showMore}>{fill(words.more, { step: Math.min(pageSize, rest) })}</Button>
        </div>
      )}
      {stories.length === 0 && (
        <div className={styles.onAxis}>
          <Notice
            kind="empty"
            action={
              <ButtonLink href={`/exhibits/werkschau/share-story?deviceId=${device.id}`}>
                {words.shareOwn}
              </ButtonLink>
            }
          >
            <p>{words.emptyDevice}</p>
            <p>{words.emptyDeviceHint}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}

function headingOf(list: HTMLElement | null, storyId: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`#story-${storyId} h3`) ?? null
}

function arriveAt(list: HTMLElement | null, storyId: number): void {
  list?.querySelector(`#story-${storyId}`)?.scrollIntoView({ block: 'start' })
  headingOf(list, storyId)?.focus({ preventScroll: true })
}

interface VisitorStoryProps {
  readonly story: Story
  readonly number: string
  readonly isMarked: boolean
}

/** A visitor's story, in the page's language if it exists in it. */
function VisitorStory({ story, number, isMarked }: VisitorStoryProps) {
  const language = useLanguage()
  const words = useWords(explore)
  return (
    <StoryEntry
      id={`story-${story.id}`}
      number={number}
      colophon={colophon(story, language)}
      story={story}
      untitled={words.voice.untitled}
      readOn={words.readOn}
      mark={isMarked ? words.marked : undefined}
      voice={
        story.voice && (
          <StoryVoice
            voice={story.voice}
            label={fill(words.voice.label, {
              title: storyTitle(story, language)?.text ?? words.voice.untitled,
            })}
          />
        )
      }
    />
  )
}

const dates = {
  de: onFirstUse(() => new Intl.DateTimeFormat('de-CH', { day: 'numeric', month: 'long', year: 'numeric' })),
  en: onFirstUse(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })),
}

/** The notes of a story: date or sample, and its language if it differs from the page's. */
function colophon(story: Story, language: Language): string[] {
  const words = explore[language]
  const lines: string[] = []
  if (story.sample) lines.push(words.sample)
  else if (story.createdAt !== '') lines.push(dates[language]().format(new Date(story.createdAt)))
  const text = storyText(story, language)
  if (text && text.lang !== language) lines.push(words.onlyIn[text.lang])
  else if (story.voice && story.language && story.language !== language)
    lines.push(words.originalLanguage[story.language])
  if (!text && story.voice) lines.push(words.voice.noTranscript)
  return lines
}
