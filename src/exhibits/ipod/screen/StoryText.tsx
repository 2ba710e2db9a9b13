import { useEffect, useRef } from 'react'
import { ipod } from '#content/exhibits/ipod/words.ts'
import { languages } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { storyText } from '#lib/stories/storyTitle.ts'
import { isPlaying } from '../device/useNowPlaying.ts'
import type { ScreenProps } from './Screen.tsx'
import { titlesOf } from './titlesOf.ts'
import styles from './StoryText.module.css'
import { useLanguage, useWords } from '#state/language.ts'

/** Lines per detent. */
const linesADetent = 1.5

/** A story's text in English or German (IPOD-04); the wheel scrolls it. */
export function StoryText(props: ScreenProps) {
  const story = props.cards.find((card) => card?.id === props.state.selectedId) ?? null
  return story && <Text key={story.id} {...props} story={story} />
}

function Text({ story, state, playing, controls }: ScreenProps & { readonly story: Story }) {
  const language = useLanguage()
  const words = useWords(ipod)
  const region = useRef<HTMLDivElement>(null)
  const other = language === 'en' ? 'de' : 'en'
  const wanted = state.isInOtherLanguage ? other : language
  const text = storyText(story, wanted)
  const [title] = titlesOf(story, text?.lang ?? language)
  const has = { en: storyText(story, 'en')?.lang === 'en', de: storyText(story, 'de')?.lang === 'de' }
  const { holdScroller } = controls
  useEffect(
    function lendToWheel() {
      holdScroller((detents) => scrolled(region.current, detents))
      return () => holdScroller(null)
    },
    [holdScroller],
  )
  const isHere = playing.loaded?.track === story.id && isPlaying(playing.state)
  return (
    <div className={styles.page}>
      <div ref={region} className={styles.text} tabIndex={0} role="group" aria-label={words.text.read}>
        <h3 className={styles.title} lang={title.lang} dir="auto">
          {title.text}
        </h3>
        {text === null ? (
          <p className={styles.note}>{words.text.voiceOnly}</p>
        ) : (
          text.text.split(/\n+/).map((paragraph, index) => (
            <p key={index} lang={text.lang} dir="auto">
              {paragraph}
            </p>
          ))
        )}
        {story.sample && <p className={styles.note}>{words.text.sample}</p>}
      </div>
      <div className={styles.actions}>
        {story.voice && (
          <button
            type="button"
            className={styles.action}
            aria-pressed={isHere}
            onClick={() => controls.press({ type: 'play' })}
          >
            {words.text.play}
          </button>
        )}
        {text !== null && (
          <div className={styles.languages} role="group" aria-label={words.text.group}>
            {languages.toReversed().map((each) => (
              <button
                key={each}
                type="button"
                className={styles.action}
                lang={each}
                aria-pressed={each === text.lang}
                disabled={!has[each]}
                onClick={() => controls.press({ type: 'readIn', isOther: each === other })}
              >
                {words.text.languages[each]}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function scrolled(region: HTMLElement | null, detents: number): boolean {
  if (region === null) return false
  const before = region.scrollTop
  const line = Number.parseFloat(getComputedStyle(region).lineHeight)
  region.scrollTop = before + detents * linesADetent * (Number.isFinite(line) ? line : 24)
  return region.scrollTop !== before
}
