import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useStageTools } from './stageTools.ts'

/** A page that slept, or a frame that hung, must not throw things across the room. */
const longestStepS = 0.1
const firstStepS = 1 / 60

/**
 * Moves a scene: `step` is called before each drawn frame with the seconds since the last one and says whether it still
 * moves. Once nothing does, drawing stops; a change of `wakes` starts it again.
 */
export function useMotion(step: (seconds: number) => boolean, wakes: readonly unknown[]): void {
  const invalidate = useThree((state) => state.invalidate)
  const { judgeFrame } = useStageTools()
  const lastMs = useRef<number | null>(null)
  useFrame(() => {
    const nowMs = performance.now()
    const before = lastMs.current
    const seconds = before === null ? firstStepS : Math.min(longestStepS, (nowMs - before) / 1000)
    if (before !== null) judgeFrame(nowMs - before)
    const isMoving = step(seconds)
    lastMs.current = isMoving ? nowMs : null
    if (isMoving) invalidate()
  })
  const woken = useRef<readonly unknown[] | null>(null)
  useEffect(function wake() {
    const before = woken.current
    woken.current = [invalidate, ...wakes]
    if (before === null || woken.current.some((value, index) => !Object.is(value, before[index])))
      invalidate()
  })
}
