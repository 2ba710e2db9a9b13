import { useEffect, useEffectEvent, useRef } from 'react'
import { everyFrame } from '#lib/timers.ts'
import { type Drop, ripples } from '../desktop/ripples.ts'
import { rgbOf } from '../paint/palette.ts'
import styles from './Saver.module.css'

/** ms between pictures: fifteen a second, as a machine of the time managed. */
const pictureMs = 66
/** Pixels of the picture along its longer side. */
const longSide = 280
/** From trough to crest. */
const ramp = [0, 0, 6, 5, 13, 8].map(rgbOf)
/** Rings that still run when a new drop falls. */
const maxDrops = 3

/** Dark water. A drop falls at each new place; where nothing may move, its rings stand still. */
export function Water({ place, isStill }: { place: { x: number; y: number }; isStill: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drops = useRef<{ x: number; y: number; fellMs: number }[]>([])
  const { x, y } = place

  const paint = useEffectEvent((nowMs: number) => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { clientWidth, clientHeight } = context.canvas
    const scale = longSide / Math.max(clientWidth, clientHeight, 1)
    const width = Math.max(1, Math.round(clientWidth * scale))
    const height = Math.max(1, Math.round(clientHeight * scale))
    if (context.canvas.width !== width || context.canvas.height !== height) {
      context.canvas.width = width
      context.canvas.height = height
    }
    const image = context.createImageData(width, height)
    const shown = drops.current.map((drop): Drop => ({
      x: drop.x * width,
      y: drop.y * height,
      ageSeconds: isStill ? 4 : (nowMs - drop.fellMs) / 1000,
      strength: 0.9,
    }))
    ripples(image.data, width, height, isStill ? shown.slice(-1) : shown, ramp)
    context.putImageData(image, 0, 0)
  })
  useEffect(
    function letFall() {
      drops.current = [...drops.current, { x, y, fellMs: performance.now() }].slice(-maxDrops)
      paint(performance.now())
    },
    [x, y],
  )
  useEffect(
    function run() {
      if (isStill) return
      let sinceMs = 0
      return everyFrame((deltaMs) => {
        sinceMs += deltaMs
        if (sinceMs < pictureMs) return
        sinceMs = 0
        paint(performance.now())
      })
    },
    [isStill],
  )
  return <canvas ref={canvas} className={styles.water} aria-hidden="true" />
}
