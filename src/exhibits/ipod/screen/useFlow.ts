import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Spring, stepSpring } from '#lib/spring.ts'
import { everyFrame } from '#lib/timers.ts'
import { flowPose } from './flowPose.ts'

/** 1/s; a third of a second from one cover to the next. */
const rate = 15

/**
 * Brings the cover at `place` to the front, on a spring, without React: a wheel that turns fast only moves its goal.
 * @param count how many covers there are: others in front of this one move nothing
 */
export function useFlow(stage: RefObject<HTMLElement | null>, place: number, count: number): void {
  const spring = useRef<Spring | null>(null)
  const countBefore = useRef(count)
  useLayoutEffect(
    function flow() {
      // Another stock is no movement; nor is the first look.
      const isSudden = spring.current === null || countBefore.current !== count || wantsStillness()
      countBefore.current = count
      const at = isSudden ? { value: place, velocity: 0 } : (spring.current ?? { value: place, velocity: 0 })
      spring.current = at
      pose(stage.current, at.value)
      if (at.value === place) return
      const stop = everyFrame((deltaMs) => {
        const isMoving = stepSpring(at, place, rate, Math.min(0.1, deltaMs / 1000))
        pose(stage.current, at.value)
        if (!isMoving) stop()
      })
      return stop
    },
    [stage, place, count],
  )
}

function pose(stage: HTMLElement | null, front: number): void {
  for (const slot of stage?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const { x, z, turn, order, shade } = flowPose(Number(slot.dataset.place) - front)
    slot.style.transform = `translate3d(calc(var(--u) * ${x.toFixed(2)}), 0, calc(var(--u) * ${z.toFixed(2)})) rotateY(${turn.toFixed(2)}deg)`
    slot.style.zIndex = String(order)
    slot.style.setProperty('--shade', shade.toFixed(3))
  }
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
