import { useQuery } from '@tanstack/react-query'
import { answeringMachineExhibit } from '#content/exhibits/answeringMachine/exhibit.ts'
import { answeringMachine } from '#content/exhibits/answeringMachine/words.ts'
import * as pageMessages from '#content/messages.ts'
import type { Narration } from '#contract/device.ts'
import { deviceStoryQuery, narrationIn } from '#api/queries/narration.ts'
import { Button } from '#ui/kit/Button.tsx'
import { NarrationPlayer } from '#ui/kit/player/NarrationPlayer.tsx'
import type { MakePlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useStartedPlayer } from './useStartedPlayer.ts'
import styles from './AnsweringMachinePage.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface GreetingProps {
  readonly makePlayer: MakePlayer
}

/** The device's narration. */
export function Greeting({ makePlayer }: GreetingProps) {
  const language = useLanguage()
  const words = useWords(answeringMachine)
  const query = useQuery(deviceStoryQuery(answeringMachineExhibit.device.id))
  const narration = narrationIn(query.data, language)
  const hasFailed = query.data === undefined && query.errorUpdateCount > 0
  return (
    <section className={styles.played} aria-labelledby="played">
      <h2 id="played" className={styles.heading}>
        {words.greeting.heading}
      </h2>
      {narration ? (
        <Spoken narration={narration} makePlayer={makePlayer} />
      ) : query.data === undefined && !hasFailed ? (
        <p role="status">{words.greeting.coming}</p>
      ) : (
        <div role="alert">
          <p>{(hasFailed ? pageMessages.deviceStoryFailed : pageMessages.noDeviceStory)[language]}</p>
          <Button look="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}

function Spoken({ narration, makePlayer }: GreetingProps & { readonly narration: Narration }) {
  const language = useLanguage()
  const words = useWords(answeringMachine)
  const player = useStartedPlayer(narration.audioUrl, narration.duration, makePlayer)
  const { transcript, onlyIn, label } = words.greeting
  return (
    <NarrationPlayer
      narration={narration}
      player={player}
      label={label}
      waveform={narration.waveform}
      transcriptTitle={
        narration.language === language ? transcript : `${transcript} (${onlyIn[narration.language]})`
      }
    />
  )
}
