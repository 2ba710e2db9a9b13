/** CSS px that a finger may move and still press. */
const tremblePx = 10
/** ms after which a resting finger presses nothing. */
const restMs = 1_000
/** ms between the two presses of a double click, at most. */
const doubleMs = 500

/** What a touch and an event have in common. */
interface Place {
  readonly clientX: number
  readonly clientY: number
}

interface Finger {
  readonly from: Place
  readonly atMs: number
  /** The element under the finger and its ancestors: pressing may redraw the innermost. */
  readonly path: readonly Element[]
  isAlone: boolean
  hasStayed: boolean
}

/**
 * Presses for every finger on the glass. Browsers make a click of a lone touch only, so a resting hand would disable
 * the page for all others. From here on any finger that stayed where it went down presses. A finger that was down when
 * a dialog opened presses nothing in it. Returns a function that stops this.
 */
export function clickWithEveryFinger(page: Document): () => void {
  const listening = new AbortController()
  /** By pointer id; where pointer events are withheld, by `touchId`. */
  const fingers = new Map<number, Finger>()
  /** Once a finger scrolls, Chromium withholds pointer events until the last finger is lifted. */
  let isWithheld = false
  let pointersDown = 0
  /** The path on which the last press of a pointer or key began. */
  let origin: readonly EventTarget[] = []
  let last: { readonly at: Place; readonly atMs: number; readonly detail: number } | null = null
  /** The press has been made, so the browser's own click would be a second one. */
  let isAnswered = false

  function put(id: number, from: Place, { timeStamp }: Event, isAlone: boolean): void {
    const path: Element[] = []
    for (let each = spotAt(page, from)?.element ?? null; each; each = each.parentElement) path.push(each)
    if (fingers.size > 0) crowd()
    fingers.set(id, { from, path, atMs: timeStamp, isAlone: isAlone && fingers.size === 0, hasStayed: true })
    isAnswered = false
  }
  const crowd = () => fingers.forEach((finger) => (finger.isAlone = false))

  function move(id: number, to: Place): void {
    const finger = fingers.get(id)
    if (!finger || isNear(finger.from, to)) return
    // Two fingers on one element turn or zoom it, even where one of them rests.
    for (const each of fingers.values()) if (each.path[0] === finger.path[0]) each.hasStayed = false
  }

  function lift(id: number, to: Place, { timeStamp }: Event): void {
    const finger = fingers.get(id)
    fingers.delete(id)
    if (!finger?.hasStayed || finger.isAlone || timeStamp - finger.atMs > restMs) return
    const spot = spotAt(page, to)
    const element = finger.path.find((each) => each.contains(spot?.element ?? null))
    if (!spot || !element || element.closest(':is(button, input, select, textarea):disabled')) return
    const isSecond = last !== null && isNear(last.at, to) && timeStamp - last.atMs < doubleMs
    // Zero, as a key's click has, where the page saw no finger go down: handlers that look for it act on the click.
    const detail = id < 0 ? 0 : isSecond && last ? last.detail + 1 : 1
    last = { at: to, atMs: timeStamp, detail }
    isAnswered = true
    press({ ...spot, element }, id, detail)
  }

  function listen<K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
    passive = true,
  ) {
    page.addEventListener(type, listener, { capture: true, passive, signal: listening.signal })
  }

  listen('pointerdown', (event) => {
    origin = event.composedPath()
    if (event.pointerType !== 'touch') return
    pointersDown += 1
    if (event.isPrimary) {
      fingers.clear()
      isWithheld = false
    }
    put(event.pointerId, event, event, event.isPrimary)
  })
  listen('pointermove', (event) => move(event.pointerId, event))
  listen('pointerup', (event) => lift(event.pointerId, event, event))
  listen('pointercancel', ({ pointerType }) => {
    if (pointerType !== 'touch') return
    isWithheld = true
    for (const finger of fingers.values()) finger.hasStayed = false
  })
  listen('touchstart', (event) => {
    const isSeen = !isWithheld || pointersDown > 0
    pointersDown = 0
    if (!isSeen) for (const touch of event.changedTouches) put(touchId(touch), touch, event, false)
    // One of them may lie in a frame.
    if (event.touches.length > 1) crowd()
  })
  listen('touchmove', ({ changedTouches }) => {
    for (const touch of changedTouches) move(touchId(touch), touch)
  })
  listen('touchend', (event) => {
    for (const touch of event.changedTouches) lift(touchId(touch), touch, event)
  })
  listen('touchcancel', ({ changedTouches }) => {
    for (const touch of changedTouches) fingers.delete(touchId(touch))
  })

  const isInNewDialog = ({ target }: Event) => {
    const dialog = target instanceof Element ? target.closest('dialog:modal') : null
    return dialog !== null && !origin.includes(dialog)
  }
  listen(
    'click',
    (event) => {
      if (!event.isTrusted || !('pointerType' in event) || event.pointerType !== 'touch') return
      if (!isAnswered && !isInNewDialog(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    false,
  )
  listen('keydown', (event) => {
    if (!event.repeat) origin = event.composedPath()
  })
  for (const type of ['keypress', 'keyup'] as const)
    listen(type, (event) => isInNewDialog(event) && event.preventDefault(), false)
  return () => listening.abort()
}

const isNear = (one: Place, other: Place) =>
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < tremblePx

/** Negative, so that none equals a pointer's id. */
const touchId = ({ identifier }: Touch) => -1 - identifier

interface Spot extends Place {
  readonly element: Element
}

/** The element at a point of the page or of a frame in it. The first touched document gets all touches. */
function spotAt(page: Document, { clientX, clientY }: Place): Spot | null {
  const element = page.elementFromPoint(clientX, clientY)
  if (element === null) return null
  const inner = element instanceof HTMLIFrameElement ? element.contentDocument : null
  const { left, top } = element.getBoundingClientRect()
  return (
    (inner && spotAt(inner, { clientX: clientX - left, clientY: clientY - top })) ?? {
      element,
      clientX,
      clientY,
    }
  )
}

/** Dispatches the events that a browser sends when a lone touch is lifted. */
function press({ element, clientX, clientY }: Spot, pointerId: number, detail: number): void {
  const view = element.ownerDocument.defaultView
  if (view === null) return
  const send = (type: string) =>
    element.dispatchEvent(
      new view.PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerType: 'touch',
        pointerId,
        view,
        detail,
        clientX,
        clientY,
      }),
    )
  if (send('mousedown')) {
    const field = element.closest<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
    )
    if (field) field.focus({ preventScroll: true, focusVisible: false })
    else if (view.document.activeElement instanceof view.HTMLElement) view.document.activeElement.blur()
  }
  send('mouseup')
  if (send('click') && element instanceof view.HTMLSelectElement) choose(element)
  if (detail === 2) send('dblclick')
}

function choose(select: HTMLSelectElement): void {
  try {
    select.showPicker()
  } catch {
    // Browsers open the list of a `<select>` only for trusted events, so the press chooses the next option.
    select.selectedIndex = (select.selectedIndex + 1) % select.length
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
