import { type Dispatch, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import * as messages from '#content/messages.ts'
import { echo } from '#content/exhibits/echo/words.ts'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { fill } from '#lib/text/fill.ts'
import { formatCount } from '#lib/text/formatCount.ts'
import { sharePlanet } from '#lib/galaxy/ids.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Size } from '#lib/geometry/size.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Hold } from '#ui/parts/hold/Hold.tsx'
import { useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import type { MakePlayer } from '#ui/parts/useRecordingPlayer.ts'
import { Arrivals } from './Arrivals.tsx'
import { echoConstants } from './constants.ts'
import { DevicePanel } from './device/DevicePanel.tsx'
import { useDeviceStory } from './device/useDeviceStory.ts'
import { type EchoEvent, type EchoState, hasSpoken, isDeviceOn, placeOf } from './echoMachine.ts'
import styles from './EchoView.module.css'
import { PlanetList } from './list/PlanetList.tsx'
import { coveredBy, coveredStyle, sheetSide } from './sheetPlace.ts'
import { Sky } from './sky/Sky.tsx'
import { Pages } from './story/Pages.tsx'
import { useEchoSounds } from './voices/useEchoSounds.ts'
import { useVoices } from './voices/useVoices.ts'
import { useLanguage, useWords } from '#state/language.ts'

const EchoInHand = lazyComponent('speaker in hand', async () => (await import('./EchoInHand.tsx')).EchoInHand)

export interface EchoViewProps {
  readonly state: EchoState
  readonly dispatch: Dispatch<EchoEvent>
  /** This display draws the sky. */
  readonly isSky: boolean
  readonly screen: Size
  readonly onLeave: () => void
}

/** The exhibit: planets, device, and the page of the open planet. */
export function EchoView(props: EchoViewProps) {
  const language = useLanguage()
  const words = useWords(echo)
  const { state, dispatch, isSky, screen } = props
  const { openId } = state
  const { stories, hasFailed, isFetching, retry } = useDeviceStories(
    echoExhibit.device.id,
    echoConstants.refreshMs,
    language,
  )
  const { live, createPlayer } = useVoices()
  const device = useDeviceStory(createPlayer, language)
  const content = useRef<HTMLDivElement>(null)
  useEchoSounds(state)
  useFocusReturn(content, openId, state.focusedId)

  useEffect(
    function reportStories() {
      if (stories !== null) dispatch({ type: 'stocked', ids: stories.map(({ id }) => id) })
    },
    [stories, dispatch],
  )
  useEffect(
    function reportDevice() {
      dispatch({ type: 'device', voice: device.voice })
    },
    [device.voice, dispatch],
  )
  useTimeout(() => dispatch({ type: 'risen' }), state.rising.length > 0 ? echoConstants.risingMs : null)

  const makePlayer = useCallback<MakePlayer>(
    (recording) => {
      const player = createPlayer(recording, 'visitor')
      player.subscribe(() => {
        const { phase } = player.getState()
        dispatch({ type: 'visitor', isPlaying: phase === 'loading' || phase === 'playing' })
      })
      return player
    },
    [createPlayer, dispatch],
  )
  const close = useCallback(() => dispatch({ type: 'close' }), [dispatch])
  const closeList = () => dispatch({ type: 'showList', isOpen: false })
  const story = stories?.find(({ id }) => id === openId) ?? null
  const place = story && placeOf(state.ids, story.id)
  const isSheetOpen = story !== null || openId === sharePlanet
  const isListOpen = isSky && state.isListOpen && !isSheetOpen
  const side = sheetSide(screen)
  const covered = coveredBy(screen, isSheetOpen || isListOpen)
  const panel = useRef<HTMLDivElement>(null)
  const panelTop = useTop(panel, covered.bottom)
  /** The device's panel covers the foot of the sky once it has spoken. */
  const skyCovered =
    panelTop !== null && hasSpoken(state)
      ? { ...covered, bottom: Math.max(covered.bottom, screen.height - panelTop) }
      : covered

  const planets = (
    <PlanetList
      stories={stories ?? []}
      focusedId={state.focusedId}
      openId={openId}
      rising={state.rising}
      scrolls={isSky}
      onFocus={(id) => dispatch({ type: 'focus', id })}
      onOpen={(id) => dispatch({ type: 'open', id })}
    />
  )
  return (
    <div
      ref={content}
      className={styles.view}
      data-sky={isSky || undefined}
      data-side={isSheetOpen || isListOpen ? side : undefined}
      style={coveredStyle(covered)}
    >
      {/* On a phone a sheet covers everything, so the rest is inert. */}
      <div className={styles.page} inert={isSheetOpen && side === 'whole'}>
        {isSky && <Sky {...props} stories={stories} live={live} device={device} covered={skyCovered} />}
        <div ref={panel} className={styles.device}>
          <DevicePanel story={device} live={live.device} isInSky={isSky} />
          <Hold>
            {(onBack) => <EchoInHand playing={isDeviceOn(state)} voice={live.device} onBack={onBack} />}
          </Hold>
        </div>
        <section className={styles.memories} aria-labelledby={isSky ? undefined : 'planets-heading'}>
          <div className={styles.head}>
            {!isSky && (
              <h2 id="planets-heading" className={styles.heading}>
                {words.list.heading}
              </h2>
            )}
            {stories !== null && (
              <p className={styles.count}>
                {stories.length === 1
                  ? words.sky.one
                  : fill(words.sky.many, { count: formatCount(stories.length, language) })}
              </p>
            )}
            {isSky && (
              <Button look="quiet" onClick={() => dispatch({ type: 'showList', isOpen: !state.isListOpen })}>
                {words.sky.showList}
              </Button>
            )}
            {!isSky && (
              <span className={styles.create}>
                <button
                  type="button"
                  className={styles.own}
                  data-planet={sharePlanet}
                  onClick={() => dispatch({ type: 'open', id: sharePlanet })}
                >
                  {words.createYourPlanet}
                </button>
              </span>
            )}
          </div>
          {hasFailed ? (
            <div className={styles.failure} role="alert">
              <p>{messages.storiesFailed[language]}</p>
              <Button look="quiet" busy={isFetching} onClick={retry}>
                {words.tryAgain}
              </Button>
            </div>
          ) : stories === null ? (
            <p className={styles.failure} role="status">
              {words.sky.loading}
            </p>
          ) : (
            !isSky && planets
          )}
        </section>
        <Arrivals arrived={state.arrived} isRemoved={state.isRemoved} stories={stories} />
      </div>
      {(isSheetOpen || isListOpen) && (
        <div className={styles.sheet} data-side={side}>
          <Pages
            story={story}
            place={place}
            list={isSheetOpen ? null : planets}
            makePlayer={makePlayer}
            hasDeviceYielded={state.hasYielded}
            isPlanetDrawn={isSky}
            onTurn={(by) => dispatch({ type: 'turn', by })}
            onClose={close}
            onCloseList={closeList}
          />
        </div>
      )}
    </div>
  )
}

/**
 * CSS px from the top of the page to an element that stands at its foot; null until measured.
 * @param bottom what lifts it, CSS px: an observer does not report positions
 */
function useTop(place: RefObject<HTMLElement | null>, bottom: number): number | null {
  const [top, setTop] = useState<number | null>(null)
  useEffect(
    function follow() {
      const element = place.current
      if (element === null) return
      const measure = () => setTop(element.offsetTop)
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [place, bottom],
  )
  return top
}

/** Closing a page returns the focus to its planet, in the sky or in the list. */
function useFocusReturn(
  content: RefObject<HTMLElement | null>,
  openId: number | null,
  focusedId: number,
): void {
  const before = useRef<number | null>(null)
  useEffect(
    function returnFocus() {
      const previous = before.current
      before.current = openId
      if (previous === null || openId !== null) return
      // Not if the visitor has focused something else meanwhile.
      const at = document.activeElement
      if (at !== document.body && !(at instanceof HTMLHeadingElement)) return
      const planet = `[data-planet="${focusedId}"]`
      const [inList, anywhere] = [`[data-sheet] ${planet}`, planet].map((each) =>
        content.current?.querySelector<HTMLElement>(each),
      )
      ;(inList ?? anywhere)?.focus()
    },
    [content, openId, focusedId],
  )
}
