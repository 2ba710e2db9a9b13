import { useDrag } from '@use-gesture/react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { adminScript } from '#content/pages/adminScript.ts'
import { type Cut, type Reading, readingBars } from '#contract/narrationScript.ts'
import { fill } from '#lib/text/fill.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { everyFrame } from '#lib/time/timers.ts'
import { Button } from '#ui/kit/Button.tsx'
import { usePlayerState } from '#ui/kit/player/usePlayerState.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { Waveform } from '#ui/kit/player/Waveform.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import shared from '../../parts/parts.module.css'
import { type Edge, edgeMoved } from './cuts.ts'
import styles from './Script.module.css'
import type { ScriptWork } from './useScript.ts'
import { useWords } from '#state/language.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'

interface ReadingCutterProps {
  readonly work: ScriptWork
  readonly reading: Reading
  readonly cuts: readonly Cut[]
  readonly onCuts: (cuts: readonly Cut[]) => void
}

/** A recording of the whole script on its waveform, with a handle at both edges of each segment's stretch. */
export function ReadingCutter({ work, reading, cuts, onCuts }: ReadingCutterProps) {
  const words = useWords(adminScript).reading
  const { duration } = reading
  const player = useRecordingPlayer(reading.audioUrl, duration)
  const [playing, setPlaying] = useState<number | null>(null)
  const stretch = playing === null ? null : (cuts[playing] ?? null)
  const { phase } = usePlayerState(player)
  useStopAt(player, phase === 'playing' ? (stretch?.end ?? null) : null)
  const isOn = phase === 'playing' || phase === 'loading'
  const place = (seconds: number) => fill(words.place, { seconds: seconds.toFixed(2) })

  function listen(index: number, { start }: Cut) {
    if (isOn && playing === index) return player.pause()
    player.pause()
    setPlaying(index)
    player.seek(start)
    player.play()
  }

  return (
    <>
      <VoicePlayer player={player} label={words.whole} waveform={reading.waveform} />
      <p className={shared.note}>{words.help}</p>
      <div className={styles.scroller}>
        {/* A second is wide enough for a finger to be right within a tenth. */}
        <div className={styles.reading} style={{ minWidth: `${duration}rem` }}>
          <Waveform peaks={reading.waveform} most={readingBars} />
          {cuts.map(({ segmentId, start, end }) => (
            <span
              key={segmentId}
              className={styles.stretch}
              style={{ left: `${(start / duration) * 100}%`, width: `${((end - start) / duration) * 100}%` }}
              aria-hidden="true"
            >
              {numberOf(work, segmentId)}
            </span>
          ))}
          {cuts.map((cut, index) =>
            (['start', 'end'] as const).map((edge) => (
              <CutHandle
                key={`${cut.segmentId} ${edge}`}
                edge={edge}
                label={fill(edge === 'start' ? words.begin : words.end, {
                  number: numberOf(work, cut.segmentId),
                })}
                valueText={place(cut[edge])}
                value={cut[edge]}
                duration={duration}
                onMove={(seconds) => onCuts(edgeMoved(cuts, index, edge, seconds, duration))}
              />
            )),
          )}
        </div>
      </div>
      <ol className={shared.rows}>
        {cuts.map((cut, index) => {
          const number = numberOf(work, cut.segmentId)
          const isPlayingThis = isOn && playing === index
          return (
            <li key={cut.segmentId} className={styles.caption}>
              <span className={shared.mono}>
                {number} · {cut.start.toFixed(2)}–{cut.end.toFixed(2)} s
              </span>
              <span lang={reading.language} dir="auto">
                {work.script.segments.find(({ id }) => id === cut.segmentId)?.text}
              </span>
              <span className={shared.keys}>
                <Button look="quiet" onClick={() => listen(index, cut)}>
                  {fill(isPlayingThis ? words.stop : words.listen, { number })}
                </Button>
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The number under which a segment stands in the script. */
const numberOf = ({ script }: ScriptWork, segmentId: string) =>
  script.segments.findIndex(({ id }) => id === segmentId) + 1

/** Pauses a player at a second; null: it plays on. */
function useStopAt(player: PlayerHandle, seconds: number | null) {
  useEffect(
    function stopAtEnd() {
      if (seconds === null) return
      return everyFrame(() => {
        if (player.position() >= seconds) player.pause()
      })
    },
    [player, seconds],
  )
}

interface CutHandleProps {
  readonly edge: Edge
  readonly label: string
  readonly valueText: string
  /** Seconds. */
  readonly value: number
  readonly duration: number
  readonly onMove: (seconds: number) => void
}

/** Seconds that an arrow key moves it; with Shift, ten times that. */
const step = 0.05
const directions: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

/** One edge of a stretch, on the waveform: dragged, or moved by the arrow keys. */
function CutHandle({ edge, label, valueText, value, duration, onMove }: CutHandleProps) {
  function moveByKey(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (direction === undefined) return
    event.preventDefault()
    onMove(value + direction * step * (event.shiftKey ? 10 : 1))
  }
  const bindDrag = useDrag(
    ({ first, active, xy: [x], currentTarget }) => {
      if (!(currentTarget instanceof HTMLElement)) return
      const frame = currentTarget.parentElement?.getBoundingClientRect()
      if (first) currentTarget.focus()
      else if (frame && active) onMove(((x - frame.left) / frame.width) * duration)
    },
    { pointer: { keys: false } },
  )
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.handle}
      data-edge={edge}
      style={{ left: `${(value / duration) * 100}%` }}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(duration, scriptLimits.takeSeconds)}
      aria-valuenow={value}
      aria-valuetext={valueText}
      onKeyDown={moveByKey}
      {...bindDrag()}
    />
  )
}
