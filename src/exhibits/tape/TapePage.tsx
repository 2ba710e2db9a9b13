import { Suspense, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { useScreen } from '#lib/browser/useScreen.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useHasLargeText, useHasLowerControls } from '#state/reading.ts'
import { useSession } from '#state/session.ts'
import { Head } from '#ui/kit/Head.tsx'
import { Room } from '#ui/parts/Room.tsx'
import { chooserAddress, tapeRoom } from './constants.ts'
import { Intro } from './intro/Intro.tsx'
import { fitsRoom, roomPlaces } from './tapePlaces.ts'
import { nextPhase } from './tapeRoomMachine.ts'
import { RoomPicture } from './RoomPicture.tsx'
import type { RoomViewProps } from './RoomView.tsx'
import styles from './TapePage.module.css'

/** The film's first picture, still and title, does not wait for what stands behind it. */
const RoomView = lazyComponent<RoomViewProps>('tape', async () => (await import('./RoomView.tsx')).RoomView)

/** The hi-fi shelf at dusk (TAPE-01): its film, then the room, and the way out. */
export function TapePage() {
  const language = useLanguage()
  const words = useWords(tapeWords)
  const [, navigate] = useLocation()
  const kiosk = useSession((session) => session.kiosk)
  const [phase, dispatch] = useReducer(nextPhase, 'intro')
  const screen = useScreen()
  const film = useFilm(phase === 'intro')
  const heading = useRef<HTMLHeadingElement>(null)

  const hasLargeText = useHasLargeText()
  const isLow = useHasLowerControls()
  const isHall = fitsRoom(screen) && !hasLargeText && !isLow
  const status = useSceneStatus(isHall)

  useEffect(
    function leave() {
      if (phase === 'gone') navigate(chooserAddress, { replace: true })
    },
    [phase, navigate],
  )
  useTimeout(
    () => dispatch('ejected'),
    phase === 'ejecting' ? (status === 'ready' ? tapeRoom.longestEjectMs : tapeRoom.fadeMs) : null,
  )

  function enterRoom() {
    dispatch('introOver')
    // The way past the film is gone: reading goes on at the room's own head.
    if (document.activeElement === document.body || document.activeElement?.closest('[data-intro]'))
      heading.current?.focus({ preventScroll: true })
  }

  return (
    <Room
      status={status}
      still={<RoomPicture isHidden={status === 'ready'} isSharp={isLow || phase === 'intro'} />}
      failed={{ text: words.failed.stillOnly, retry: words.failed.retry, className: styles.broken }}
      className={isHall ? `${styles.page} ${styles.hall}` : styles.page}
      style={isHall ? roomPlaces(screen) : undefined}
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
        {phase === 'intro' && <Intro onOver={enterRoom} />}
        <Suspense>
          <RoomView phase={phase} dispatch={dispatch} status={status} isHall={isHall} film={film} />
        </Suspense>
      </main>
    </Room>
  )
}

/** The clock of the six seconds: it starts with the page, whenever the room itself is there to be seen. */
function useFilm(isRunning: boolean): RoomViewProps['film'] {
  const [startedMs] = useState(() => performance.now())
  const seconds = useCallback(() => (performance.now() - startedMs) / 1000, [startedMs])
  return useMemo(() => (isRunning ? { seconds } : null), [isRunning, seconds])
}
