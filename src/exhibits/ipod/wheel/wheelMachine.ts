/*
 * The click wheel as fingers know it: degrees become detents, detents become rows. It knows no screen and no clock; every
 * touch says where and when it was.
 *
 *   pointer ─> place in radii from the middle ─> angle ─> detents (15° by mouse, 23° by touch) ─> rows (faster: more)
 */

/** A finger or a mouse somewhere on the wheel. */
export interface WheelTouch {
  readonly id: number
  readonly kind: 'mouse' | 'touch'
  /** From the middle, in radii of the wheel; y down. */
  readonly x: number
  readonly y: number
  readonly atMs: number
}

export type WheelEvent =
  /** `radiusPx`: how large the wheel appears, CSS px. */
  | { readonly type: 'down'; readonly touch: WheelTouch; readonly radiusPx: number }
  | { readonly type: 'move'; readonly touch: WheelTouch }
  | { readonly type: 'up'; readonly id: number; readonly atMs: number }

/** What a touch has turned: detents as they are felt, and rows, which are more where it turns fast. Clockwise is positive. */
export interface WheelTurn {
  readonly detents: number
  readonly rows: number
}

interface Finger {
  readonly id: number
  readonly kind: WheelTouch['kind']
  readonly fromX: number
  readonly fromY: number
  readonly radiusPx: number
  readonly downMs: number
  /** Degrees; null where the finger is too near to the middle to have a direction. */
  readonly angle: number | null
  /** It has hardly moved: lifted, it has pressed. */
  readonly isPress: boolean
  readonly isTurning: boolean
}

export interface WheelState {
  readonly finger: Finger | null
  /** Degrees turned that make no detent yet. */
  readonly rest: number
  /** Detents a second, smoothed. */
  readonly speed: number
  readonly direction: -1 | 0 | 1
  readonly lastDetentMs: number
  /** When a finger was lifted that had not pressed. */
  readonly slideEndedMs: number
}

export const restingWheel: WheelState = {
  finger: null,
  rest: 0,
  speed: 0,
  direction: 0,
  lastDetentMs: -Infinity,
  slideEndedMs: -Infinity,
}

/** Degrees a detent. */
const detentDegrees = { mouse: 15, touch: 23 } as const
/** CSS px up to which a finger presses and does not turn, and the degrees that turning takes besides. */
const pressPx = { mouse: 5, touch: 15 } as const
const intentDegrees = 5
/** Share of the radius within which a finger has no direction. */
const deadShare = 0.15
/** A pause as long as this, or a reversal, ends the acceleration. */
const forgetMs = 250
/** Detents a second, smoothed, and rows a detent from there on. */
const gears = [
  { from: 14, rows: 8 },
  { from: 10, rows: 5 },
  { from: 6, rows: 3 },
] as const
/** A click that comes so soon after turning is its end, not a press. */
const swallowMs = 50
/** A key held as long as this is held. */
export const holdMs = 600
/** Milliseconds between two ticks: at most 30 a second are heard. */
const tickMs = 1000 / 30
/** Pixels of a mouse's own wheel that are one detent. */
const scrollPx = 50

const still: WheelTurn = { detents: 0, rows: 0 }

/** The next state, and what was turned on the way to it. */
export function nextWheel(state: WheelState, event: WheelEvent): readonly [WheelState, WheelTurn] {
  switch (event.type) {
    case 'down':
      return [state.finger === null ? touched(state, event.touch, event.radiusPx) : state, still]
    case 'move':
      return state.finger?.id === event.touch.id ? moved(state, state.finger, event.touch) : [state, still]
    case 'up':
      if (state.finger?.id !== event.id) return [state, still]
      return [
        { ...state, finger: null, slideEndedMs: state.finger.isPress ? state.slideEndedMs : event.atMs },
        still,
      ]
  }
}

/** Whether a click now is the end of turning, or of a finger that slipped off. */
export function isSwallowed({ finger, slideEndedMs }: WheelState, nowMs: number): boolean {
  return finger?.isPress === false || nowMs - slideEndedMs <= swallowMs
}

/** Whether a key under the finger is held by now. */
export function isHeld({ finger }: WheelState, nowMs: number): boolean {
  return finger !== null && finger.isPress && nowMs - finger.downMs >= holdMs
}

/** Whether a tick may be heard. @param lastMs when the last one was */
export function mayTick(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs >= tickMs
}

/** What a mouse's own wheel turns. @param rest pixels that made no detent yet */
export function turnedByScroll(
  rest: number,
  deltaPx: number,
): { readonly rest: number; readonly detents: number } {
  // The other way round nothing is left of the first.
  const sum = rest * deltaPx < 0 ? deltaPx : rest + deltaPx
  const detents = Math.trunc(sum / scrollPx) + 0
  return { rest: sum - detents * scrollPx, detents }
}

function touched(state: WheelState, { id, kind, x, y, atMs }: WheelTouch, radiusPx: number): WheelState {
  return {
    ...state,
    rest: 0,
    // What is clicked from now on is this finger's.
    slideEndedMs: -Infinity,
    finger: {
      id,
      kind,
      fromX: x,
      fromY: y,
      radiusPx,
      downMs: atMs,
      angle: angleAt(x, y),
      isPress: true,
      isTurning: false,
    },
  }
}

function moved(state: WheelState, finger: Finger, touch: WheelTouch): readonly [WheelState, WheelTurn] {
  const { kind, x, y, atMs } = touch
  const angle = angleAt(x, y)
  const turned = angle === null || finger.angle === null ? 0 : shortest(angle - finger.angle)
  const rest = state.rest + turned
  const travelPx = Math.hypot(x - finger.fromX, y - finger.fromY) * finger.radiusPx
  const isPress = finger.isPress && travelPx < pressPx[kind]
  const isTurning = finger.isTurning || (!isPress && Math.abs(rest) >= intentDegrees)
  const next: WheelState = { ...state, rest, finger: { ...finger, angle, isPress, isTurning } }
  const detents = isTurning ? Math.trunc(rest / detentDegrees[kind]) : 0
  return detents === 0 ? [next, still] : clicked(next, detents, detents * detentDegrees[kind], atMs)
}

/** The wheel has passed some detents, which are so many degrees. */
function clicked(
  state: WheelState,
  detents: number,
  degrees: number,
  atMs: number,
): readonly [WheelState, WheelTurn] {
  const direction = detents > 0 ? 1 : -1
  const count = Math.abs(detents)
  const gapMs = atMs - state.lastDetentMs
  let speed = direction !== state.direction || gapMs > forgetMs ? 0 : state.speed
  const current = Number.isFinite(gapMs) && gapMs <= forgetMs ? (1000 * count) / Math.max(1, gapMs) : 0
  let rows = 0
  for (let passed = 0; passed < count; passed++) {
    if (direction === state.direction) speed = (15 * speed + current) / 16
    rows += gears.find(({ from }) => speed >= from)?.rows ?? 1
  }
  return [
    { ...state, rest: state.rest - degrees, speed, direction, lastDetentMs: atMs },
    { detents, rows: direction * rows },
  ]
}

/** Degrees clockwise from the right; null near the middle. */
function angleAt(x: number, y: number): number | null {
  return Math.hypot(x, y) < deadShare ? null : (Math.atan2(y, x) * 180) / Math.PI
}

/** The same turn by the shorter way round. */
function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}
