import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { playerWords } from '#content/player.ts'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { isSoundLoss, type PlayerHandle, type PlayerPhase, type PlayerState } from '#lib/sound/playback.ts'
import { everyFrame, type Stop } from '#lib/time/timers.ts'
import { useWords } from '#state/language.ts'
import { useReading } from '#state/reading.ts'
import { Button } from '../Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { NoSound } from './NoSound.tsx'
import { Waveform } from './Waveform.tsx'
import { usePlayerState } from './usePlayerState.ts'
import styles from './VoicePlayer.module.css'

interface VoicePlayerProps {
  readonly player: PlayerHandle
  /** Name for screen readers: 'Voice of the story «Sunday, thumb on the pause key»'. */
  readonly label: string
  readonly waveform: readonly number[] | null
  /** `main` for the one recording a page is about. */
  readonly look?: 'main' | 'plain'
}

export function VoicePlayer({ player, label, waveform, look = 'plain' }: VoicePlayerProps) {
  const words = useWords(playerWords)
  const state = usePlayerState(player)
  const { phase, position, duration } = state
  const frame = useRef<HTMLDivElement>(null)
  const labelId = useId()
  usePlayedShare(player, frame)
  useMediaSession(player, label, state)
  const hasFailed = phase === 'failed'

  return (
    <div
      ref={frame}
      className={styles.player}
      data-look={look}
      data-phase={phase}
      role="group"
      aria-labelledby={labelId}
    >
      <span id={labelId} hidden>
        {label}
      </span>
      <PlayKey player={player} phase={phase} label={label} />
      <SeekBar
        player={player}
        position={position}
        duration={duration}
        waveform={waveform}
        label={`${words.place}: ${label}`}
        valueText={fill(words.ofTotal, { position: formatTime(position), duration: formatTime(duration) })}
      />
      <p className={styles.times}>
        <span>{formatTime(position)}</span>
        <span aria-hidden="true" className={styles.slash}>
          /
        </span>
        <span>{formatTime(duration)}</span>
      </p>
      <div className={styles.failure} role="alert">
        {(hasFailed || isSoundLoss(phase)) && (
          <>
            {hasFailed && <p>{words.failed}</p>}
            <NoSound phase={phase} />
            <Button look="quiet" onClick={player.play}>
              {words.retry} <VisuallyHidden>({label})</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

interface PlayKeyProps {
  readonly player: PlayerHandle
  readonly phase: PlayerPhase
  readonly label: string
}

/** Play or pause. Changes at the press, before there is sound. */
function PlayKey({ player, phase, label }: PlayKeyProps) {
  const words = useWords(playerWords)
  const isOn = phase === 'playing' || phase === 'loading'
  return (
    <button
      type="button"
      className={styles.key}
      data-on={isOn ? '' : undefined}
      aria-label={`${isOn ? words.pause : words.play}: ${label}`}
      aria-busy={phase === 'loading' || undefined}
      onClick={isOn ? player.pause : player.play}
    >
      <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {isOn ? <path d="M5 3h5v18H5zM14 3h5v18h-5z" /> : <path d="M6 2.5 21.5 12 6 21.5z" />}
      </svg>
      {phase === 'loading' && <span className={styles.progress} aria-hidden="true" />}
    </button>
  )
}

interface SeekBarProps {
  readonly player: PlayerHandle
  /** Seconds. */
  readonly position: number
  readonly duration: number
  readonly waveform: readonly number[] | null
  readonly label: string
  /** The position in words: '0:12 of 1:45'. */
  readonly valueText: string
}

/** Seconds per key; the arrows follow spec §9's skip step. The browser handles Home and End. */
const jumps: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
}

/** The waveform with a native slider over it. */
function SeekBar({ player, position, duration, waveform, label, valueText }: SeekBarProps) {
  function jumpByKey(event: KeyboardEvent) {
    const seconds = jumps[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    player.seek(player.position() + seconds)
  }
  return (
    <div className={styles.bar}>
      <Waveform peaks={waveform} />
      <span className={styles.head} aria-hidden="true" />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={duration}
        step={0.01}
        value={position}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
        onKeyDown={jumpByKey}
      />
    </div>
  )
}

/** Sets `--played` (0 to 1) on an element: every frame while playing, otherwise on change. */
function usePlayedShare(player: PlayerHandle, target: RefObject<HTMLElement | null>): void {
  useEffect(
    function followPlayhead() {
      let stopFrames: Stop | null = null
      function draw() {
        const { duration } = player.getState()
        const share = duration > 0 ? Math.min(1, player.position() / duration) : 0
        target.current?.style.setProperty('--played', share.toFixed(5))
      }
      function rest() {
        stopFrames?.()
        stopFrames = null
      }
      function follow() {
        draw()
        if (player.getState().phase !== 'playing') rest()
        else stopFrames ??= everyFrame(draw)
      }
      follow()
      const unsubscribe = player.subscribe(follow)
      return () => {
        unsubscribe()
        rest()
      }
    },
    [player, target],
  )
}

/** Seconds per press of a media key that gives no offset. */
const jumpSeconds = 5
const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const

/** The player that the system shows: the last one played. */
let holder: PlayerHandle | null = null

/** Shows the playing recording in the system's media controls and follows media keys. Cleared at the end. */
function useMediaSession(player: PlayerHandle, title: string, state: PlayerState): void {
  const { phase, position, duration } = state
  const isPlaying = phase === 'playing' || phase === 'loading'
  const isOver = phase === 'ended' || phase === 'failed' || phase === 'idle' || isSoundLoss(phase)

  useEffect(
    function take() {
      if (!isPlaying) return
      holder = player
      const { mediaSession } = navigator
      // The document's title names the exhibit.
      mediaSession.metadata = new MediaMetadata({ title, artist: document.title })
      for (const action of actions) mediaSession.setActionHandler(action, (details) => act(player, details))
    },
    [player, title, isPlaying],
  )

  useEffect(
    function report() {
      if (holder !== player || isOver) return
      const { mediaSession } = navigator
      mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
      const { speechRate: playbackRate } = useReading.getState()
      if (duration > 0)
        mediaSession.setPositionState({ duration, position: Math.min(position, duration), playbackRate })
    },
    [player, isPlaying, isOver, position, duration],
  )

  useEffect(
    function clearWhenOver() {
      return () => clear(player)
    },
    [player, isOver],
  )
}

function act(player: PlayerHandle, { action, seekTime, seekOffset }: MediaSessionActionDetails): void {
  const jump = (seconds: number) => player.seek(player.position() + seconds)
  if (action === 'play') player.play()
  else if (action === 'pause') player.pause()
  else if (action === 'seekbackward') jump(-(seekOffset ?? jumpSeconds))
  else if (action === 'seekforward') jump(seekOffset ?? jumpSeconds)
  else if (seekTime !== undefined) player.seek(seekTime)
}

function clear(player: PlayerHandle): void {
  if (holder !== player) return
  holder = null
  const { mediaSession } = navigator
  mediaSession.metadata = null
  mediaSession.playbackState = 'none'
  mediaSession.setPositionState()
  for (const action of actions) mediaSession.setActionHandler(action, null)
}
