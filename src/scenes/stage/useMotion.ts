import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useStageTools } from './stageTools.ts'

/** Limits steps after a page slept or a frame hung. */
const longestStepS = 0.1
const firstStepS = 1 / 60

/**
 * Animates a scene: `step` is called before each drawn frame with the seconds since the last one and returns whether
 * it still moves. Drawing stops when nothing does; rendering the component starts it again.
 */
export function useMotion(step: (seconds: number) => boolean): void {
  const invalidate = useThree((state) => state.invalidate)
  const { judgeFrame } = useStageTools()
  const last = useRef<number | null>(null)
  useFrame(({ clock: { elapsedTime: now } }) => {
    const before = last.current
    const seconds = before === null ? firstStepS : Math.min(longestStepS, now - before)
    if (before !== null) judgeFrame((now - before) * 1000, now)
    const isMoving = step(seconds)
    last.current = isMoving ? now : null
    if (isMoving) invalidate()
  })
  useEffect(() => invalidate())
}
