import { useEffect, useEffectEvent, useState } from 'react'
import { echo } from '#content/exhibits/echo/words.ts'
import type { EchoWords } from '#content/exhibits/echo/words.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import styles from './EchoView.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface ArrivalsProps {
  readonly arrived: readonly number[]
  /** The open story was withdrawn or hidden. */
  readonly isRemoved: boolean
  readonly stories: readonly Story[] | null
}

/** ms that a sentence stays. */
const standsMs = 9000

/** Announces new stories in the sky (ECHO-05) and a withdrawn one, politely and once. */
export function Arrivals({ arrived, isRemoved, stories }: ArrivalsProps) {
  const language = useLanguage()
  const words = useWords(echo)
  const [announcement, setAnnouncement] = useState('')
  const sentenceOf = useEffectEvent((ids: readonly number[]) => arrivalOf(ids, stories, language, words))
  useEffect(
    function reportOnce() {
      if (arrived.length > 0) setAnnouncement(sentenceOf(arrived))
    },
    [arrived],
  )
  useTimeout(() => setAnnouncement(''), announcement === '' ? null : standsMs)
  return (
    <div className={styles.said} role="status">
      {isRemoved && <p>{words.sky.withdrawn}</p>}
      {announcement !== '' && <p>{announcement}</p>}
    </div>
  )
}

function arrivalOf(
  arrived: readonly number[],
  stories: readonly Story[] | null,
  language: Language,
  words: EchoWords,
): string {
  const story = stories?.find(({ id }) => id === arrived[0])
  if (arrived.length > 1 || story === undefined) return fill(words.sky.arrivedMany, { count: arrived.length })
  return fill(words.sky.arrivedOne, { title: storyTitle(story, language)?.text ?? words.sky.untitled })
}
