import { type RefObject, useEffect, useState } from 'react'
import { fill } from '#lib/text/fill.ts'
import type { MeterHandle } from '#lib/sound/meter.ts'
import { every, everyFrame, type Stop } from '#lib/time/timers.ts'
import { createMeterLights, scaleEnds, spokenDb } from './meterLights.ts'
import type { MeterWords } from './meterWords.ts'

/** Under reduced motion the points change so often, ms; they show the highest of the time between. */
const calmMs = 500
/** What a screen reader finds is written so often, ms: it is asked for, never announced. */
const spokenMs = 2000

export interface MeterElements {
  readonly meter: RefObject<HTMLElement | null>
  readonly left: RefObject<HTMLElement | null>
  readonly right: RefObject<HTMLElement | null>
}

/** Lights the points per frame while there is something to see, without React. Returns whether it is simulated. */
export function useMeterLights(
  meter: MeterHandle | null,
  words: MeterWords,
  elements: MeterElements,
): boolean {
  const [isSimulated, setIsSimulated] = useState(false)
  const { meter: whole, left, right } = elements

  useEffect(
    function followLevels() {
      if (meter === null || !whole.current || !left.current || !right.current) return
      const element = whole.current
      const lights = [
        createMeterLights([...left.current.children]),
        createMeterLights([...right.current.children]),
      ] as const
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      let stopDrawing: Stop | null = null
      let spokenAtMs = Number.NEGATIVE_INFINITY

      function draw(): void {
        if (meter === null) return
        const reading = meter.read()
        lights[0].show(reading.left, reading.held.left)
        lights[1].show(reading.right, reading.held.right)
        setIsSimulated(reading.isSimulated)
        const rests = meter.isResting()
        const nowMs = performance.now()
        if (rests || nowMs - spokenAtMs >= spokenMs) {
          spokenAtMs = nowMs
          say(element, reading.held.left, reading.held.right, words)
        }
        if (rests) rest()
      }
      function rest(): void {
        stopDrawing?.()
        stopDrawing = null
      }
      function wake(): void {
        stopDrawing ??= isCalm ? every(calmMs, draw) : everyFrame(draw)
      }
      wake()
      const stopWaking = meter.onWake(wake)
      return () => {
        stopWaking()
        rest()
      }
    },
    [meter, words, whole, left, right],
  )
  return isSimulated
}

function say(element: HTMLElement, left: number, right: number, words: MeterWords): void {
  const loudest = Math.max(left, right)
  const isSilent = loudest === Number.NEGATIVE_INFINITY
  element.setAttribute('aria-valuenow', String(Math.max(scaleEnds.low, Math.min(scaleEnds.high, loudest))))
  element.setAttribute(
    'aria-valuetext',
    isSilent ? words.silent : fill(words.reading, { left: spokenDb(left), right: spokenDb(right) }),
  )
}
