import { useEffect, useRef } from 'react'
import { rgbOf } from '../paint/palette.ts'
import { ripples } from './ripples.ts'
import styles from './Wallpaper.module.css'

/** The picture behind everything: rings on water in four colours, dithered, a pixel of it two of the screen's. */
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
      const sources = [{ x: columns * 0.72, y: rows * 0.62, ageSeconds: 6, strength: 1 }]
      ripples(image.data, columns, rows, sources, wallpaperRamp)
      context.putImageData(image, 0, 0)
    },
    [width, height, unit],
  )
  return <canvas ref={canvas} className={styles.picture} aria-hidden="true" />
}

/** From trough to crest; the plain desktop in the middle. */
const wallpaperRamp = [25, 5, 5, 5].map(rgbOf)
