import { useEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
import { chooser } from '#content/exhibits/chooser.ts'
import { echo } from '#content/exhibits/echo/words.ts'
import { useViewport } from '#lib/browser/useViewport.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { Head } from '#ui/kit/Head.tsx'
import { SoundControl } from '#ui/kit/SoundControl.tsx'
import { ScenePage } from '#ui/parts/ScenePage.tsx'
import { echoConstants } from './constants.ts'
import { initialEcho, nextEcho } from './echoMachine.ts'
import styles from './EchoPage.module.css'
import { EchoView } from './EchoView.tsx'
import { SkyPicture } from './SkyPicture.tsx'

/** A night sky of stories around a smart speaker (ECHO-01 to ECHO-06). */
export function EchoPage() {
  const language = useLanguage()
  const words = useWords(echo)
  const [, navigate] = useLocation()
  const kiosk = useSession((session) => session.kiosk)
  const [state, dispatch] = useReducer(nextEcho, initialEcho)
  const { phase } = state
  const screen = useViewport()

  const status = useSceneStatus()
  const isReady = status === 'ready'
  const isSky = isReady || status === 'loading'

  useEffect(
    function goHome() {
      if (phase === 'over') navigate(chooser.address, { replace: true })
    },
    [phase, navigate],
  )
  useTimeout(() => dispatch({ type: 'landed' }), phase === 'leaving' ? echoConstants.longestFlightMs : null)
  const leave = () => dispatch({ type: 'leave', flies: isReady })

  useEffect(
    function endFlight() {
      if (status === 'failed') dispatch({ type: 'failed' })
    },
    [status],
  )

  return (
    <ScenePage
      status={status}
      still={<SkyPicture screen={screen} isHidden={isReady} isWhole={!isSky} />}
      failed={{ text: words.failed.stillOnly, retry: words.failed.retry, className: styles.broken }}
      className={isSky ? `${styles.page} ${styles.sky}` : styles.page}
      data-theme="dark"
      data-device="3"
      data-phase={phase}
      data-menu={!kiosk || undefined}
      lang={language}
    >
      <Head
        className={styles.head}
        back={
          <button type="button" className={styles.back} onClick={leave}>
            <Earth />
            {words.backToEarth}
          </button>
        }
        name={words.title}
        keys={<SoundControl />}
      />
      <main id="main" className={styles.main}>
        {!isSky && <p className="echo-lead">{words.lead}</p>}
        <EchoView state={state} dispatch={dispatch} isSky={isSky} screen={screen} onLeave={leave} />
        {status === 'loading' && (
          <p className={styles.coming} role="status">
            {words.coming}
          </p>
        )}
      </main>
    </ScenePage>
  )
}

function Earth() {
  return (
    <svg className={styles.earth} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10" fill="#2f7fc4" />
      <path
        d="M4.4 7.2c2.6-1 4.4.4 5.8-.6 1.2-.9-.6-2.6 1-3.9A10 10 0 0 1 19 5.1c-.7 1.6-2.6 1.4-3 2.9-.4 1.6 1.5 2 1 3.8-.6 1.9-3 1.6-4 3.3-.9 1.5 0 3.4-1.6 4-1.9.6-2.3-2.2-3.9-3.4-1.5-1.1-3.7-.6-4.6-2.6-.8-1.9.1-4.2 1.5-5.9z"
        fill="#7cc48a"
      />
    </svg>
  )
}
