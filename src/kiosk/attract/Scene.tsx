import type { CSSProperties } from 'react'
import { useLanguage, useWords } from '#state/language.ts'
import { kioskWords } from '#content/kiosk.ts'
import { catalogueLine } from '#content/exhibits/pages.ts'
import { EchoMark } from '#ui/kit/EchoMark.tsx'
import { ActPicture } from './ActPicture.tsx'
import type { Act } from './program.ts'
import styles from './Scene.module.css'
import type { Sentence } from './sentences.ts'

interface SceneProps {
  readonly act: Act
  readonly sentence: Sentence | null
  /** Counted from 0. */
  readonly turn: number
  /** The next one lies over it already. */
  readonly isGoing: boolean
}

/** Nothing stands at the same place for months: rem, by turns. */
const shifts = [
  [0, 0],
  [1.1, -0.9],
  [0.4, -2.1],
  [1.6, -0.3],
  [0.8, -1.5],
] as const

/** One exhibit with its sentence. */
export function Scene({ act, sentence, turn, isGoing }: SceneProps) {
  const language = useLanguage()
  const words = useWords(kioskWords).attract
  const [right, down] = shifts[turn % shifts.length] ?? [0, 0]
  const style: CSSProperties = { '--right': `${right}rem`, '--down': `${down}rem`, ...act.poster?.style }
  return (
    <div
      className={styles.scene}
      data-theme={act.poster?.isDark ? 'dark' : 'light'}
      data-act={act.id}
      data-print={act.poster === null || undefined}
      data-whole={act.poster?.isWhole}
      data-odd={turn % 2 === 1 || undefined}
      data-going={isGoing || undefined}
      aria-hidden={isGoing || undefined}
      lang={language}
      style={style}
    >
      <ActPicture act={act} />
      <div className={styles.veil} />
      <p className={styles.mark}>
        <EchoMark className={styles.echo} />
        <span lang="de">Nachklang</span>
      </p>
      <div className={styles.words} data-device={act.device?.id}>
        <p className={styles.catalogue}>{catalogueLine(act)[language]}</p>
        <p className={styles.invitation}>{act.invitation[language]}</p>
        {sentence !== null && (
          <figure className={styles.quote}>
            <blockquote className={styles.sentence} lang={sentence.lang} dir="auto">
              {sentence.text.split(' ').map((word, index) => (
                <span key={index} className={styles.word} style={{ '--at': index }}>
                  {`${word} `}
                </span>
              ))}
            </blockquote>
            <VoiceLine text={sentence.text} />
            <figcaption className={styles.source}>
              {sentence.isSample ? words.sample : words.memory}
            </figcaption>
          </figure>
        )}
        <p className={styles.touch} aria-hidden="true">
          <span className={styles.finger} />
          <span>
            <span lang="de">{kioskWords.de.attract.touch}</span> ·{' '}
            <span lang="en">{kioskWords.en.attract.touch}</span>
          </span>
        </p>
      </div>
    </div>
  )
}

/** A voice that plays without a sound: its line fills up while the words come. */
function VoiceLine({ text }: { text: string }) {
  const bars = voiceBars(text)
  const path = bars
    .map((height, at) => `M${at * 4 + 2} ${20 - height * 18}v${Math.max(1, height * 36)}`)
    .join('')
  const box = `0 0 ${bars.length * 4} 40`
  return (
    <span className={styles.voice} aria-hidden="true">
      <svg className={styles.line} viewBox={box} preserveAspectRatio="none">
        <path d={path} />
      </svg>
      <span className={styles.played}>
        <svg className={styles.line} viewBox={box} preserveAspectRatio="none">
          <path d={path} />
        </svg>
      </span>
    </span>
  )
}

const bars = 72
const vowels = /[aeiouyäöüàéè]/i

/** How loud a voice might be that says a text: a rise at each vowel, a rest between words. @returns 0 to 1, `bars` of them */
function voiceBars(text: string): readonly number[] {
  const heights = [...text].map((letter, at) => {
    if (letter === ' ' || /[.,;:!?]/.test(letter)) return 0.06
    const sway = 0.16 * Math.sin(at * 2.4)
    return (vowels.test(letter) ? 0.72 : 0.38) + sway
  })
  return Array.from({ length: bars }, (_, at) => heights[Math.floor((at / bars) * heights.length)] ?? 0.06)
}
