/** CSS px from the upper left corner of the viewport. */
export interface Spot {
  readonly x: number
  readonly y: number
}

interface GestureEvents {
  readonly onDown: (at: Spot) => void
  readonly onPan: (dx: number, dy: number) => void
  /** Two fingers or a wheel: zoom about a spot. */
  readonly onZoom: (at: Spot, by: number) => void
  readonly onWheel: (at: Spot, by: number) => void
  /** The last finger was lifted. @param vx,vy CSS px per second; 0 after a rest, a tap or a pinch */
  readonly onRelease: (vx: number, vy: number) => void
  readonly onTap: (at: Spot) => void
  /** A mouse moves without a button; null when it has left. */
  readonly onHover: (at: Spot | null) => void
}

interface Finger {
  at: Spot
  from: Spot
  hasMoved: boolean
}

/** CSS px that a finger may move before it pans. */
const tremble = 9
/** ms for which movements count for a throw. */
const throwMs = 90
/** Zoom per px of the wheel. */
const wheelRate = 0.0016

/** Follows every finger on an element; `useDrag` follows the first only. Returns a function that stops it. */
export function followGestures(surface: HTMLElement, events: GestureEvents): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  const fingers = new Map<number, Finger>()
  /** The finger of a possible tap: the last one, while none has moved since. */
  let tapping: number | null = null
  /** The last movements. */
  let trail: { readonly ms: number; readonly dx: number; readonly dy: number }[] = []

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    // Its mouse events come after the tap and would take the focus from the page that this opens.
    if (event.pointerType !== 'mouse') event.preventDefault()
    const at = spotOf(event)
    surface.setPointerCapture(event.pointerId)
    // Each finger may move a little again before it pans.
    for (const finger of fingers.values()) Object.assign(finger, { from: finger.at, hasMoved: false })
    fingers.set(event.pointerId, { at, from: at, hasMoved: false })
    tapping = event.pointerId
    trail = []
    if (fingers.size === 1) events.onDown(at)
  }
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    const at = spotOf(event)
    if (finger === undefined) {
      if (event.pointerType === 'mouse') events.onHover(at)
      return
    }
    finger.hasMoved ||= Math.hypot(at.x - finger.from.x, at.y - finger.from.y) >= tremble
    if (!finger.hasMoved) return
    tapping = null
    const before = finger.at
    const [dx, dy] = [at.x - before.x, at.y - before.y]
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1].at
    finger.at = at
    if (other === undefined) {
      events.onPan(dx, dy)
      trail.push({ ms: event.timeStamp, dx, dy })
      if (trail.length > 12) trail.shift()
      return
    }
    const wide = Math.hypot(before.x - other.x, before.y - other.y)
    events.onPan(dx / 2, dy / 2)
    const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    if (wide > 1) events.onZoom(between, Math.hypot(at.x - other.x, at.y - other.y) / wide)
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    const isTap = tapping === event.pointerId && event.type === 'pointerup'
    tapping = null
    if (fingers.size > 0) {
      trail = []
      if (isTap) events.onTap(spotOf(event))
      return
    }
    const recent = trail.filter(({ ms }) => event.timeStamp - ms < throwMs)
    const seconds = Math.max(0.016, (event.timeStamp - (recent[0]?.ms ?? event.timeStamp)) / 1000)
    const sum = (pick: (step: { dx: number; dy: number }) => number) =>
      recent.reduce((all, step) => all + pick(step), 0) / seconds
    const isThrow = event.type === 'pointerup' && recent.length > 1
    events.onRelease(isThrow ? sum(({ dx }) => dx) : 0, isThrow ? sum(({ dy }) => dy) : 0)
    if (isTap) events.onTap(spotOf(event))
  }
  // A press whose pointer events the browser withholds while another finger scrolls.
  const click = (event: MouseEvent) => event.detail === 0 && events.onTap(spotOf(event))
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const px = event.deltaY * (event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 400 : 1)
    // A pinch on a touchpad is a wheel event with Ctrl, in smaller steps.
    events.onWheel(spotOf(event), Math.exp(-px * wheelRate * (event.ctrlKey ? 5 : 1)))
  }
  surface.addEventListener('pointerdown', down, options)
  surface.addEventListener('pointermove', move, options)
  surface.addEventListener('pointerup', up, options)
  surface.addEventListener('pointercancel', up, options)
  surface.addEventListener('pointerleave', () => events.onHover(null), options)
  surface.addEventListener('click', click, options)
  surface.addEventListener('wheel', wheel, { ...options, passive: false })
  return () => listening.abort()
}
