import type { Size } from '#lib/geometry/size.ts'

/** CSS px on the desktop. */
export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** The area of the windows. Lengths are CSS px. */
export interface Desktop extends Size {
  /** The unit of window sizes: a pixel of 1998, or a rem. */
  readonly unit: number
  /** Offset between windows of a cascade. */
  readonly step: number
  /** Height of a title bar, which stays in reach while the rest may leave the desktop; null: windows stay inside. */
  readonly titleBar: number | null
  /** On a phone or a page zoomed far in, every window without a fixed size fills the desktop. */
  readonly isCompact: boolean
}

/** A program's request for a window. `Content` is what it shows. */
export interface Opening<Content> {
  readonly id: string
  readonly content: Content
  /** Its position until the visitor moves it. */
  readonly place: (desktop: Desktop) => Rect
  /** The smallest size, in units of the desktop. */
  readonly least?: Size
  readonly isFixedSize?: boolean
}

export interface WindowState<Content> extends Opening<Content> {
  /** Steps in the cascade from `place`. */
  readonly steps: number
  /** The visitor's position; null until moved. */
  readonly rect: Rect | null
  readonly isMaximized: boolean
  readonly isMinimized: boolean
}

export interface Windows<Content> {
  readonly desktop: Desktop
  /** In the order of opening, which is the reading order. */
  readonly list: readonly WindowState<Content>[]
  /** Ids from back to front; minimized windows are at the back. */
  readonly order: readonly string[]
}

export type WindowEvent<Content> =
  /** An open window gets the new content and comes to the front. */
  | { readonly type: 'open'; readonly opening: Opening<Content> }
  | { readonly type: 'close' | 'focus' | 'minimize' | 'maximize' | 'restore'; readonly id: string }
  /** The taskbar button: minimizes the front window, else brings the window to the front. */
  | { readonly type: 'toggle'; readonly id: string }
  /** The visitor moved or resized it. */
  | { readonly type: 'place'; readonly id: string; readonly rect: Rect }
  /** Fits the size to the content, moving away from the desktop's edge. */
  | { readonly type: 'fit'; readonly id: string; readonly size: Size }
  /** Brings the back window to the front, or the other way round; minimized ones are skipped. */
  | { readonly type: 'cycle'; readonly by: 1 | -1 }
  | { readonly type: 'minimizeAll' }
  | { readonly type: 'desktop'; readonly desktop: Desktop }

export function noWindows<Content>(desktop: Desktop): Windows<Content> {
  return { desktop, list: [], order: [] }
}

/** The front window; null where none is open or all are minimized. */
export function activeWindow<Content>({ list, order }: Windows<Content>): WindowState<Content> | null {
  const front = list.find(({ id }) => id === order.at(-1))
  return front === undefined || front.isMinimized ? null : front
}

export function isFullSize<Content>(
  { isMaximized, isFixedSize }: WindowState<Content>,
  { isCompact }: Desktop,
): boolean {
  return isMaximized || (isCompact && isFixedSize !== true)
}

/** Where a window is drawn: inside the present desktop, wherever it was put before. */
export function shownRect<Content>(win: WindowState<Content>, desktop: Desktop): Rect {
  const { width, height } = desktop
  if (isFullSize(win, desktop)) return { x: 0, y: 0, width, height }
  return keepWithin(win.rect ?? cascaded(win.place(desktop), win.steps, desktop), win, desktop)
}

export function leastSize({ least }: Pick<WindowState<unknown>, 'least'>, { unit }: Desktop): Size {
  return { width: (least?.width ?? 0) * unit, height: (least?.height ?? 0) * unit }
}

/** At least the least size, at most the desktop, with the title bar in reach. */
export function keepWithin(rect: Rect, win: Pick<WindowState<unknown>, 'least'>, desktop: Desktop): Rect {
  const { width, height, titleBar } = desktop
  const least = leastSize(win, desktop)
  const size = {
    width: Math.round(Math.min(Math.max(rect.width, least.width), width)),
    height: Math.round(Math.min(Math.max(rect.height, least.height), height)),
  }
  // The reachable part must not consist of buttons alone.
  const [left, right, bottom] =
    titleBar === null
      ? [0, width - size.width, height - size.height]
      : [Math.min(0, 5 * titleBar - size.width), width - 3 * titleBar, height - titleBar]
  return { x: Math.round(clamp(rect.x, left, right)), y: Math.round(clamp(rect.y, 0, bottom)), ...size }
}

/** An event that changes nothing returns the same object. */
export function nextWindows<Content>(state: Windows<Content>, event: WindowEvent<Content>): Windows<Content> {
  const { desktop, list, order } = state
  if (event.type === 'open') return open(state, event.opening)
  if (event.type === 'desktop') return { ...state, desktop: event.desktop }
  if (event.type === 'minimizeAll')
    return { ...state, list: list.map((win) => ({ ...win, isMinimized: true })) }
  if (event.type === 'cycle') {
    const minimized = list.filter((win) => win.isMinimized).length
    const [back, ...others] = order.slice(minimized)
    const front = others.at(-1)
    if (back === undefined || front === undefined) return state
    const turned = event.by === 1 ? [...others, back] : [front, back, ...others.slice(0, -1)]
    return { ...state, order: [...order.slice(0, minimized), ...turned] }
  }

  const { id } = event
  const win = list.find((each) => each.id === id)
  if (win === undefined) return state
  const isFull = isFullSize(win, desktop)
  switch (event.type) {
    case 'close':
      return {
        ...state,
        list: list.filter((each) => each !== win),
        order: order.filter((each) => each !== id),
      }
    case 'focus':
      return raise(state, id)
    case 'toggle':
      return nextWindows(state, { type: activeWindow(state) === win ? 'minimize' : 'focus', id })
    case 'minimize':
      return {
        ...change(state, id, { isMinimized: true }),
        order: [id, ...order.filter((each) => each !== id)],
      }
    case 'maximize':
    case 'restore':
      if (win.isFixedSize === true) return state
      return raise(change(state, id, { isMaximized: event.type === 'maximize' }), id)
    case 'place':
      return isFull ? state : change(state, id, { rect: keepWithin(event.rect, win, desktop) })
    case 'fit': {
      const { x, y } = shownRect({ ...win, isMaximized: false }, desktop)
      const { width, height } = event.size
      const rect = {
        x: clamp(x, 0, desktop.width - width),
        y: clamp(y, 0, desktop.height - height),
        width,
        height,
      }
      return change(state, id, { rect: keepWithin(rect, win, desktop) })
    }
  }
}

function open<Content>(state: Windows<Content>, opening: Opening<Content>): Windows<Content> {
  const { desktop, list, order } = state
  const { id, content } = opening
  if (order.includes(id)) return raise(change(state, id, { content }), id)
  const win = { ...opening, steps: 0, rect: null, isMaximized: false, isMinimized: false }
  const others = list.map((other) => shownRect({ ...other, isMaximized: false }, desktop))
  // Skips positions at the height of another title bar, so that all can be read.
  const isTaken = (steps: number) => {
    const { y } = shownRect({ ...win, steps }, desktop)
    return others.some((other) => Math.abs(other.y - y) < desktop.step / 2)
  }
  let steps = 0
  while (steps < list.length && isTaken(steps)) steps += 1
  return { ...state, list: [...list, { ...win, steps }], order: [...order, id] }
}

/** Moved down and to the right by this many steps, wrapping around at the desktop's edge. */
function cascaded(rect: Rect, steps: number, { width, height, step }: Desktop): Rect {
  const along = (start: number, space: number) => (space < step ? start : start + ((steps * step) % space))
  return {
    ...rect,
    x: along(rect.x, width - rect.width - rect.x),
    y: along(rect.y, height - rect.height - rect.y),
  }
}

function raise<Content>(state: Windows<Content>, id: string): Windows<Content> {
  if (activeWindow(state)?.id === id) return state
  const order = [...state.order.filter((each) => each !== id), id]
  return { ...change(state, id, { isMinimized: false }), order }
}

function change<Content>(
  state: Windows<Content>,
  id: string,
  changes: Partial<WindowState<Content>>,
): Windows<Content> {
  return { ...state, list: state.list.map((win) => (win.id === id ? { ...win, ...changes } : win)) }
}

/** The lower limit wins where the limits cross. */
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
