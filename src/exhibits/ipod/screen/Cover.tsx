import { useState } from 'react'
import type { Story } from '#contract/story.ts'
import { between, pick, seededRandom } from '#contract/random.ts'
import styles from './Cover.module.css'

interface CoverProps {
  readonly story: Story | null
  /** What replaces a picture: a drawn sleeve, the share card, or the player's own. */
  readonly kind: 'story' | 'share' | 'own'
}

/** A story's picture as a sleeve; a drawn sleeve if there is none or it does not load. */
export function Cover({ story, kind }: CoverProps) {
  const url = story?.visualUrl ?? null
  const [failed, setFailed] = useState<string | null>(null)
  if (url !== null && failed !== url) {
    return (
      <img
        className={styles.cover}
        src={url}
        alt=""
        draggable={false}
        decoding="async"
        onError={() => setFailed(url)}
      />
    )
  }
  return (
    <svg className={styles.cover} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {story !== null ? <Sleeve seed={story.id} /> : kind === 'own' ? <Wheel /> : <Invitation />}
    </svg>
  )
}

const papers = [
  ['#0f4c5c', '#e9c46a', '#f4f1de'],
  ['#7a1f2b', '#f2d0a4', '#f7efe5'],
  ['#24346b', '#8fb8de', '#f0f4f8'],
  ['#2f4a36', '#d8c99b', '#f5f2e7'],
  ['#4a2c5a', '#e0a9c9', '#f8eef4'],
  ['#a8471d', '#f3c98b', '#fdf3e3'],
] as const

/** Grooves, a cable, or a waveform: always the same for the same story. */
function Sleeve({ seed }: { seed: number }) {
  const random = seededRandom(seed)
  const [ground, line, light] = pick(random, papers) ?? papers[0]
  const [x, y] = [between(random, 20, 80), between(random, 20, 80)]
  const strokes = Array.from({ length: 11 }, () => between(random, 8, 62))
  const kind = Math.floor(random() * 3)
  return (
    <>
      <rect width="100" height="100" fill={ground} />
      {kind === 0 &&
        [58, 49, 40, 31, 22, 13].map((radius) => (
          <circle key={radius} cx={x} cy={y} r={radius} fill="none" stroke={line} strokeWidth="2.6" />
        ))}
      {kind === 0 && <circle cx={x} cy={y} r="5.5" fill={light} />}
      {kind === 1 && (
        <>
          <circle cx={x} cy={y * 0.6 + 10} r="26" fill={line} />
          <path
            d={`M${x} ${y * 0.6 + 10} C ${x - 40} 70, ${x + 46} 74, ${100 - x} 112`}
            fill="none"
            stroke={light}
            strokeWidth="3"
          />
        </>
      )}
      {kind === 2 &&
        strokes.map((height, index) => (
          <rect
            key={index}
            x={9 + index * 7.8}
            y={50 - height / 2}
            width="3.6"
            height={height}
            fill={index % 4 === 1 ? light : line}
          />
        ))}
    </>
  )
}

/** The player's own cover: its wheel. */
function Wheel() {
  return (
    <>
      <rect width="100" height="100" fill="#e7eaee" />
      <circle cx="50" cy="50" r="34" fill="#fdfdfc" />
      <circle cx="50" cy="50" r="34" fill="none" stroke="#c6cbd2" strokeWidth="0.8" />
      <circle cx="50" cy="50" r="12.6" fill="#d5d9de" />
      <path
        d="M50 16 A34 34 0 0 1 84 50"
        fill="none"
        stroke="#1c5fd1"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="84" cy="50" r="4.6" fill="#1c5fd1" />
    </>
  )
}

/** An empty sleeve. */
function Invitation() {
  return (
    <>
      <rect width="100" height="100" fill="#fafbfc" />
      <rect
        x="7"
        y="7"
        width="86"
        height="86"
        fill="none"
        stroke="#1c5fd1"
        strokeWidth="2"
        strokeDasharray="6 4.75"
      />
      <path d="M50 30v40M30 50h40" stroke="#1c5fd1" strokeWidth="7" />
    </>
  )
}
