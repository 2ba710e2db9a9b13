import { type Spring, stepSpring } from '#lib/spring.ts'
import type { IpodRoomProps } from './IpodRoom.tsx'

type Key = IpodRoomProps['keyDown']

/** How the player stands at a moment, beyond its stance. Radians, and millimetres for the button. */
export interface Pose {
  readonly lean: number
  readonly turn: number
  /** The wheel's ring, about x and y: a key gives way where it is pressed. */
  readonly ringX: number
  readonly ringY: number
  readonly button: number
}

/** Where the pointer looks from, shares of the screen from its middle, -1 to 1. */
export interface Gaze {
  readonly x: number
  readonly y: number
}

/** 1/s. */
const swayRate = 5.5
const keyRate = 34

/** Radians that the player turns towards a pointer at the edge, and gives way under a press. */
const sway = { turn: 0.055, lean: 0.028 } as const
const yielding = { turn: 0.009, lean: 0.007 } as const
/** Radians of the ring, millimetres of the button. */
const ringTilt = 0.03
const buttonTravel = 0.32

const pushed: Readonly<Record<Exclude<Key, null>, readonly [x: number, y: number]>> = {
  menu: [0, 1],
  next: [1, 0],
  play: [0, -1],
  previous: [-1, 0],
  centre: [0, 0],
}

export interface Posture {
  readonly pose: () => Pose
  /** Moves on by some seconds; returns whether it still moves. */
  step(goal: { readonly gaze: Gaze; readonly keyDown: Key }, seconds: number): boolean
}

/** The player's mass: everything it does is pulled by springs. */
export function createPosture(): Posture {
  const make = (): Spring => ({ value: 0, velocity: 0 })
  const springs = { lean: make(), turn: make(), ringX: make(), ringY: make(), button: make() }
  return {
    pose: () => ({
      lean: springs.lean.value,
      turn: springs.turn.value,
      ringX: springs.ringX.value,
      ringY: springs.ringY.value,
      button: springs.button.value,
    }),
    step: ({ gaze, keyDown }, seconds) => {
      const [x, y] = keyDown === null ? [0, 0] : pushed[keyDown]
      const goals = [
        [springs.turn, sway.turn * gaze.x + yielding.turn * x, swayRate],
        [springs.lean, sway.lean * gaze.y - yielding.lean * y - (keyDown === 'centre' ? 0.004 : 0), swayRate],
        [springs.ringX, -ringTilt * y, keyRate],
        [springs.ringY, ringTilt * x, keyRate],
        [springs.button, keyDown === 'centre' ? buttonTravel : 0, keyRate],
      ] as const
      let isMoving = false
      for (const [spring, goal, rate] of goals) if (stepSpring(spring, goal, rate, seconds)) isMoving = true
      return isMoving
    },
  }
}
