import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { useLanguage, useWords } from '#state/language.ts'
import type { Language } from '#contract/common.ts'
import type { ReactNode, Ref } from 'react'
import * as messages from '#content/messages.ts'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { isSoundLoss } from '#lib/sound/playback.ts'
import type { DeckKey, DeckState } from '#lib/tape/deck.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { NoSound } from '#ui/kit/player/NoSound.tsx'
import { PeakMeter } from '#ui/kit/meter/PeakMeter.tsx'
import type { DeckView } from './deck/useDeck.ts'
import { emptySide } from './deckTape.ts'
import styles from './DeckPanel.module.css'
import { DeckFace } from './face/DeckFace.tsx'
import { TapeStrip } from './face/TapeStrip.tsx'
import type { DeckTapeChoice } from './useDeckTape.ts'

interface DeckPanelProps {
  readonly choice: DeckTapeChoice
  readonly view: DeckView
  /** The scene shows the deck and its levels. */
  readonly isReady: boolean
  /** The scene shows the deck or is loading: only buttons lie over it. */
  readonly isDrawn: boolean
  /** The deck has a fixed place on screen, with its controls above. */
  readonly fitsViewport: boolean
  readonly isEjecting: boolean
  readonly onKey: (key: DeckKey, isDown: boolean) => void
  readonly onEject: () => void
  readonly onOwnBack: () => void
  /** The key that opens it in the hand. */
  readonly hold: ReactNode
}

/** The deck with its controls: tape, keys, time, volume, meter (TAPE-04, DECK-01 to 11). */
export function DeckPanel({ ref, ...props }: DeckPanelProps & { readonly ref: Ref<HTMLElement> }) {
  const { choice, view } = props
  const language = useLanguage()
  const words = useWords(tapeWords)
  const { deck, state, live } = view
  const { visitor } = choice
  const meter = <PeakMeter meter={state.meter} />
  return (
    <section
      ref={ref}
      className={styles.deck}
      aria-labelledby="deck-heading"
      data-fits-viewport={props.fitsViewport || undefined}
    >
      <header className={styles.head}>
        <h2 id="deck-heading" className={styles.heading}>
          {visitor === null ? words.deck.heading : words.deck.visitorHeading}
        </h2>
        {props.isReady && <div className={styles.meter}>{meter}</div>}
        {props.hold}
        {visitor !== null && (
          <div className={styles.actions}>
            <Button look="quiet" onClick={choice.turn}>
              {words.deck.turn}
            </Button>
            <Button look="quiet" onClick={props.onOwnBack}>
              {words.deck.backToOwn}
            </Button>
          </div>
        )}
      </header>
      <DeckFace
        state={state}
        live={live}
        tape={choice.tape}
        isOpen={props.isEjecting}
        isDrawn={props.isDrawn}
        meter={meter}
        notice={noticeOf(props, language)}
        onDown={(key) => props.onKey(key, true)}
        onUp={(key) => props.onKey(key, false)}
        onEject={props.onEject}
      />
      <div className={styles.strip}>
        <TapeStrip
          state={state}
          onSeek={(seconds) => deck?.seek(seconds)}
          onVolume={(volume) => deck?.setVolume(volume)}
          onExaggerate={(isOn) => deck?.setExaggerated(isOn)}
        />
      </div>
      <DeckStatus state={state} />
    </section>
  )
}

/** Why nothing plays, shown in the door (TAPE-04, DECK-11). */
function noticeOf({ choice, view }: DeckPanelProps, language: Language): ReactNode {
  const words = tapeWords[language]
  const { tape, visitor } = choice
  const failure = choice.failure ?? view.state.failure
  const playAgain = () => view.deck?.tap('play')
  if (isSoundLoss(failure)) {
    return (
      <div className={styles.failure} role="alert">
        <NoSound phase={failure} />
        <Button look="quiet" onClick={playAgain}>
          {words.deck.tryAgain}
        </Button>
      </div>
    )
  }
  if (failure !== null) {
    const hasFailed = failure === 'failed'
    return (
      <div className={styles.failure} role={hasFailed ? 'alert' : 'status'}>
        <p>{(hasFailed ? messages.deviceStoryFailed : messages.noDeviceStory)[language]}</p>
        {hasFailed && (
          <Button
            look="quiet"
            busy={choice.isFetching}
            onClick={choice.failure === null ? playAgain : choice.retry}
          >
            {words.deck.tryAgain}
          </Button>
        )}
      </div>
    )
  }
  if (visitor !== null && tape?.recorded === null) {
    return <p role="status">{emptySide(visitor, language)}</p>
  }
  if (view.state.isWaitingForTouch) {
    return <p role="status">{words.deck.touchForSound}</p>
  }
  return null
}

/** Announces the state of the transport, without the time. */
function DeckStatus({ state }: { state: DeckState }) {
  const words = useWords(tapeWords)
  const { mode } = state
  const status =
    mode === 'paused'
      ? fill(words.deck.modes.paused, {
          position: formatTime(state.second),
          duration: formatTime(state.duration),
        })
      : words.deck.modes[mode]
  return (
    <VisuallyHidden>
      <span role="status" data-mode={mode}>
        {status}
      </span>
    </VisuallyHidden>
  )
}
