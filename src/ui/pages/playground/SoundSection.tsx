import { useEffect, useEffectEvent, useId, useState } from 'react'
import { theMixer } from '#audio/theMixer.ts'
import type { Soundscape } from '#audio/soundscape/Soundscape.ts'
import { watchSound, watchWaking } from '#audio/watchSound.ts'
import { playground, soundscapeNames } from '#content/pages/playground.ts'
import type { SoundLoss } from '#lib/sound/playback.ts'
import { after } from '#lib/time/timers.ts'
import { Button } from '#ui/kit/Button.tsx'
import { NoSound } from '#ui/kit/player/NoSound.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import styles from './PlaygroundPage.module.css'
import { Section } from './Section.tsx'
import { useWords } from '#state/language.ts'

/** Why there is no sound; null: there is. */
type Silence = 'failed' | SoundLoss | null

/** Two soundscapes, their volume and its click (PLAY-02). The mixer loads with the first press. */
export function SoundSection() {
  const words = useWords(playground).sounds
  const [volume, setVolume] = useState(0.5)
  const [silence, setSilence] = useState<Silence>(null)
  const clickId = useId()
  const soundscape = { words, volume, onSilence: setSilence }
  async function click() {
    try {
      const mixer = await theMixer()
      await mixer.prepare(['press'])
      mixer.play('press', 'voice')
      setSilence(null)
      watchWaking(mixer.context.rawContext, setSilence)
    } catch (error) {
      console.warn('The playground stays silent', error)
      setSilence('failed')
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
      <div role="status" className={styles.failure}>
        {silence === 'failed' && <p>{words.silent}</p>}
        <NoSound phase={silence} />
      </div>
    </Section>
  )
}

function SoundscapeItem({
  name,
  words,
  volume,
  onSilence,
}: {
  readonly name: SoundscapeName
  readonly words: { readonly play: string; readonly stop: string }
  /** 0 to 1. */
  readonly volume: number
  readonly onSilence: (silence: Silence) => void
}) {
  const [opened, setOpened] = useState<Promise<Soundscape | null> | null>(null)
  const id = useId()

  const onLoss = useEffectEvent((loss: SoundLoss) => {
    setOpened(null)
    onSilence(loss)
  })
  useEffect(
    function closeWhatWasOpened() {
      let isClosed = false
      void opened?.then((soundscape) => {
        if (soundscape !== null)
          watchSound(() => (isClosed ? null : { context: soundscape.context.rawContext }), onLoss)
      })
      return () => {
        isClosed = true
        void opened?.then((soundscape) => soundscape && closeSoundscape(soundscape))
      }
    },
    [opened],
  )
  useEffect(
    function followTheVolume() {
      // Squared, since half the slider should sound about half as loud.
      void opened?.then((soundscape) => soundscape?.volume.rampTo(40 * Math.log10(volume), 0.05))
    },
    [opened, volume],
  )
  async function play() {
    const opening = openSoundscape(name)
    setOpened(opening)
    const isSilent = (await opening) === null
    onSilence(isSilent ? 'failed' : null)
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

/** A picture of the sound: steps, or swells. */
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

type SoundscapeName = keyof typeof soundscapeNames

const load = {
  'walking-ambience': async () => (await import('#audio/soundscape/WalkingSoundscape.ts')).WalkingSoundscape,
  'ocean-waves': async () => (await import('#audio/soundscape/OceanSoundscape.ts')).OceanSoundscape,
} as const

/** Starts a soundscape; call it in a gesture. Null on failure, which is logged. */
async function openSoundscape(name: SoundscapeName): Promise<Soundscape | null> {
  try {
    const [mixer, LiveSoundscape] = await Promise.all([theMixer(), load[name]()])
    return new LiveSoundscape({ context: mixer.context }).connect(mixer.bus('voice')).start()
  } catch (error) {
    console.warn('The playground stays silent', error)
    return null
  }
}

/** Fades out, then disposes. */
function closeSoundscape(soundscape: Soundscape): void {
  soundscape.stop()
  after(soundscape.fadeOut * 1000, () => soundscape.dispose())
}
