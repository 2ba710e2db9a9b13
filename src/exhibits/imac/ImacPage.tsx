import { useCallback, useLayoutEffect, useMemo, useReducer, useState, useEffect } from 'react'
import { useLocation } from 'wouter'
import { imac as imacWords } from '#content/exhibits/imac/words.ts'
import { shellWords } from '#content/shell.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { useViewport } from '#lib/browser/useViewport.ts'
import type { Size } from '#lib/geometry/size.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { frontOn, powerKeyBelow, tubeOn, tubeOnPicture, tubeSize, widest } from '#scenes/imac/layout.ts'
import type { ImacSceneProps } from '#scenes/imac/ImacScene.tsx'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { createScreenPlane } from '#scenes/stage/screenPlane.ts'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useHasLowerControls } from '#state/reading.ts'
import { useSession } from '#state/session.ts'
import { BackLink, Head } from '#ui/kit/Head.tsx'
import { SoundControl } from '#ui/kit/SoundControl.tsx'
import { Hold } from '#ui/parts/hold/Hold.tsx'
import { ScenePage } from '#ui/parts/ScenePage.tsx'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { imacAddress, imacConstants } from './constants.ts'
import { Desktop } from './desktop/Desktop.tsx'
import { Boot } from './glass/Boot.tsx'
import { Glass } from './glass/Glass.tsx'
import styles from './ImacPage.module.css'
import { ImacStill, stillOf } from './picture/ImacStill.tsx'
import { initialImac, nextImac, type Place, placeOf, type Power } from './imacMachine.ts'
import { Welcome } from './welcome/Welcome.tsx'

const ImacScene = lazyComponent<ImacSceneProps>(
  'imac-scene',
  async () => (await import('#scenes/imac/ImacScene.tsx')).ImacScene,
)

const ImacInHand = lazyComponent(
  'computer in hand',
  async () => (await import('./ImacInHand.tsx')).ImacInHand,
)

interface ImacPageProps {
  readonly params: { readonly windowType?: string }
}

/** The iMac: welcome, boot, desktop and windows, each at its address. */
export function ImacPage({ params }: ImacPageProps) {
  const place = placeOf(params.windowType)
  const language = useLanguage()
  const words = useWords(imacWords)
  const [, navigate] = useLocation()
  const kiosk = useSession((session) => session.kiosk)
  const [imac, dispatch] = useReducer(nextImac, place, initialImac)
  if (imac.place !== place) dispatch({ type: 'arrived', place })
  const { power, pressed } = imac
  const screen = useViewport()
  const [plane] = useState(() => createScreenPlane(tubeSize))
  const { press, tap } = useImacSound(power)

  const isNear = place !== 'welcome'
  const isLow = useHasLowerControls() && isNear
  const isTube = fitsTube(screen) && !isLow
  const status = useSceneStatus(isTube)
  const isReady = status === 'ready'

  const go = useCallback(
    (to: Place) => {
      press()
      navigate(imacAddress(to))
    },
    [navigate, press],
  )
  useTimeout(() => pressed && navigate(imacAddress(pressed)), pressed === null ? null : imacConstants.pressMs)

  const scene = useMemo(
    () => (
      <ImacScene
        isNear={isNear}
        isOn={power !== 'off'}
        isPressed={pressed !== null}
        plane={isReady ? plane : null}
      />
    ),
    [isNear, power, pressed, isReady, plane],
  )

  useLayoutEffect(
    function layOnTheStill() {
      if (!isTube || isReady) return
      plane.place(tubeOnPicture(screen, stillOf(screen, true)))
    },
    [plane, screen, isTube, isReady],
  )

  const powerKey = powerKeyBelow(isReady ? tubeOn(screen) : tubeOnPicture(screen, stillOf(screen, true)))
  const started = useCallback(() => dispatch({ type: 'started' }), [])

  return (
    <ScenePage
      status={status}
      still={
        <ImacStill
          screen={isLow ? { ...screen, height: screen.height / 2 } : screen}
          isNear={isNear && isTube}
          isAbove={isLow}
          isHidden={isReady}
        />
      }
      failed={{ text: words.failed.stillOnly, retry: words.failed.retry, className: styles.broken }}
      className={isTube ? `${styles.page} ${styles.hall}` : styles.page}
      data-theme="light"
      data-device="4"
      data-power={power}
      data-place={place}
      data-menu={!kiosk || undefined}
      lang={language}
    >
      {status !== 'still' && <OnStage>{scene}</OnStage>}
      {place === 'welcome' && (
        <Head
          className={styles.head}
          back={<BackLink href="/exhibits">{shellWords.allExhibits[language]}</BackLink>}
          name={words.title}
          keys={
            <>
              <Hold touched={isTube ? frontOn(screen) : undefined}>
                {(onBack) => <ImacInHand onBack={onBack} />}
              </Hold>
              <SoundControl />
            </>
          }
        />
      )}
      <main id="main" className={styles.main}>
        {place === 'welcome' ? (
          <Welcome
            pressed={pressed}
            onPress={(window) => {
              press()
              dispatch({ type: 'press', window })
            }}
          />
        ) : (
          <div className={isTube ? undefined : styles.front}>
            <Glass
              key={isTube ? 'tube' : 'front'}
              hold={isTube ? plane.hold : null}
              className={isTube ? styles.onTube : styles.inFront}
            >
              {power === 'starting' ? (
                <Boot onStarted={started} />
              ) : (
                <Desktop
                  place={place}
                  onGo={go}
                  onTap={tap}
                  pointAt={isTube ? plane.pointAt : nowhere}
                  title={words.title}
                />
              )}
            </Glass>
            {!isTube && <FrontPlate />}
            {isTube && powerKey.top + powerKey.height <= screen.height && (
              // For pointers; the desktop has the same button for the keyboard.
              <button
                type="button"
                className={styles.power}
                style={powerKey}
                aria-hidden="true"
                tabIndex={-1}
                onClick={() => go('welcome')}
              />
            )}
          </div>
        )}
      </main>
    </ScenePage>
  )
}

/** The part of the drawn front below the tube. */
function FrontPlate() {
  return (
    <div className={styles.plate} aria-hidden="true">
      <span className={styles.speaker} />
      <span className={styles.slot} />
      <span className={styles.speaker} />
    </div>
  )
}

const nowhere = () => null

/** CSS px of the tube's picture from which the desktop is usable. */
const least: Size = { width: 560, height: 400 }

/** Phones, small or very wide windows, and pages zoomed far in get a drawn front. */
function fitsTube(screen: Size): boolean {
  if (screen.width > widest * screen.height) return false
  const [a, b, c] = tubeOn(screen)
  return b[0] - a[0] >= least.width && c[1] - b[1] >= least.height
}

const names: readonly SoundName[] = ['press', 'museum-click', 'computer-start']

/** Sounds of keys and windows, and the start-up chord. */
function useImacSound(power: Power): { readonly press: () => void; readonly tap: () => void } {
  const mixer = useExhibitSounds(names, imacExhibit.acoustics)
  useEffect(
    function playChord() {
      if (power === 'starting') mixer?.play('computer-start')
    },
    [mixer, power],
  )
  return {
    press: useCallback(() => void mixer?.play('press'), [mixer]),
    tap: useCallback(() => void mixer?.play('museum-click'), [mixer]),
  }
}
