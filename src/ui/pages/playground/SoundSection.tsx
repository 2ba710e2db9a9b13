import { useEffect, useId, useState } from 'react'
import { theMixer } from '#audio/theMixer.ts'
import type { Soundscape } from '#audio/soundscape/Soundscape.ts'
import { playground, soundscapeNames } from '#content/pages/playground.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import { closeSoundscape, openSoundscape, type SoundscapeName } from './openSoundscape.ts'
import styles from './PlaygroundPage.module.css'
import { Section } from './Section.tsx'

/** The two soundscapes of the sandbox, their volume and its click (PLAY-02). The mixer comes with the first press. */
export function SoundSection({ language }: { readonly language: Language }) {
  const words = playground[language].sounds
  const [volume, setVolume] = useState(0.5)
  const [isSilent, setSilent] = useState(false)
  const clickId = useId()
  const soundscape = { words, volume, onSilent: setSilent }
  async function click() {
    try {
      const mixer = await theMixer()
      await mixer.prepare(['press'])
      mixer.play('press', 'voice')
      setSilent(false)
    } catch (error) {
      console.warn('The playground stays silent', error)
      setSilent(true)
    }
  }
  return (
    <Section heading={words.heading} text={words.text}>
      <ul className={styles.scapes}>
        <SoundscapeItem name="walking-ambience" {...soundscape} />
        <SoundscapeItem name="ocean-waves" {...soundscape} />
      </ul>
      <RangeField
        label={words.volume}
        min={0}
        max={100}
        step={1}
        value={Math.round(volume * 100)}
        valueText={`${Math.round(volume * 100)} %`}
        onValue={(percent) => setVolume(percent / 100)}
      />
      <div className={styles.click}>
        <Button aria-describedby={clickId} onClick={() => void click()}>
          {words.click}
        </Button>
        <p id={clickId}>{words.clickText}</p>
      </div>
      <p role="status" className={styles.trouble}>
        {isSilent && words.silent}
      </p>
    </Section>
  )
}

function SoundscapeItem({
  name,
  words,
  volume,
  onSilent,
}: {
  readonly name: SoundscapeName
  readonly words: { readonly play: string; readonly stop: string }
  /** 0 to 1. */
  readonly volume: number
  readonly onSilent: (isSilent: boolean) => void
}) {
  const [opened, setOpened] = useState<Promise<Soundscape | null> | null>(null)
  const id = useId()

  useEffect(
    function closeWhatWasOpened() {
      return () => void opened?.then((soundscape) => soundscape && closeSoundscape(soundscape))
    },
    [opened],
  )
  useEffect(
    function followTheVolume() {
      // Loudness is felt as a power: half the slider sounds about half as loud.
      void opened?.then((soundscape) => soundscape?.volume.rampTo(40 * Math.log10(volume), 0.05))
    },
    [opened, volume],
  )
  async function play() {
    const opening = openSoundscape(name)
    setOpened(opening)
    const isSilent = (await opening) === null
    onSilent(isSilent)
    if (isSilent) setOpened((now) => (now === opening ? null : now))
  }
  return (
    <li className={styles.scape} data-playing={opened !== null || undefined}>
      <span className={styles.scapeName} lang="en" id={`${id}-${name}`}>
        {soundscapeNames[name]}
      </span>
      <Waves name={name} />
      <Button
        aria-describedby={`${id}-${name}`}
        onClick={() => (opened === null ? void play() : setOpened(null))}
      >
        {opened === null ? words.play : words.stop}
      </Button>
    </li>
  )
}

/** Steps, and swells: a picture of what one would hear. */
function Waves({ name }: { readonly name: SoundscapeName }) {
  const bars = name === 'ocean-waves' ? swells : steps
  return (
    <span className={styles.waves} aria-hidden="true">
      {bars.map((height, index) => (
        <span key={index} style={{ '--height': height, '--index': index }} />
      ))}
    </span>
  )
}

const swells = Array.from(
  { length: 36 },
  (_, index) => 0.2 + 0.75 * Math.sin((index / 36) * Math.PI * 3) ** 2,
)
const steps = Array.from({ length: 36 }, (_, index) => (index % 6 === 0 ? 1 : index % 6 === 1 ? 0.45 : 0.14))
