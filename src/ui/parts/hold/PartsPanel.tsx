import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Part, Parts, PartSound } from '#content/exhibits/parts.ts'
import { holdWords } from '#content/hold.ts'
import { deviceStoriesQuery } from '#api/queries/stories.ts'
import { theMixer } from '#audio/theMixer.ts'
import { watchWaking } from '#audio/watchSound.ts'
import { fill } from '#lib/text/fill.ts'
import { memoryOf } from '#lib/hold/memoryOf.ts'
import type { Stop } from '#lib/time/timers.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './PartsPanel.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface PartsPanelProps {
  readonly parts: Parts
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly deviceId: number
}

/** The list of parts, and the text of the selected one (HOLD-03). */
export function PartsPanel({ parts, chosen, onChoose, deviceId }: PartsPanelProps) {
  const language = useLanguage()
  const words = useWords(holdWords).parts
  const headingId = useId()
  const at = parts.findIndex(({ id }) => id === chosen)
  const part = parts[at]
  const step = (by: number) => {
    const next = parts[(Math.max(at, by > 0 ? -1 : 0) + by + parts.length) % parts.length]
    if (next !== undefined) onChoose(next.id)
  }
  return (
    <section className={styles.parts} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {words.heading}
        </h3>
        {part && (
          <p className={styles.place}>
            {fill(words.place, { at: String(at + 1), of: String(parts.length) })}
          </p>
        )}
        <span className={styles.steps}>
          <button type="button" className={styles.step} aria-label={words.previous} onClick={() => step(-1)}>
            ←
          </button>
          <button type="button" className={styles.step} aria-label={words.next} onClick={() => step(1)}>
            →
          </button>
        </span>
      </div>
      <div aria-live="polite">
        {part && (
          <>
            <h4 className={styles.name}>{part.name[language]}</h4>
            <p className={styles.text}>{part.text[language]}</p>
          </>
        )}
      </div>
      {part && <PartDetails key={part.id} part={part} deviceId={deviceId} />}
      <ol className={styles.list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              {name[language]}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PartDetailsProps {
  readonly part: Part
  readonly deviceId: number
}

/** Sound, memory and sources of a part. */
function PartDetails({ part, deviceId }: PartDetailsProps) {
  const language = useLanguage()
  const words = useWords(holdWords).parts
  const { data: stories = [] } = useQuery(deviceStoriesQuery(deviceId))
  const memory = memoryOf(part.words ?? [], stories, language)
  return (
    <>
      {part.sound && <HearKey sound={part.sound} />}
      {memory && (
        <figure className={styles.memory}>
          <figcaption className={styles.label}>{words.memory}</figcaption>
          <blockquote className={styles.quote} lang={memory.lang} dir="auto">
            {memory.sentence}
          </blockquote>
          <Link href={`/exhibits/werkschau/explore-stories?story=${memory.story.id}`}>{words.read}</Link>
        </figure>
      )}
      <p className={styles.sources}>
        {words.sources}: {part.sources.join('; ')}
      </p>
    </>
  )
}

function HearKey({ sound }: { readonly sound: PartSound }) {
  const words = useWords(holdWords).parts
  const { hasFailed, play } = usePartSound(sound)
  return (
    <>
      <Button look="quiet" onClick={play}>
        {words.hear}
      </Button>
      {hasFailed && <p role="status">{words.silent}</p>}
    </>
  )
}

/** Plays the sound of a part on the device bus. Another press restarts it; leaving the part stops it. */
function usePartSound(name: PartSound): { readonly hasFailed: boolean; readonly play: () => void } {
  const [hasFailed, setHasFailed] = useState(false)
  const stop = useRef<Stop>(() => {})
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
      stop.current()
    }
  }, [])
  const play = async () => {
    try {
      const mixer = await theMixer()
      const { playPart } = await import('#audio/parts/playPart.ts')
      stop.current()
      if (!isStopped.current) stop.current = playPart(name, mixer.bus('device'))
      setHasFailed(false)
      watchWaking(mixer.context.rawContext, () => setHasFailed(true))
    } catch (error) {
      console.warn('A part stays silent', error)
      setHasFailed(true)
    }
  }
  return { hasFailed, play: () => void play() }
}
