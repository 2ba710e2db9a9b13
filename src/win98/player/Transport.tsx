import { useEffect, useEffectEvent, useMemo } from 'react'
import { createPlayer } from '#audio/voice.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { isSoundLoss } from '#lib/sound/playback.ts'
import { chooseLoudness, useVisit } from '#state/visit.ts'
import { cueAt } from '#ui/kit/player/cues.ts'
import { usePlayerState } from '#ui/kit/player/usePlayerState.ts'
import { NoSound } from '#ui/kit/player/NoSound.tsx'
import { useDesktop } from '../desktop/useDesktop.ts'
import { postToParent } from '../parent.ts'
import shared from '../program.module.css'
import type { Track } from './Player.tsx'
import styles from './Player.module.css'

/** Play, stop, position and volume of one recording, and its captions. */
export function Transport({ track, onPlaying }: { track: Track; onPlaying: (isPlaying: boolean) => void }) {
  const { words } = useDesktop()
  const text = words.player
  const { url, duration: known } = track
  const player = useMemo(() => createPlayer({ url, duration: known }), [url, known])
  const { phase, position, duration } = usePlayerState(player)
  const { muted, volume } = useVisit((visit) => visit.loudness)
  const isPlaying = phase === 'playing'
  const isWanted = isPlaying || phase === 'loading'
  const reportPlaying = useEffectEvent(onPlaying)

  useEffect(
    function reportWhetherItPlays() {
      reportPlaying(isPlaying)
    },
    [isPlaying],
  )
  useEffect(
    function fallSilentOnClose() {
      return () => {
        player.stop()
        reportPlaying(false)
      }
    },
    [player],
  )
  const cue = track.cues[cueAt(track.cues, position)]
  const isSilent = isSoundLoss(phase)
  const time = `${formatTime(position)} / ${formatTime(duration)}`
  function setVolume(to: number) {
    const choice = { muted: false, volume: to }
    chooseLoudness(choice)
    postToParent({ kind: 'loudness', ...choice })
  }

  return (
    <>
      <div role="group" className={styles.caption} aria-label={text.captions} lang={track.lang} dir="auto">
        {phase === 'idle' || isSilent ? '' : cue?.text}
      </div>
      <div className={styles.silence} role="alert">
        <NoSound phase={phase}>
          {track.transcript && (
            <p lang={track.transcript.lang} dir="auto">
              {track.transcript.text}
            </p>
          )}
        </NoSound>
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={duration}
        step={0.1}
        value={position}
        aria-label={text.place}
        aria-valuetext={time}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.keys}>
        <button
          type="button"
          className={styles.key}
          data-first-focus=""
          aria-label={isWanted ? text.pause : text.play}
          onClick={() => (isWanted ? player.pause() : player.play())}
        >
          <svg viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
            <path
              d={
                isWanted ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M5 2h1v1h1v1h1v1h1v1h1v1h1v2h-1v1H9v1H8v1H7v1H6v1H5z'
              }
            />
          </svg>
        </button>
        <button type="button" className={styles.key} aria-label={text.stop} onClick={() => player.stop()}>
          <svg viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
            <path d="M4 4h8v8H4z" />
          </svg>
        </button>
        <span className={styles.time}>{time}</span>
        <label className={styles.volume}>
          <span>{text.volume}</span>
          <input
            type="range"
            className={styles.range}
            min={0}
            max={1}
            step={0.05}
            value={muted ? 0 : volume}
            onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
      <div className={shared.status}>
        <p role="status">
          {phase === 'failed'
            ? text.failed
            : phase === 'loading'
              ? text.loading
              : isPlaying
                ? text.play
                : text.ready}
        </p>
      </div>
    </>
  )
}
