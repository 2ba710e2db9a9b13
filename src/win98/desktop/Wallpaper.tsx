import { useEffect, useRef } from 'react'
import styles from './Wallpaper.module.css'

/** The picture behind everything: rings on water, dithered, a pixel of it two of the screen's. */
export function Wallpaper({ width, height, unit }: { width: number; height: number; unit: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    function drawPicture() {
      const context = canvas.current?.getContext('2d')
      if (!context) return
      const columns = Math.max(1, Math.ceil(width / (2 * unit)))
      const rows = Math.max(1, Math.ceil(height / (2 * unit)))
      context.canvas.width = columns
      context.canvas.height = rows
      const image = context.createImageData(columns, rows)
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          const threshold = ((bayer[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16
          if (3 * levelAt(x - columns * 0.72, y - rows * 0.62) + threshold < 1)
            image.data.set(trough, 4 * (y * columns + x))
        }
      }
      context.putImageData(image, 0, 0)
    },
    [width, height, unit],
  )
  return <canvas ref={canvas} className={styles.picture} aria-hidden="true" />
}

/** Red, green, blue, opacity. Everything else is the plain desktop. */
const trough = [0, 64, 64, 255] as const

/** Thresholds of ordered dithering, 4 by 4 (Bayer), in sixteenths. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** From trough 0 to crest 1, six seconds after a drop fell; rings are wider than high, as seen from a slant. */
function levelAt(x: number, y: number): number {
  const behind = 6 * 42 - Math.hypot(x, y * 1.7)
  if (behind <= 0) return 0.5
  const fading = Math.exp(-behind / 120) * Math.min(1, behind / 14)
  return 0.5 + (fading * Math.sin((behind / 26) * 2 * Math.PI)) / 2
}
