import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { useDesktop } from '../desktop/useDesktop.ts'
import { imageOf } from './imageOf.ts'
import styles from './Paint.module.css'
import type { Point, Raster } from './raster.ts'

interface CanvasProps {
  readonly picture: Raster
  readonly label: string
  readonly description: string
  readonly onPress: (at: Point) => void
  readonly onDraw: (at: Point) => void
  readonly onLift: () => void
  readonly onAbandon: () => void
  readonly onPlace: (at: Point | null) => void
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Pixels that an arrow moves the pen; one pixel with Shift. */
const stride = 4

/** The sheet, drawn on by mouse, finger, pen or keys. */
export function Canvas({ picture, label, description, ...draw }: CanvasProps) {
  const { unit } = useDesktop().metrics
  const canvas = useRef<HTMLCanvasElement>(null)
  const descriptionId = useId()
  const pointer = useRef<number | null>(null)
  /** The keyboard's pen; null until an arrow moves it. */
  const [pen, setPen] = useState<Point | null>(null)
  const [isDown, setDown] = useState(false)
  const { width, height } = picture

  useEffect(
    function show() {
      const context = canvas.current?.getContext('2d')
      context?.putImageData(imageOf(picture), 0, 0)
    },
    [picture],
  )

  function placeOf({ clientX, clientY }: PointerEvent): Point {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return {
      x: Math.floor(((clientX - box.x) / box.width) * width),
      y: Math.floor(((clientY - box.y) / box.height) * height),
    }
  }
  function steer(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    const at = pen ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) }
    if (arrow !== undefined) {
      const step = event.shiftKey ? 1 : stride
      const next = {
        x: Math.min(width - 1, Math.max(0, at.x + arrow[0] * step)),
        y: Math.min(height - 1, Math.max(0, at.y + arrow[1] * step)),
      }
      setPen(next)
      draw.onPlace(next)
      if (isDown) draw.onDraw(next)
    } else if (event.key === ' ' || event.key === 'Enter') {
      setPen(at)
      setDown(!isDown)
      if (isDown) draw.onLift()
      else draw.onPress(at)
    } else if (event.key === 'Escape' && isDown) {
      setDown(false)
      draw.onAbandon()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  function leave() {
    setPen(null)
    if (isDown) draw.onLift()
    setDown(false)
  }
  function lift(event: PointerEvent) {
    if (pointer.current !== event.pointerId) return
    pointer.current = null
    draw.onLift()
  }

  return (
    <button
      type="button"
      className={styles.sheet}
      aria-label={label}
      aria-describedby={descriptionId}
      aria-pressed={isDown}
      data-first-focus=""
      style={{ width: width * unit, aspectRatio: `${width} / ${height}` }}
      onKeyDown={steer}
      onBlur={leave}
      onPointerDown={(event) => {
        if (event.button !== 0 || pointer.current !== null) return
        pointer.current = event.pointerId
        event.currentTarget.setPointerCapture(event.pointerId)
        draw.onPress(placeOf(event))
      }}
      onPointerMove={(event) => {
        draw.onPlace(placeOf(event))
        if (pointer.current === event.pointerId) draw.onDraw(placeOf(event))
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={() => draw.onPlace(null)}
    >
      <canvas ref={canvas} className={styles.canvas} width={width} height={height} />
      {pen && (
        <span
          className={styles.pen}
          data-down={isDown || undefined}
          style={{
            insetInlineStart: `${((pen.x + 0.5) / width) * 100}%`,
            insetBlockStart: `${((pen.y + 0.5) / height) * 100}%`,
          }}
        />
      )}
      <VisuallyHidden>
        <span id={descriptionId}>{description}</span>
      </VisuallyHidden>
    </button>
  )
}
