/** One gesture of a wheel or trackpad so far. */
interface WheelGesture {
  /** CSS px since the gesture began; positive towards the next card. */
  readonly travelled: number
  /** It has moved the stack already: what follows is inertia. */
  readonly isSpent: boolean
  /** Of the last event, CSS px and ms. */
  readonly lastDelta: number
  readonly lastMs: number
}

export interface WheelTurn {
  readonly deltaX: number
  readonly deltaY: number
  readonly timeMs: number
}

/** ms without events that end a gesture; inertia sends one every frame. */
const quietMs = 160
/** CSS px that a resting finger on a trackpad may move. */
const leastTravel = 12
/** Inertia only slows down: an event this much faster than the last is a new push. */
const pushFactor = 2
const leastPush = 30

export const restingWheel: WheelGesture = {
  travelled: 0,
  isSpent: false,
  lastDelta: 0,
  lastMs: Number.NEGATIVE_INFINITY,
}

/** Handles a wheel event. One gesture with its inertia moves the stack by one (CARD-03). */
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

/** The gesture after an event that scrolled the page: what follows is its inertia. */
export function spendWheel({ deltaX, deltaY, timeMs }: WheelTurn): WheelGesture {
  const delta = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY
  return { travelled: delta, isSpent: true, lastDelta: delta, lastMs: timeMs }
}
