/*
 * The click wheel as pure functions: degrees become detents, detents become rows. Every touch has its position and
 * time.
 *
 *   pointer ─> place in radii from the middle ─> angle ─> detents (15° by mouse, 23° by touch) ─> rows (faster: more)
 */

export interface WheelTouch {
  readonly id: number
  readonly kind: 'mouse' | 'touch'
  /** From the centre, in radii of the wheel; y down. */
  readonly x: number
  readonly y: number
  readonly atMs: number
}

export type WheelEvent =
  /** `radiusPx`: the wheel's radius on the page, CSS px. */
  | { readonly type: 'down'; readonly touch: WheelTouch; readonly radiusPx: number }
  | { readonly type: 'move'; readonly touch: WheelTouch }
  | { readonly type: 'up'; readonly atMs: number }

/** What a touch has turned: detents, and rows, of which a fast turn has more. Clockwise is positive. */
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
  /** Degrees; null too near the centre. */
  readonly angle: number | null
  /** It has hardly moved, so lifting it is a press. */
  readonly isPress: boolean
  readonly isTurning: boolean
}

export interface WheelState {
  readonly finger: Finger | null
  /** Degrees since the last detent. */
  readonly rest: number
  /** Detents per second, smoothed. */
  readonly speed: number
  readonly direction: -1 | 0 | 1
  readonly lastDetentMs: number
  /** When a finger that did not press was lifted. */
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

/** Degrees per detent. */
const detentDegrees = { mouse: 15, touch: 23 } as const
/** CSS px within which a finger presses; degrees that a turn needs in addition. */
const pressPx = { mouse: 5, touch: 15 } as const
const intentDegrees = 5
/** Share of the radius within which a finger has no angle. */
const deadShare = 0.15
/** ms of a pause that ends the acceleration; a reversal does so, too. */
const forgetMs = 250
/** From this many detents per second, this many rows per detent. */
const gears = [
  { from: 14, rows: 8 },
  { from: 10, rows: 5 },
  { from: 6, rows: 3 },
] as const
/** ms after turning in which a click is its end, not a press. */
const swallowMs = 50
/** ms after which a pressed key counts as held. */
export const holdMs = 600
/** Milliseconds between two ticks: at most 30 a second are played. */
const tickMs = 1000 / 30
/** Pixels of the mouse wheel per detent. */
const scrollPx = 50

const still: WheelTurn = { detents: 0, rows: 0 }

/** The next state, and what was turned. */
export function nextWheel(state: WheelState, event: WheelEvent): readonly [WheelState, WheelTurn] {
  switch (event.type) {
    case 'down':
      return [touched(state, event.touch, event.radiusPx), still]
    case 'move':
      return state.finger === null ? [state, still] : moved(state, state.finger, event.touch)
    case 'up': {
      const hasSlid = state.finger?.isPress === false
      return [{ ...state, finger: null, slideEndedMs: hasSlid ? event.atMs : state.slideEndedMs }, still]
    }
  }
}

/** Whether a click now ends a turn or a slide. */
export function isSwallowed({ finger, slideEndedMs }: WheelState, nowMs: number): boolean {
  return finger?.isPress === false || nowMs - slideEndedMs <= swallowMs
}

/** Whether a key has been pressed long enough to be held. */
export function isHeld({ finger }: WheelState, nowMs: number): boolean {
  return finger !== null && finger.isPress && nowMs - finger.downMs >= holdMs
}

/** Whether a tick may play. @param lastMs time of the last tick */
export function mayTick(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs >= tickMs
}

/** Detents of a mouse wheel event. @param rest pixels left over from the events before */
export function turnedByScroll(
  rest: number,
  deltaPx: number,
): { readonly rest: number; readonly detents: number } {
  // A reversal drops the rest.
  const sum = rest * deltaPx < 0 ? deltaPx : rest + deltaPx
  const detents = Math.trunc(sum / scrollPx) + 0
  return { rest: sum - detents * scrollPx, detents }
}

function touched(state: WheelState, { id, kind, x, y, atMs }: WheelTouch, radiusPx: number): WheelState {
  return {
    ...state,
    rest: 0,
    // Later clicks belong to this finger.
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

/** Adds detents for the degrees turned. */
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

/** Degrees clockwise from the right; null near the centre. */
function angleAt(x: number, y: number): number | null {
  return Math.hypot(x, y) < deadShare ? null : (Math.atan2(y, x) * 180) / Math.PI
}

/** The equivalent turn between -180 and 180. */
function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}
