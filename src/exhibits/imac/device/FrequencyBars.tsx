import { useEffect, useRef } from 'react'
import type { Spectrum } from '#audio/spectrum.ts'
import { voiceSpectrum } from '#audio/voice.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { every, everyFrame, type Stop } from '#lib/time/timers.ts'
import styles from './DeviceStory.module.css'
import { drawBars, fallenBars } from './drawBars.ts'

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
export function FrequencyBars({ player }: { readonly player: PlayerHandle }) {
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
