import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { playground, soundscapeNames } from '#content/pages/playground.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import styles from './PlaygroundPage.module.css'
import { Section } from './Section.tsx'
import { createSoundscapes, type Soundscape, type Soundscapes } from './soundscapes.ts'

const names: readonly Soundscape[] = ['walking-ambience', 'ocean-waves']

export function SoundSection({ language }: { readonly language: Language }) {
  const words = playground[language].sounds
  const sounds = useSoundscapes()
  const { playing, volume, isSilent } = useSyncExternalStore(sounds.subscribe, sounds.getState)
  const clickId = useId()
  return (
    <Section heading={words.heading} text={words.text}>
      <ul className={styles.scapes}>
        {names.map((name) => (
          <li key={name} className={styles.scape} data-playing={playing.has(name) || undefined}>
            <span className={styles.scapeName} lang="en" id={`${clickId}-${name}`}>
              {soundscapeNames[name]}
            </span>
            <Waves name={name} />
            <Button aria-describedby={`${clickId}-${name}`} onClick={() => sounds.toggle(name)}>
              {playing.has(name) ? words.stop : words.play}
            </Button>
          </li>
        ))}
      </ul>
      <RangeField
        label={words.volume}
        min={0}
        max={100}
        step={1}
        value={Math.round(volume * 100)}
        valueText={`${Math.round(volume * 100)} %`}
        onValue={(percent) => sounds.setVolume(percent / 100)}
      />
      <div className={styles.click}>
        <Button aria-describedby={clickId} onClick={sounds.click}>
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

/** One instance as long as the page stands. */
function useSoundscapes(): Soundscapes {
  const [sounds, setSounds] = useState(createSoundscapes)
  useEffect(function fallSilentWithThePage() {
    // In development effects run twice: what was disposed of is made anew.
    const own = createSoundscapes()
    setSounds(own)
    return () => own.dispose()
  }, [])
  return sounds
}

/** Steps, and swells: a picture of what one would hear. */
function Waves({ name }: { readonly name: Soundscape }) {
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
