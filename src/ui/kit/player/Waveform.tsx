import { useLayoutEffect, useRef, useState } from 'react'
import styles from './Waveform.module.css'
import { barHeights, barsPath, planBars } from './waveformBars.ts'

interface WaveformProps {
  /** 0 to 100 each; null where unknown, drawn as a line of dots. */
  readonly peaks: readonly number[] | null
  /** The most bars to draw. */
  readonly most?: number
}

interface Box {
  readonly width: number
  readonly height: number
  readonly rem: number
  readonly density: number
}

/** A recording as bars; the played part (`--played`, 0 to 1, inherited) is drawn over it in the accent colour. */
export function Waveform({ peaks, most = 96 }: WaveformProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box | null>(null)
  const isMeasured = peaks !== null
  const [wasMeasured] = useState(isMeasured)

  useLayoutEffect(function followSize() {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setBox(boxOf(element)))
    observer.observe(element)
    setBox(boxOf(element))
    return () => observer.disconnect()
  }, [])

  const plan = box && planBars(box.width, box.rem, box.density, most)
  const path = box && plan && barsPath(barHeights(peaks, plan.count), plan, box.height, box.density)

  return (
    <div
      ref={frame}
      className={styles.waveform}
      data-arrived={isMeasured && !wasMeasured ? '' : undefined}
      data-measured={isMeasured ? '' : undefined}
      aria-hidden="true"
    >
      {box && path && (
        <>
          <Bars box={box} path={path} />
          <Bars box={box} path={path} isPlayed />
        </>
      )}
    </div>
  )
}

function Bars({ box, path, isPlayed }: { box: Box; path: string; isPlayed?: boolean }) {
  return (
    <svg
      className={isPlayed ? `${styles.bars} ${styles.played}` : styles.bars}
      viewBox={`0 0 ${box.width} ${box.height}`}
      focusable="false"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function boxOf(element: HTMLElement): Box {
  const { width, height } = element.getBoundingClientRect()
  return {
    width,
    height,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    density: window.devicePixelRatio,
  }
}
