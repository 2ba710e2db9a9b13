import { Suspense, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { chooser } from '#content/exhibits/chooser.ts'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { useViewport } from '#lib/browser/useViewport.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useHasLargeText, useHasLowerControls } from '#state/reading.ts'
import { useSession } from '#state/session.ts'
import { Head } from '#ui/kit/Head.tsx'
import { ScenePage } from '#ui/parts/ScenePage.tsx'
import { tapeConstants } from './constants.ts'
import { Intro } from './intro/Intro.tsx'
import { fitsScene, scenePlaces } from './tapePlaces.ts'
import { nextPhase } from './tapePhase.ts'
import { TapeStill } from './TapeStill.tsx'
import type { TapeViewProps } from './TapeView.tsx'
import styles from './TapePage.module.css'

/** Loaded apart, so that the film's still and title do not wait for it. */
const TapeView = lazyComponent<TapeViewProps>('tape', async () => (await import('./TapeView.tsx')).TapeView)

/** The hi-fi shelf at dusk (TAPE-01): film, exhibit, ejection. */
export function TapePage() {
  const language = useLanguage()
  const words = useWords(tapeWords)
  const [, navigate] = useLocation()
  const kiosk = useSession((session) => session.kiosk)
  const [phase, dispatch] = useReducer(nextPhase, 'intro')
  const screen = useViewport()
  const film = useFilm(phase === 'intro')
  const heading = useRef<HTMLHeadingElement>(null)

  const hasLargeText = useHasLargeText()
  const isLow = useHasLowerControls()
  const fitsViewport = fitsScene(screen) && !hasLargeText && !isLow
  const status = useSceneStatus(fitsViewport)

  useEffect(
    function leave() {
      if (phase === 'over') navigate(chooser.address, { replace: true })
    },
    [phase, navigate],
  )
  useTimeout(
    () => dispatch('ejected'),
    phase === 'ejecting' ? (status === 'ready' ? tapeConstants.longestEjectMs : tapeConstants.fadeMs) : null,
  )

  function endIntro() {
    dispatch('introOver')
    // The skip key has disappeared, so the heading gets the focus.
    if (document.activeElement === document.body || document.activeElement?.closest('[data-intro]'))
      heading.current?.focus({ preventScroll: true })
  }

  return (
    <ScenePage
      status={status}
      still={<TapeStill isHidden={status === 'ready'} isSharp={isLow || phase === 'intro'} />}
      failed={{ text: words.failed.stillOnly, retry: words.failed.retry, className: styles.broken }}
      className={fitsViewport ? `${styles.page} ${styles.fitsViewport}` : styles.page}
      style={fitsViewport ? scenePlaces(screen) : undefined}
      data-theme="dark"
      data-device="1"
      data-phase={phase}
      data-menu={!kiosk || undefined}
      lang={language}
    >
      <Head
        className={styles.head}
        back={
          <button type="button" className={styles.eject} onClick={() => dispatch('eject')}>
            {words.eject}
          </button>
        }
        name={words.title}
        heading={heading}
      />
      <main id="main" className={styles.main}>
        {phase === 'intro' && <Intro onOver={endIntro} />}
        <Suspense>
          <TapeView
            phase={phase}
            dispatch={dispatch}
            status={status}
            fitsViewport={fitsViewport}
            film={film}
          />
        </Suspense>
      </main>
    </ScenePage>
  )
}

/** The clock of the six seconds: it starts with the page, whenever the scene is ready. */
function useFilm(isRunning: boolean): TapeViewProps['film'] {
  const [startedMs] = useState(() => performance.now())
  const seconds = useCallback(() => (performance.now() - startedMs) / 1000, [startedMs])
  return useMemo(() => (isRunning ? { seconds } : null), [isRunning, seconds])
}
