import {
  nextWheel,
  restingWheel,
  type WheelState,
  type WheelTouch,
  type WheelTurn,
} from '#exhibits/ipod/wheel/wheelMachine.ts'

/** A gesture as it was recorded: degrees clockwise from the right, radii from the middle, milliseconds. */
export type Trace = readonly (readonly [atMs: number, degrees: number, radius?: number])[]

export const radiusPx = 180

export function touchAt(kind: WheelTouch['kind'], [atMs, degrees, radius = 0.75]: Trace[number]): WheelTouch {
  const angle = (degrees * Math.PI) / 180
  return { id: 1, kind, x: radius * Math.cos(angle), y: radius * Math.sin(angle), atMs }
}

/** Plays a gesture from its first touch to its last. */
export function played(
  kind: WheelTouch['kind'],
  trace: Trace,
  from: WheelState = restingWheel,
): {
  readonly state: WheelState
  readonly turns: readonly WheelTurn[]
  readonly detents: number
  readonly rows: number
} {
  const turns: WheelTurn[] = []
  let state = from
  trace.forEach((point, index) => {
    const touch = touchAt(kind, point)
    const [next, turn] = nextWheel(
      state,
      index === 0 ? { type: 'down', touch, radiusPx } : { type: 'move', touch },
    )
    state = next
    if (turn.detents !== 0) turns.push(turn)
  })
  return {
    state,
    turns,
    detents: turns.reduce((sum, turn) => sum + turn.detents, 0),
    rows: turns.reduce((sum, turn) => sum + turn.rows, 0),
  }
}

/** An even turn: so many degrees in so many milliseconds, a sample every `everyMs`. */
export function evenTurn(fromDegrees: number, degrees: number, ms: number, everyMs = 8): Trace {
  const samples = Math.max(1, Math.round(ms / everyMs))
  return Array.from({ length: samples + 1 }, (_, sample) => [
    (sample * ms) / samples,
    fromDegrees + (sample * degrees) / samples,
  ])
}
