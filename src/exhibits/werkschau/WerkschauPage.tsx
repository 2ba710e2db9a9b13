import { useEffect, useMemo, useReducer, useState } from 'react'
import { useLocation } from 'wouter'
import { werkschau } from '#content/pages/werkschau.ts'
import { soundWords } from '#content/sound.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { overridden, useOverrides } from '#state/overrides.ts'
import { useTimeout } from '#lib/useTimer.ts'
import type { HallProps } from '#scenes/hall/Hall.tsx'
import type { HallKey } from '#lib/hallKeys.ts'
import { mendStage, useStageState } from '#scenes/stage/brokenStage.ts'
import { useStageScene } from '#scenes/stage/sceneSlot.ts'
import { useSceneOnPage } from '#scenes/stage/useSceneOnPage.ts'
import { useLanguage } from '#state/language.ts'
import { useTheme } from '#state/theme.ts'
import { LanguageSwitch } from '#ui/kit/LanguageSwitch.tsx'
import { LoadingLine } from '#ui/kit/LoadingLine.tsx'
import { SoundControl } from '#ui/kit/SoundControl.tsx'
import { Wordmark } from '#ui/kit/Wordmark.tsx'
import { SceneFailed } from '#ui/parts/SceneFailed.tsx'
import { initialChooser, nextChooser } from './chooserMachine.ts'
import { chooserDevices, roomAddress } from './devices.ts'
import { HallPicture } from './HallPicture.tsx'
import { Tile } from './Tile.tsx'
import { useHallSound } from './useHallSound.ts'
import { useScreen } from '#lib/useScreen.ts'
import { useTapeVisuals } from './useTapeVisuals.ts'
import styles from './WerkschauPage.module.css'

const Hall = lazyComponent<HallProps>('hall', async () => (await import('#scenes/hall/Hall.tsx')).Hall)

/** More of them would draw the page anew for less than one sees. */
const progressSteps = 40
/** What is loaded is that much of the way; making it ready for the screen is the rest. */
const loadingShare = 0.85

/** The way into an object takes nine tenths of a second; a screen that draws no frames must not be stuck in it, ms. */
const longestWayMs = 2400

/** The chooser: three objects on plinths in one dark hall (WERK-01). */
export function WerkschauPage() {
  const [language, setLanguage] = useLanguage('en')
  const words = werkschau[language]
  const overrides = useOverrides()
  const [, navigate] = useLocation()
  const theme = useTheme((state) => state.theme)
  const screen = useScreen()
  const stage = useStageState()
  const prints = useTapeVisuals()
  const [state, dispatch] = useReducer(nextChooser, initialChooser)
  const { light, attempt, approached, chosen, goes } = state
  const [loaded, setLoaded] = useState(0)

  const { plays, isLit, hasFailed } = useSceneOnPage(light)
  // Phones, and pages zoomed far in, get a page that scrolls; every other screen gets the hall.
  const isHall = Math.min(screen.width, screen.height) >= 480

  const scene = useMemo(
    () =>
      plays ? (
        <Hall
          key={attempt}
          approached={approached}
          chosen={chosen}
          prints={prints}
          onProgress={(share) => setLoaded(Math.round(share * progressSteps) / progressSteps)}
          onReady={() => dispatch({ type: 'lit' })}
          onArrived={() => dispatch({ type: 'arrived' })}
          onFailed={(error) => {
            console.warn('The hall cannot be lit; its still is shown', error)
            dispatch({ type: 'broke' })
          }}
        />
      ) : null,
    [plays, attempt, approached, chosen, prints],
  )
  useStageScene(scene)
  useEffect(
    function waitForTheLight() {
      if (stage === 'interrupted') dispatch({ type: 'interrupted' })
    },
    [stage],
  )
  useHallSound(chosen === null ? approached : null)

  useEffect(
    function enterRoom() {
      if (goes && chosen !== null) navigate(roomAddress(chosen), { replace: true })
    },
    [goes, chosen, navigate],
  )
  useTimeout(() => dispatch({ type: 'arrived' }), chosen !== null && !goes ? longestWayMs : null)
  useEffect(
    function skipTheWay() {
      if (chosen === null) return
      const listening = new AbortController()
      const skip = (event: Event) => {
        if (event instanceof KeyboardEvent && event.repeat) return
        dispatch({ type: 'skip' })
      }
      addEventListener('pointerdown', skip, listening)
      addEventListener('keydown', skip, listening)
      return () => listening.abort()
    },
    [chosen],
  )

  const choose = (key: HallKey) => dispatch({ type: 'choose', key })
  const retry = () => {
    mendStage()
    dispatch({ type: 'retry' })
  }

  return (
    <div
      className={isHall ? `${styles.page} ${styles.hall}` : styles.page}
      data-theme="dark"
      data-going={chosen !== null || undefined}
      lang={language}
    >
      {isHall && (
        <HallPicture screen={screen} isHidden={isLit} isUrgent={stage !== 'whole' || chosen !== null} />
      )}
      <header className={styles.head}>
        <Wordmark />
        <span className={styles.controls}>
          <SoundControl words={soundWords[language]} />
          <LanguageSwitch language={language} onChange={setLanguage} />
        </span>
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.opening}>
          <h1 className={styles.title} tabIndex={-1}>
            {overridden(overrides, `werkschau.title.${language}`, words.title)}
          </h1>
          <p className={styles.lead}>{overridden(overrides, `werkschau.lead.${language}`, words.lead)}</p>
          <p className={styles.hint}>{words.hint}</p>
        </div>
        <ul className={styles.tiles} aria-label={words.devices}>
          {chooserDevices.map((device) => (
            <Tile
              key={device.slug}
              device={device}
              language={language}
              theme={theme}
              layout={isHall ? { screen, lit: isLit } : null}
              isNear={(chosen ?? approached) === device.slug}
              prints={device.slug === 'tape' ? prints : noPrints}
              onApproach={() => dispatch({ type: 'approach', key: device.slug })}
              onLeave={() => dispatch({ type: 'leave', key: device.slug })}
              onChoose={() => choose(device.slug)}
            />
          ))}
        </ul>
        {plays && !isLit && (
          <div className={styles.coming}>
            <LoadingLine share={loadingShare * loaded} words={words.loading} />
          </div>
        )}
        {hasFailed && (
          <SceneFailed className={styles.broken} text={words.stillOnly} retry={words.retry} onRetry={retry} />
        )}
      </main>
    </div>
  )
}

const noPrints: readonly string[] = []
