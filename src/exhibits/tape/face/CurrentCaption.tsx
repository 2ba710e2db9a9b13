import { useEffect, useMemo, useState } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import type { Cue } from '#contract/device.ts'
import type { Language } from '#contract/common.ts'
import { type DeckState, isMoving, type TapeLive } from '#lib/tape/deck.ts'
import { everyFrame } from '#lib/time/timers.ts'
import { useWords } from '#state/language.ts'
import { ReadBy } from '#ui/kit/player/ReadBy.tsx'
import { Transcript } from '#ui/kit/player/Transcript.tsx'
import { cueAt } from '#ui/kit/player/cues.ts'
import type { DeckTape, SpokenText } from '../deckTape.ts'
import styles from './CurrentCaption.module.css'

interface CurrentCaptionProps {
  readonly state: DeckState
  readonly live: TapeLive
  readonly tape: DeckTape
}

const noCues: readonly Cue[] = []

/** Captions at the present position in both languages, and the transcript (DECK-08). */
export function CurrentCaption({ state, live, tape }: CurrentCaptionProps) {
  const words = useWords(tapeWords)
  const spoken = tape.texts.find(({ language }) => language === tape.recorded?.language) ?? null
  const others = useMemo(() => tape.texts.filter((text) => text !== spoken), [tape, spoken])
  const cues = spoken?.cues ?? noCues
  const current = useCurrentCue(cues, live, isMoving(state.mode), state.second)
  if (tape.texts.length === 0) return <p className={styles.none}>{words.deck.noCaptions}</p>
  const places = new Map<Language, number | null>()
  if (spoken) places.set(spoken.language, hasBegun(state) && cues.length > 0 ? current : null)
  for (const other of others) {
    // Two narrators take different times: the same share, not the same second.
    const share = spoken && spoken.duration > 0 ? (cues[current]?.start ?? 0) / spoken.duration : 0
    const has =
      places.get(spoken?.language ?? other.language) !== null && other.cues.length > 0 && spoken !== null
    places.set(other.language, has ? cueAt(other.cues, share * other.duration + 0.05) : null)
  }
  return (
    <div className={styles.current}>
      {cues.length > 0 && spoken && (
        <div className={styles.captions} aria-hidden="true" data-quiet={!hasBegun(state) || undefined}>
          <p key={current} className={styles.now} lang={spoken.language} dir="auto" data-caption={current}>
            {cues[current]?.text}
          </p>
          {others.map((other) => (
            <p key={other.language} className={styles.also} lang={other.language} dir="auto">
              {other.cues[places.get(other.language) ?? 0]?.text}
            </p>
          ))}
        </div>
      )}
      <Transcripts
        texts={[...(spoken ? [spoken] : []), ...others]}
        places={places}
        isOffered={state.failure === 'dead'}
      />
    </div>
  )
}

const hasBegun = ({ mode, second }: DeckState) => second > 0 || mode === 'playing'

interface TranscriptsProps {
  /** The playing one first. */
  readonly texts: readonly SpokenText[]
  /** Index of each language's current cue; null for none. */
  readonly places: ReadonlyMap<Language, number | null>
  /** The first one opens by itself, since there is no sound. */
  readonly isOffered: boolean
}

/** The whole text of a tape, in each language (DECK-08). */
function Transcripts({ texts, places, isOffered }: TranscriptsProps) {
  const words = useWords(tapeWords)
  return (
    <div className={styles.texts}>
      {texts.map(({ language, text, cues, readBy }, index) => (
        <div key={language}>
          <Transcript
            title={
              <>
                {words.deck.transcript}: <span lang={language}>{words.deck.transcriptIn[language]}</span>
              </>
            }
            transcript={text}
            cues={cues}
            current={places.get(language) ?? null}
            language={language}
            isOffered={isOffered && index === 0}
          />
          <ReadBy readers={readBy} lang={language} />
        </div>
      ))}
    </div>
  )
}

/** Index of the current cue, checked every frame while the tape moves; renders only on change. */
function useCurrentCue(cues: readonly Cue[], live: TapeLive, isMoving: boolean, second: number): number {
  const [current, setCurrent] = useState(() => cueAt(cues, live.position))
  useEffect(
    function followHead() {
      const look = () => setCurrent(cueAt(cues, live.position))
      look()
      return isMoving ? everyFrame(look) : undefined
    },
    [cues, live, isMoving, second],
  )
  return current
}
