import { type Dispatch, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { LabelledTape } from '#scenes/tape/labels.ts'
import type { TapeSceneProps } from '#scenes/tape/TapeScene.tsx'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { Hold } from '#ui/parts/hold/Hold.tsx'
import { OnStage } from '#ui/parts/OnStage.tsx'
import type { SceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useKioskGroup } from '#state/kioskGroup.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { DeckPanel } from './DeckPanel.tsx'
import type { DeckTape } from './deckTape.ts'
import { CurrentCaption } from './face/CurrentCaption.tsx'
import { faceOf } from './handwriting.ts'
import '#ui/kit/handwriting.css'
import { Inlay, type InlayProps } from './inlay/Inlay.tsx'
import { Sheet } from './inlay/Sheet.tsx'
import type { TapeEvent, TapePhase } from './tapePhase.ts'
import styles from './TapeView.module.css'
import { Shelf } from './shelf/Shelf.tsx'
import { useDeckTape } from './useDeckTape.ts'
import { useLoadedDeck } from './deck/useDeck.ts'
import { useTapeStories } from './useTapeStories.ts'
import { useLanguage, useWords } from '#state/language.ts'

const TapeScene = lazyComponent<TapeSceneProps>(
  'tape-scene',
  async () => (await import('#scenes/tape/TapeScene.tsx')).TapeScene,
)

const TapeInHand = lazyComponent('tape in hand', async () => (await import('./TapeInHand.tsx')).TapeInHand)

/** The deck plays its own sounds. */
const sounds: readonly SoundName[] = []

export interface TapeViewProps {
  readonly phase: TapePhase
  readonly dispatch: Dispatch<TapeEvent>
  readonly status: SceneStatus
  /** Everything fits into the viewport; else the page scrolls. */
  readonly fitsViewport: boolean
  /** The clock of the film; null when it is over. */
  readonly film: TapeSceneProps['intro']
}

/** Tapes, deck and card. Rendered behind the film. */
export function TapeView(props: TapeViewProps) {
  const language = useLanguage()
  const words = useWords(tapeWords)
  const { phase, dispatch, status, film } = props
  const shelf = useTapeStories(language)
  const choice = useDeckTape(shelf.stories)
  const view = useLoadedDeck(choice)
  const { deck, state, live } = view
  useExhibitSounds(sounds, tapeExhibit.acoustics)
  const { tape } = choice
  const isEjectDown = useRef(false)
  /** A story that another kiosk has ejected, until its tape is inserted. */
  const received = useRef<number | null>(null)
  const label = useMemo(() => tape && labelOf(tape), [tape])
  const { keysDown, mode, volume } = state
  const isReady = status === 'ready'
  const isEjecting = phase === 'ejecting' || phase === 'over'
  const scene = useMemo(
    () => (
      <TapeScene
        live={live}
        mode={mode}
        keysDown={keysDown}
        volume={volume}
        intro={film}
        tape={label}
        ejecting={isEjecting}
        onMove={(move) => {
          // Behind the still no motion is visible.
          if (isReady) deck?.move(move)
        }}
        onEjected={() => dispatch('ejected')}
      />
    ),
    [isReady, deck, live, mode, keysDown, volume, film, label, isEjecting, dispatch],
  )

  useEffect(
    function pressEject() {
      if (phase === 'ejecting' && !isEjectDown.current) deck?.tap('eject')
    },
    [phase, deck],
  )

  useEffect(
    function cutFilmShort() {
      if (phase !== 'intro') return
      return () => deck?.fadeOut()
    },
    [phase, deck],
  )

  const ejected = phase === 'ejecting' ? (choice.visitor?.id ?? null) : null
  useEffect(
    function offerEjected() {
      if (ejected !== null) useKioskGroup.setState({ transfer: { storyId: ejected } })
    },
    [ejected],
  )
  const receive = useEffectEvent((id: number) => {
    const story = shelf.stories?.find((one) => one.id === id)
    if (phase !== 'open' || !story?.voice) return false
    shelf.pick(id)
    choice.putIn(id)
    if (tape?.id === id) deck?.tap('play')
    else received.current = id
    return true
  })
  useEffect(function offerPlace() {
    useKioskGroup.setState({ receive: (id) => receive(id) })
    return () => useKioskGroup.setState({ receive: null })
  }, [])
  useEffect(
    function playReceived() {
      if (deck === null || tape?.id !== received.current) return
      received.current = null
      deck.tap('play')
    },
    [deck, tape?.id],
  )

  const [isPicked, setIsPicked] = useState(false)
  /** On a page that scrolls, the card opens as a sheet when its tape is picked. */
  const isSheet = isPicked && !props.fitsViewport
  const deckPlace = useRef<HTMLElement>(null)
  /** Inserting a tape removes its key, so the play key gets the focus. */
  function toPlayKey() {
    deckPlace.current?.querySelector<HTMLElement>('[data-key=play]')?.focus({ preventScroll: true })
  }
  function pick(id: number) {
    shelf.pick(id)
    setIsPicked(true)
  }
  const mayPutIn = choice.visitor === null && shelf.stories?.some(({ voice }) => voice !== null)
  const card: InlayProps = {
    story: shelf.selected,
    isRemoved: shelf.isRemoved,
    isInDeck: choice.visitor !== null && choice.visitor.id === shelf.selectedId,
    onPutIn: () => {
      choice.putIn(shelf.selectedId)
      setIsPicked(false)
      deckPlace.current?.scrollIntoView({ block: 'nearest' })
      toPlayKey()
    },
  }

  return (
    <div
      className={styles.page}
      data-fits-viewport={props.fitsViewport || undefined}
      inert={phase !== 'open'}
    >
      {status !== 'still' && <OnStage>{scene}</OnStage>}
      <div className={styles.shelf}>
        {mayPutIn && <p className={styles.invitation}>{tapeExhibit.invitation[language]}</p>}
        <Shelf
          stories={shelf.stories}
          hasFailed={shelf.hasFailed}
          isFetching={shelf.isFetching}
          onRetry={shelf.retry}
          selectedId={shelf.selectedId}
          onPick={pick}
        />
      </div>
      <DeckPanel
        ref={deckPlace}
        choice={choice}
        view={view}
        // During the film the page's own face would flash up before the scene.
        isDrawn={isReady || (status === 'loading' && phase === 'intro')}
        isReady={isReady}
        fitsViewport={props.fitsViewport}
        isEjecting={phase === 'ejecting'}
        onKey={(key, isDown) => {
          if (key === 'eject') isEjectDown.current = isDown || isEjectDown.current
          if (isDown) deck?.press(key)
          else deck?.release(key)
        }}
        onEject={() => dispatch('eject')}
        onOwnBack={() => {
          choice.putOwnBack()
          toPlayKey()
        }}
        hold={
          <Hold>{(onBack) => <TapeInHand live={live} state={state} tape={label} onBack={onBack} />}</Hold>
        }
      />
      <div className={styles.aside}>
        {tape && (
          <ScrollArea label={words.deck.transcript} className={styles.current}>
            <CurrentCaption key={tape.key} state={state} live={live} tape={tape} />
          </ScrollArea>
        )}
        {!isSheet && <Inlay {...card} />}
      </div>
      {isSheet && (
        <Sheet onClose={() => setIsPicked(false)} closeLabel={words.inlay.putBack}>
          <Inlay {...card} />
        </Sheet>
      )}
    </div>
  )
}

const labelOf = ({ id, label, look }: DeckTape): LabelledTape => ({
  id,
  title: label,
  hand: faceOf(look.hand),
  paper: look.paper,
  ink: look.ink,
})
