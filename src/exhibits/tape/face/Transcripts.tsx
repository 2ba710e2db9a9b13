import type { TapeWords } from '#content/exhibits/tape/words.ts'
import { playerWords } from '#content/player.ts'
import type { Language } from '#contract/common.ts'
import { ReadBy } from '#ui/kit/player/ReadBy.tsx'
import { Transcript } from '#ui/kit/player/Transcript.tsx'
import type { SpokenText } from '../deckTape.ts'
import styles from './CurrentCaption.module.css'

interface TranscriptsProps {
  /** The one that is heard first. */
  readonly texts: readonly SpokenText[]
  /** Which cue of each is heard; null while none is. */
  readonly places: ReadonlyMap<Language, number | null>
  /** The first one opens by itself: nothing can be heard. */
  readonly isOffered: boolean
  readonly words: TapeWords
}

/** Every word of a tape to read, in each language there is (DECK-08). */
export function Transcripts({ texts, places, isOffered, words }: TranscriptsProps) {
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
          <ReadBy readers={readBy} words={playerWords[language]} lang={language} />
        </div>
      ))}
    </div>
  )
}
