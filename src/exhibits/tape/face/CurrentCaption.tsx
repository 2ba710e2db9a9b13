import { useMemo } from 'react'
import type { TapeWords } from '#content/exhibits/tape/words.ts'
import type { Cue } from '#contract/device.ts'
import type { Language } from '#contract/common.ts'
import { type DeckState, isMoving, type TapeLive } from '#lib/tape/deck.ts'
import { cueAt } from '#ui/kit/player/cues.ts'
import type { DeckTape } from '../deckTape.ts'
import styles from './CurrentCaption.module.css'
import { Transcripts } from './Transcripts.tsx'
import { useCurrentCue } from './useCurrentCue.ts'

export interface CurrentCaptionProps {
  readonly state: DeckState
  readonly live: TapeLive
  readonly tape: DeckTape
  readonly words: TapeWords
}

const noCues: readonly Cue[] = []

/** Captions under the head in both languages, and every word to read (DECK-08). */
export function CurrentCaption({ state, live, tape, words }: CurrentCaptionProps) {
  const spoken = tape.texts.find(({ language }) => language === tape.recorded?.language) ?? null
  const others = useMemo(() => tape.texts.filter((text) => text !== spoken), [tape, spoken])
  const cues = spoken?.cues ?? noCues
  const current = useCurrentCue(cues, live, isMoving(state.mode), state.second)
  if (tape.texts.length === 0) return <p className={styles.none}>{words.deck.noCaptions}</p>
  const places = new Map<Language, number | null>()
  if (spoken) places.set(spoken.language, hasBegun(state) && cues.length > 0 ? current : null)
  for (const other of others) {
    // Two narrators: the same share of the story, not the same second.
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
        words={words}
      />
    </div>
  )
}

const hasBegun = ({ mode, second }: DeckState) => second > 0 || mode === 'playing'
