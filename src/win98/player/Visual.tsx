import { useEffect, useRef } from 'react'
import type { Spectrum } from '#audio/spectrum.ts'
import { voiceSpectrum } from '#audio/voice.ts'
import { everyFrame } from '#lib/time/timers.ts'
import { reducedMotion, useMedia } from '#lib/browser/useMedia.ts'
import { drawLook, type Look, newFrame, type VisualFrame } from './looks.ts'
import styles from './Player.module.css'

/** Bars of the picture. */
const bandCount = 24
/** Pixels of the picture. */
const size = { width: 192, height: 96 } as const
/** ms that the picture moves on after the sound ends. */
const settleMs = 1200

interface VisualProps {
  readonly look: Look
  readonly isPlaying: boolean
  readonly label: string
}

/** A picture of the playing sound. It stops after the sound; with reduced motion it shows the level once a second. */
export function Visual({ look, isPlaying, label }: VisualProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<VisualFrame | null>(null)
  const isStill = useMedia(reducedMotion)

  useEffect(
    function run() {
      const context = canvas.current?.getContext('2d')
      if (!context) return
      frame.current ??= newFrame(bandCount)
      const state = frame.current
      drawLook(look, context, size, null, state, 0)
      let spectrum: Spectrum | null = null
      let quietMs = 0
      let waitedMs = 0
      const stop = everyFrame((deltaMs) => {
        spectrum ??= voiceSpectrum({ bands: bandCount })
        if (!isPlaying && quietMs > settleMs) {
          stop()
          return
        }
        quietMs = isPlaying ? 0 : quietMs + deltaMs
        waitedMs += deltaMs
        if (isStill && waitedMs < 1000) return
        spectrum?.read(waitedMs)
        drawLook(look, context, size, spectrum, state, waitedMs)
        context.canvas.dataset.level = (spectrum?.level ?? 0).toFixed(2)
        waitedMs = 0
      })
      return stop
    },
    [look, isPlaying, isStill],
  )
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={styles.visual}
      width={size.width}
      height={size.height}
      data-look={look}
    />
  )
}
