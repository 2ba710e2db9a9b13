import { PageLanguage, useWords } from '#state/language.ts'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { win98 } from '#content/exhibits/win98/desktopWords.ts'
import type { Language } from '#contract/common.ts'
import { clickWithEveryFinger } from '#lib/browser/clickWithEveryFinger.ts'
import { useViewport } from '#lib/browser/useViewport.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useSession } from '#state/session.ts'
import { Boot } from './Boot.tsx'
import styles from './App.module.css'
import { Desktop } from './desktop/Desktop.tsx'
import { metricsOf } from './desktop/metrics.ts'
import { useMedia } from '#lib/browser/useMedia.ts'
import { postToParent, useParentLanguage } from './parent.ts'

type Phase = 'boot' | 'desktop' | 'goodbye'

/** The computer: starts, runs, shuts down. */
export function App({ firstLanguage }: { firstLanguage: Language }) {
  const [language, setLanguage] = useState(firstLanguage)
  const [phase, setPhase] = useState<Phase>('boot')
  const kiosk = useSession((session) => session.kiosk)
  const viewport = useViewport()
  const isTouch = useMedia('(pointer: coarse)')
  const { width, height } = viewport
  const metrics = useMemo(() => metricsOf(width, height, isTouch), [width, height, isTouch])
  useParentLanguage(setLanguage)
  useEffect(() => clickWithEveryFinger(document), [])

  useLayoutEffect(
    function drawAtThisSize() {
      const { style, dataset } = document.documentElement
      style.setProperty('--u', `${metrics.unit}px`)
      style.setProperty('--hit', `${metrics.hit}px`)
      style.setProperty('--taskbar', `${metrics.taskbar}px`)
      style.setProperty('--reach', `${metrics.reach}px`)
      if (metrics.isTouch) dataset.touch = ''
      else delete dataset.touch
      if (metrics.isCompact) dataset.compact = ''
      else delete dataset.compact
    },
    [metrics],
  )
  useLayoutEffect(
    function nameLanguage() {
      document.documentElement.lang = language
    },
    [language],
  )

  return (
    <PageLanguage value={language}>
      {phase === 'boot' ? (
        <Boot onOver={() => setPhase('desktop')} />
      ) : phase === 'goodbye' ? (
        <Goodbye />
      ) : (
        <Desktop
          onLanguage={(chosen) => {
            setLanguage(chosen)
            postToParent({ kind: 'language', language: chosen })
          }}
          metrics={metrics}
          viewport={viewport}
          kiosk={kiosk}
          onRestart={() => setPhase('boot')}
          onLeave={() => setPhase('goodbye')}
        />
      )}
    </PageLanguage>
  )
}

/** ms that the last sentence stays. */
const standsMs = 2600

/** The last picture before the page returns to the exhibits. */
function Goodbye() {
  const words = useWords(win98).shutDown
  useTimeout(leave, standsMs)
  useEffect(function goOnByAnyKey() {
    const listening = new AbortController()
    addEventListener('keydown', leave, listening)
    addEventListener('pointerup', leave, listening)
    return () => listening.abort()
  }, [])
  return (
    <main className={styles.screen}>
      <h1 role="status" className={styles.text}>
        {words.goodbye}
      </h1>
    </main>
  )
}

/** Without a surrounding page it navigates by itself. */
function leave() {
  if (window.parent === window) location.assign('/exhibits')
  else postToParent({ kind: 'leave' })
}
