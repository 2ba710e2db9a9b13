import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#contract/common.ts'
import { storiesByDeviceQuery } from '#api/queries/stories.ts'
import { seededRandom } from '#contract/random.ts'
import { after } from '#lib/timers.ts'
import { storyTitle } from '#lib/storyTitle.ts'
import { reducedMotion, useMedia } from '#lib/useMedia.ts'
import { Water } from './Water.tsx'
import styles from './Saver.module.css'
import { useLanguage } from '#state/language.ts'

interface SaverProps {
  readonly words: { readonly touch: string; readonly label: string }
  readonly onEnd: () => void
}

/** In the marks of its language. */
const quoted = ({ lang, text }: { lang: Language; text: string }) =>
  lang === 'de' ? `«${text}»` : `“${text}”`

/** ms that a title stands before the next drop falls. */
const titleMs = 7000

/**
 * The screen saver, which is also what calls visitors: drops fall on dark water, and with each one the title of
 * something that somebody told here. Any input ends it, and does nothing else.
 */
export function Saver({ words, onEnd }: SaverProps) {
  const language = useLanguage()
  const stories = useQuery(storiesByDeviceQuery)
  const isStill = useMedia(reducedMotion)
  const [turn, setTurn] = useState(0)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(
    function nextDrop() {
      return after(titleMs, () => setTurn(turn + 1))
    },
    [turn],
  )
  const end = useEffectEvent(onEnd)

  useEffect(function endByAnyInput() {
    const before = document.activeElement
    layer.current?.focus({ preventScroll: true })
    const listening = new AbortController()
    const options = { capture: true, passive: false, signal: listening.signal }
    // A mouse reports itself when something appears under it: only a way of some pixels is a hand.
    let from: { x: number; y: number } | null = null
    const stop = (event: Event) => {
      if (event instanceof PointerEvent && event.type === 'pointermove') {
        from ??= { x: event.screenX, y: event.screenY }
        if (Math.hypot(event.screenX - from.x, event.screenY - from.y) < 8) return
      }
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    for (const type of ['keydown', 'pointerup', 'pointermove', 'wheel'] as const)
      addEventListener(type, stop, options)
    return () => {
      listening.abort()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const titles = (stories.data ?? []).flatMap(({ device, userStories }) =>
    userStories.flatMap((story) => {
      const title = storyTitle(story, language)
      return title === null ? [] : [{ ...title, device: device.name }]
    }),
  )
  const random = seededRandom(turn)
  // The first numbers of neighbouring rows are as different as any.
  const place = { x: 0.2 + 0.6 * random(), y: 0.25 + 0.4 * random() }
  const title = titles[Math.floor(random() * titles.length)]
  return (
    <div ref={layer} className={styles.layer} role="dialog" aria-label={words.label} tabIndex={-1}>
      <Water place={place} isStill={isStill} />
      <div key={turn} className={styles.title} style={{ insetBlockStart: `${place.y * 100}%` }}>
        {title && (
          <>
            <p lang={title.lang} dir="auto" className={styles.words}>
              {quoted(title)}
            </p>
            <p dir="auto">{title.device}</p>
          </>
        )}
      </div>
      <p className={styles.touch}>{words.touch}</p>
    </div>
  )
}
