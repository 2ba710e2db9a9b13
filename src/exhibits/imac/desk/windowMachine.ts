import type { Size } from '#lib/size.ts'

/** A window as it was asked for. How it lies on a desk of a size, `boxOf` says. CSS px of the desk. */
export interface DeskWindow {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isZoomed: boolean
}

export interface DeskState {
  /** Of the desk that windows lie on. */
  readonly size: Size
  /** In the order they were opened in, which is the order they are read in. */
  readonly windows: readonly DeskWindow[]
  /** Their ids from back to front. */
  readonly order: readonly string[]
}

export type DeskEvent =
  /** One that is open comes to the front. `step`: how far it is put off from one that lies where it should go, CSS px. */
  | { readonly type: 'open'; readonly id: string; readonly at: Box; readonly step: number }
  | { readonly type: 'close'; readonly id: string }
  | { readonly type: 'focus'; readonly id: string }
  /** Brings the window behind all others to the front, or the front one behind all others. */
  | { readonly type: 'cycle'; readonly by: 1 | -1 }
  | { readonly type: 'move'; readonly id: string; readonly x: number; readonly y: number }
  /** Lays it out anew, for another desk. */
  | { readonly type: 'place'; readonly id: string; readonly at: Box }
  /** As large as the desk, or as it was before. */
  | { readonly type: 'zoom'; readonly id: string }
  | { readonly type: 'resize'; readonly size: Size }

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const emptyDesk: DeskState = { size: { width: 0, height: 0 }, windows: [], order: [] }

/** The windows without page or pointer. Whatever happens, each lies whole on the desk. */
export function nextDesk(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'open':
      return isOpen(state, event.id) ? raised(state, event.id) : opened(state, event)
    case 'close':
      return isOpen(state, event.id)
        ? {
            ...state,
            windows: state.windows.filter(({ id }) => id !== event.id),
            order: state.order.filter((id) => id !== event.id),
          }
        : state
    case 'focus':
      return raised(state, event.id)
    case 'cycle':
      return cycled(state, event.by)
    case 'move':
      return changed(state, event.id, (window) =>
        window.isZoomed ? window : held({ ...window, x: event.x, y: event.y }, state.size),
      )
    case 'place':
      return changed(state, event.id, (window) => held({ ...window, ...event.at }, state.size))
    case 'zoom':
      return raised(
        changed(state, event.id, (window) => ({ ...window, isZoomed: !window.isZoomed })),
        event.id,
      )
    case 'resize':
      return event.size.width === state.size.width && event.size.height === state.size.height
        ? state
        : {
            ...state,
            size: event.size,
            windows: state.windows.map((window) => held(window, event.size)),
          }
  }
}

/** How a window lies on the desk. */
export function boxOf(window: DeskWindow, size: Size): Box {
  if (window.isZoomed) return { x: 0, y: 0, ...size }
  const width = Math.min(window.width, size.width)
  const height = Math.min(window.height, size.height)
  return { x: within(window.x, size.width - width), y: within(window.y, size.height - height), width, height }
}

/** The window in front; null on an empty desk. */
export const frontOf = (state: DeskState): string | null => state.order.at(-1) ?? null

export const isOpen = (state: DeskState, id: string): boolean => state.order.includes(id)

function opened(state: DeskState, { id, at, step }: Extract<DeskEvent, { type: 'open' }>): DeskState {
  const taken = (x: number, y: number) =>
    state.windows.some((other) => Math.abs(other.x - x) < step / 2 && Math.abs(other.y - y) < step / 2)
  let { x, y } = at
  for (let tries = 0; tries < state.windows.length && taken(x, y); tries += 1) {
    x += step
    y += step
  }
  const window = held({ id, ...at, x, y, isZoomed: false }, state.size)
  return { ...state, windows: [...state.windows, window], order: [...state.order, id] }
}

function raised(state: DeskState, id: string): DeskState {
  if (!isOpen(state, id) || frontOf(state) === id) return state
  return { ...state, order: [...state.order.filter((other) => other !== id), id] }
}

function cycled(state: DeskState, by: 1 | -1): DeskState {
  const [back, ...others] = state.order
  const front = state.order.at(-1)
  if (back === undefined || front === undefined || others.length === 0) return state
  return { ...state, order: by === 1 ? [...others, back] : [front, ...state.order.slice(0, -1)] }
}

function changed(state: DeskState, id: string, change: (window: DeskWindow) => DeskWindow): DeskState {
  if (!isOpen(state, id)) return state
  return {
    ...state,
    windows: state.windows.map((window) => (window.id === id ? change(window) : window)),
  }
}

/** A desk that nobody has measured yet holds nothing back. */
function held(window: DeskWindow, size: Size): DeskWindow {
  if (size.width === 0 || size.height === 0) return window
  const { x, y } = boxOf({ ...window, isZoomed: false }, size)
  return { ...window, x, y }
}

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
