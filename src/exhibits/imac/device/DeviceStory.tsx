import { useQuery } from '@tanstack/react-query'
import * as messages from '#content/messages.ts'
import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import type { Narration } from '#contract/device.ts'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { deviceStoryQuery, narrationIn } from '#api/queries/narration.ts'
import { Button } from '#ui/kit/Button.tsx'
import { NarrationPlayer } from '#ui/kit/player/NarrationPlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import styles from './DeviceStory.module.css'
import { useLanguage, useWords } from '#state/language.ts'
import { useEffect, useRef } from 'react'
import type { Spectrum } from '#audio/spectrum.ts'
import { voiceSpectrum } from '#audio/voice.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { every, everyFrame, type Stop } from '#lib/time/timers.ts'
import { drawBars, fallenBars } from './drawBars.ts'

/** The device's narration with its spectrum (IMAC-05). */
export function DeviceStory() {
  const language = useLanguage()
  const words = useWords(imacDesktop).device
  const query = useQuery(deviceStoryQuery(imacExhibit.device.id, imacExhibit.exhibition.id))
  const narration = narrationIn(query.data, language)
  const isMissing = query.data !== undefined && narration === undefined
  const hasFailed = query.data === undefined && query.errorUpdateCount > 0
  if (isMissing || hasFailed)
    return (
      <div className={styles.notice} role="alert">
        <p>{(hasFailed ? messages.deviceStoryFailed : messages.noDeviceStory)[language]}</p>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (narration === undefined)
    return (
      <p className={styles.notice} role="status">
        {words.coming}
      </p>
    )
  return <Narrated key={narration.audioUrl} narration={narration} />
}

function Narrated({ narration }: { readonly narration: Narration }) {
  const words = useWords(imacDesktop).device
  const player = useRecordingPlayer(narration.audioUrl, narration.duration)
  return (
    <div className={styles.story}>
      <FrequencyBars player={player} />
      <NarrationPlayer
        narration={narration}
        player={player}
        label={words.label}
        waveform={narration.waveform}
        transcriptTitle={words.transcript}
      />
    </div>
  )
}

const barCount = 28
/** Hz, dB re full scale, dB an octave: the tilt lifts high frequencies, which are weak in voices. */
const look = {
  bands: barCount,
  range: [90, 7600],
  decibels: { lowest: -88, highest: -30 },
  tilt: 2.4,
} as const
/** ms between frames under reduced motion. */
const calmMs = 500

/** The spectrum of the voice, from low to high. Nothing is drawn in silence. */
function FrequencyBars({ player }: { readonly player: PlayerHandle }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    function followTheVoice() {
      const target = canvas.current
      const context = target?.getContext('2d')
      if (!target || !context) return
      const silence = new Float32Array(barCount)
      const shown = new Float32Array(barCount)
      let stop: Stop | null = null
      let spectrum: Spectrum | null = null
      const draw = (deltaMs: number) => {
        const isPlaying = player.getState().phase === 'playing'
        if (isPlaying) spectrum ??= voiceSpectrum(look)
        spectrum?.read(deltaMs)
        const isMoving = fallenBars(shown, (isPlaying && spectrum?.bands) || silence, deltaMs / 1000)
        drawBars(context, shown)
        if (isMoving || isPlaying) return
        stop?.()
        stop = null
        spectrum = null
      }
      const follow = () => {
        if (player.getState().phase !== 'playing') return
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
        stop ??= isCalm ? every(calmMs, () => draw(calmMs)) : everyFrame(draw)
      }
      const size = () => {
        const scale = devicePixelRatio
        target.width = Math.round(target.clientWidth * scale)
        target.height = Math.round(target.clientHeight * scale)
        drawBars(context, shown)
      }
      const sizes = new ResizeObserver(size)
      sizes.observe(target)
      const unsubscribe = player.subscribe(follow)
      follow()
      return () => {
        sizes.disconnect()
        unsubscribe()
        stop?.()
      }
    },
    [player],
  )
  return <canvas ref={canvas} className={styles.bars} aria-hidden="true" data-bars />
}
