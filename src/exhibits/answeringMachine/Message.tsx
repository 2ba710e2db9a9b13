import { answeringMachine } from '#content/exhibits/answeringMachine/words.ts'
import type { Story, Voice } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { LongText } from '#ui/kit/story/LongText.tsx'
import type { MakePlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import { useStartedPlayer } from './useStartedPlayer.ts'
import styles from './AnsweringMachinePage.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface MessageProps {
  readonly story: Story
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly makePlayer: MakePlayer
}

/** A message: its voice, which starts by itself, and its text. */
export function Message({ story, place, count, makePlayer }: MessageProps) {
  const language = useLanguage()
  const { message } = useWords(answeringMachine)
  const title = storyTitle(story, language) ?? { text: message.untitled, lang: language }
  const text = storyText(story, language)
  const where = fill(message.place, { place, count })
  const facts = [
    where,
    text !== null && text.lang !== language && message.onlyIn[text.lang],
    story.sample && message.sample,
  ]
  return (
    <section className={styles.played} aria-labelledby="played">
      <h2 id="played" className={styles.heading} lang={title.lang} dir="auto">
        {title.text}
      </h2>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {story.voice && (
        <Spoken
          voice={story.voice}
          label={fill(message.label, { title: title.text })}
          makePlayer={makePlayer}
        />
      )}
      {text && <LongText text={text.text} lang={text.lang} readOn={message.readOn} />}
    </section>
  )
}

interface SpokenProps {
  readonly voice: Voice
  readonly label: string
  readonly makePlayer: MakePlayer
}

function Spoken({ voice: { url, duration, waveform }, label, makePlayer }: SpokenProps) {
  const player = useStartedPlayer(url, duration, makePlayer)
  const bars = useWaveform(player, url, waveform)
  return <VoicePlayer player={player} label={label} waveform={bars} />
}
