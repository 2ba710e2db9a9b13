import { useEffect, useReducer, useRef, useState } from 'react'
import { fill } from '#lib/text/fill.ts'
import { every } from '#lib/time/timers.ts'
import type { Size } from '#lib/geometry/size.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import type { Metrics } from '../desktop/metrics.ts'
import { MenuBar } from '../menus/MenuBar.tsx'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { Field } from './Field.tsx'
import styles from './Minefield.module.css'
import {
  type LevelName,
  levelNames,
  levels,
  type MineEvent,
  type Minefield as State,
  minesLeft,
  newField,
  nextField,
  upright,
} from './minefield.ts'

type GameEvent = MineEvent | { readonly type: 'new'; readonly level: LevelName; readonly isTall: boolean }

interface Game {
  readonly name: LevelName
  readonly field: State
}

function nextGame(game: Game, event: GameEvent): Game {
  if (event.type !== 'new') {
    const field = nextField(game.field, event)
    return field === game.field ? game : { ...game, field }
  }
  const level = levels[event.level]
  return { name: event.level, field: newField(event.isTall ? upright(level) : level) }
}

/** Size of the window around a field, CSS px: bars, counters, two lines of text. */
function windowSize(columns: number, rows: number, { unit, hit }: Metrics): Size {
  const cell = Math.max(hit, 24 * unit)
  return {
    width: Math.max(250 * unit, columns * cell + 40 * unit),
    height: rows * cell + 2 * hit + Math.max(hit, 30 * unit) + 106 * unit,
  }
}

/** Most seconds that the display can show. */
const longest = 999

/** The game of mines: three levels, flags, a clock. */
export function Minefield({ id }: { id: string }) {
  const { words, close, fit, metrics, sound } = useDesktop()
  const text = words.mines
  const [game, dispatch] = useReducer(nextGame, null, () => ({
    name: 'beginner' as const,
    field: newField(levels.beginner),
  }))
  const { field, name } = game
  const { phase } = field
  const seconds = useSeconds(phase)
  const [isPressing, setPressing] = useState(false)
  const program = useRef<HTMLDivElement>(null)
  const lastPhase = useRef(phase)

  useEffect(
    function soundTheEnd() {
      if (lastPhase.current === phase) return
      lastPhase.current = phase
      if (phase === 'won') sound('won')
      if (phase === 'lost') sound('lost')
    },
    [phase, sound],
  )
  function begin(level: LevelName) {
    const isTall = innerWidth < innerHeight
    dispatch({ type: 'new', level, isTall })
    const { columns, rows } = isTall ? upright(levels[level]) : levels[level]
    if (level !== name) fit(id, windowSize(columns, rows, metrics))
  }
  useElementEvent(program, 'keydown', (event) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    begin(name)
  })

  const outcome =
    phase === 'won'
      ? fill(text.won, { seconds })
      : phase === 'lost'
        ? text.lost
        : metrics.isTouch
          ? text.howTouch
          : text.how
  return (
    <div className={styles.program} ref={program}>
      <MenuBar
        label={words.apps.mines}
        menus={[
          {
            label: text.game,
            entries: [
              { label: text.fresh, shortcut: 'F2', pick: () => begin(name) },
              ...levelNames.map((level, at) => ({
                label: text[level],
                isChecked: level === name,
                startsGroup: at === 0,
                pick: () => begin(level),
              })),
              { label: text.close, startsGroup: true, pick: () => close(id) },
            ],
          },
        ]}
      />
      <div className={styles.scroll}>
        <div className={styles.board}>
          <div className={styles.head}>
            <Digits value={minesLeft(field)} label={fill(text.minesLeft, { count: minesLeft(field) })} />
            <button
              type="button"
              className={styles.face}
              aria-label={text.restart}
              onClick={() => begin(name)}
            >
              <Face
                look={phase === 'playing' || phase === 'ready' ? (isPressing ? 'tense' : 'calm') : phase}
              />
            </button>
            <Digits value={Math.min(seconds, longest)} label={fill(text.seconds, { count: seconds })} />
          </div>
          <Field
            key={`${name} ${field.level.columns}`}
            field={field}
            dispatch={dispatch}
            onPressing={setPressing}
          />
        </div>
      </div>
      <p className={styles.said} role="status">
        {outcome}
      </p>
    </div>
  )
}

/** Seconds since the first cell was opened; stops with the game. */
function useSeconds(phase: State['phase']): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(
    function count() {
      if (phase === 'ready') setSeconds(0)
      if (phase !== 'playing') return
      setSeconds(1)
      const startedMs = Date.now()
      return every(1000, () => setSeconds(1 + Math.round((Date.now() - startedMs) / 1000)))
    },
    [phase],
  )
  return seconds
}

/** The lit segments of each digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const bars: Readonly<Record<string, string>> = {
  '0': '1110111',
  '1': '0010010',
  '2': '1011101',
  '3': '1011011',
  '4': '0111010',
  '5': '1101011',
  '6': '1101111',
  '7': '1010010',
  '8': '1111111',
  '9': '1111011',
  '-': '0001000',
}

/** The segments of a digit of 11 by 20 pixels. */
const shapes = [
  'M2 1h7v1H8v1H3V2H2z',
  'M1 2h1v1h1v5H2v1H1z',
  'M9 2h1v7H9V8H8V3h1z',
  'M3 9h5v2H3z',
  'M1 11h1v1h1v5H2v1H1z',
  'M9 11h1v7H9v-1H8v-5h1z',
  'M3 17h5v1h1v1H2v-1h1z',
]

/** A display of three red digits, -99 to 999. */
function Digits({ value, label }: { value: number; label: string }) {
  const shown =
    value < 0
      ? `-${String(Math.min(99, -value)).padStart(2, '0')}`
      : String(Math.min(999, value)).padStart(3, '0')
  return (
    <div role="img" aria-label={label} className={styles.digits}>
      {[...shown].map((digit, at) => (
        <svg key={`${at} of three`} viewBox="0 0 11 20" shapeRendering="crispEdges" aria-hidden="true">
          {shapes.map((shape, bar) => (
            <path key={shape} d={shape} fill={bars[digit]?.[bar] === '1' ? '#ff0000' : '#3c0000'} />
          ))}
        </svg>
      ))}
    </div>
  )
}

type Look = 'calm' | 'tense' | 'won' | 'lost'

/** Eyes and mouth in a face of 17 by 17 pixels. */
const features: Readonly<Record<Look, string>> = {
  calm: 'M5 6h2v2H5zM10 6h2v2h-2zM4 10h1v1h1v1h1v1h3v-1h1v-1h1v-1h1v1h-1v1h-1v1h-1v1H7v-1H6v-1H5v-1H4z',
  tense: 'M5 6h2v2H5zM10 6h2v2h-2zM7 10h3v1h1v2h-1v1H7v-1H6v-2h1zM7 11v2h3v-2z',
  won: 'M2 5h13v1h-1v2h-1v1h-3V8H9V6H8v2H7v1H4V8H3V6H2zM4 10h1v1h1v1h5v-1h1v-1h1v1h-1v1h-1v1H6v-1H5v-1H4z',
  lost: 'M4 5h1v1h1V5h1v1H6v1h1v1H6V7H5v1H4V7h1V6H4zM10 5h1v1h1V5h1v1h-1v1h1v1h-1V7h-1v1h-1V7h1V6h-1zM6 10h5v1h1v1h1v1h-1v-1h-1v-1H6v1H5v1H4v-1h1v-1h1z',
}

/** The face above the field, which follows the game. */
function Face({ look }: { look: Look }) {
  return (
    <svg viewBox="0 0 17 17" shapeRendering="crispEdges" aria-hidden="true">
      <path
        fill="#000"
        d="M6 0h5v1h2v1h1v1h1v1h1v2h1v5h-1v2h-1v1h-1v1h-1v1h-2v1H6v-1H4v-1H3v-1H2v-1H1v-2H0V6h1V4h1V3h1V2h1V1h2z"
      />
      <path
        fill="#ffff00"
        d="M6 1h5v1h2v1h1v1h1v2h1v5h-1v2h-1v1h-1v1h-2v1H6v-1H4v-1H3v-1H2v-2H1V6h1V4h1V3h1V2h2z"
      />
      <path fill="#000" fillRule="evenodd" d={features[look]} />
    </svg>
  )
}
