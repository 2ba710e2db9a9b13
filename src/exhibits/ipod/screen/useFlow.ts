import { useSpring } from '@react-spring/web'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flowPose } from './flowPose.ts'

/** Critically damped; a third of a second from one cover to the next. */
const config = { tension: 225, friction: 30 } as const

/**
 * Brings the cover at `place` to the front, on a spring, without React: a wheel that turns fast only moves its goal.
 * @param count how many covers there are: others in front of this one move nothing
 */
export function useFlow(stage: RefObject<HTMLElement | null>, place: number, count: number): void {
  const [{ front }, spring] = useSpring(() => ({
    front: place,
    config,
    onChange: ({ value }) => pose(stage.current, value.front),
  }))
  const countBefore = useRef<number | null>(null)
  useLayoutEffect(
    function flow() {
      // Another stock is no movement; nor is the first look.
      const isSudden = countBefore.current !== count || wantsStillness()
      countBefore.current = count
      void spring.start({ front: place, immediate: isSudden })
      // Covers that have just come take their places at once.
      pose(stage.current, isSudden ? place : front.get())
    },
    [stage, spring, front, place, count],
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
