/** One gesture of a wheel or a trackpad, as far as it has come. */
interface WheelGesture {
  /** CSS px since the gesture began; towards the next card positive. */
  readonly travelled: number
  /** It has moved the stack already: what follows is its run-out. */
  readonly isSpent: boolean
  /** Of the event before, CSS px and ms. */
  readonly lastDelta: number
  readonly lastMs: number
}

export interface WheelTurn {
  readonly deltaX: number
  readonly deltaY: number
  readonly timeMs: number
}

/** A gesture is over when nothing has come for so long, ms: a run-out comes with every frame. */
const quietMs = 160
/** A finger that lies on a trackpad moves less, CSS px. */
const leastTravel = 12
/** A run-out only ever gets slower: what is that much faster than the event before was pushed anew. */
const pushFactor = 2
const leastPush = 30

export const restingWheel: WheelGesture = {
  travelled: 0,
  isSpent: false,
  lastDelta: 0,
  lastMs: Number.NEGATIVE_INFINITY,
}

/** Takes an event of the wheel. One gesture with all its run-out moves the stack by one (CARD-03). */
export function turnWheel(
  gesture: WheelGesture,
  { deltaX, deltaY, timeMs }: WheelTurn,
): { readonly gesture: WheelGesture; readonly step: -1 | 0 | 1 } {
  const delta = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY
  const isNew =
    timeMs - gesture.lastMs > quietMs ||
    (gesture.isSpent &&
      Math.abs(delta) >= leastPush &&
      (delta * gesture.lastDelta < 0 || Math.abs(delta) > pushFactor * Math.abs(gesture.lastDelta)))
  const travelled = (isNew ? 0 : gesture.travelled) + delta
  const wasSpent = !isNew && gesture.isSpent
  const moves = !wasSpent && Math.abs(travelled) >= leastTravel
  return {
    gesture: { travelled, isSpent: wasSpent || moves, lastDelta: delta, lastMs: timeMs },
    step: moves ? (travelled > 0 ? 1 : -1) : 0,
  }
}

/** The gesture after an event that scrolled the page: what follows at its end is the run-out of that. */
export function spendWheel({ deltaX, deltaY, timeMs }: WheelTurn): WheelGesture {
  const delta = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY
  return { travelled: delta, isSpent: true, lastDelta: delta, lastMs: timeMs }
}
