import type { Size } from '#lib/size.ts'

/** CSS px in the work area, the screen without the taskbar. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type WindowMode = 'normal' | 'maximised'

/** A window as its manager knows it; `About` says what it shows. */
export interface Win<About> {
  readonly id: string
  readonly about: About
  /** Where it is, or was before it was maximised. */
  readonly rect: Rect
  readonly mode: WindowMode
  readonly isMinimised: boolean
  readonly least: Size
  /** Some, like those that ask, have one size. */
  readonly isFixed: boolean
}

export interface Windows<About> {
  readonly screen: Screen
  /** Back to front. Minimised ones are at the back. */
  readonly stack: readonly Win<About>[]
}

export interface Screen extends Size {
  /** CSS px of a title bar: so much of a window can always be grasped. */
  readonly grip: number
  /** A hand-held screen: every window fills it. */
  readonly isCompact: boolean
  /** CSS px from the top that not everybody reaches: windows open below it as far as there is room. */
  readonly reach: number
}

export interface Opening<About> {
  readonly id: string
  readonly about: About
  readonly size: Size
  readonly least?: Size
  readonly isFixed?: boolean
  readonly isMaximised?: boolean
}

export type WindowEvent<About> =
  | { readonly type: 'open'; readonly opening: Opening<About> }
  | { readonly type: 'close' | 'raise' | 'minimise' | 'maximise' | 'restore'; readonly id: string }
  /** The window's button on the taskbar. */
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'move'; readonly id: string; readonly x: number; readonly y: number }
  | { readonly type: 'resize'; readonly id: string; readonly rect: Rect }
  /** As large as what it shows now needs. */
  | { readonly type: 'fit'; readonly id: string; readonly size: Size }
  | { readonly type: 'screen'; readonly screen: Screen }
  | { readonly type: 'clearDesktop' }

export function noWindows<About>(screen: Screen): Windows<About> {
  return { screen, stack: [] }
}

/** The window in front that takes keys; null while only the desktop is there. */
export function activeWindow<About>({ stack }: Windows<About>): Win<About> | null {
  return stack.findLast((win) => !win.isMinimised) ?? null
}

/** An event that changes nothing gives back the same object. */
export function nextWindows<About>(state: Windows<About>, event: WindowEvent<About>): Windows<About> {
  const { screen, stack } = state
  switch (event.type) {
    case 'open':
      return open(state, event.opening)
    case 'close':
      return without(state, event.id)
    case 'raise':
      return raise(state, event.id)
    case 'minimise': {
      const win = find(state, event.id)
      if (win === undefined || win.isMinimised) return state
      return { ...state, stack: [{ ...win, isMinimised: true }, ...others(state, event.id)] }
    }
    case 'toggle':
      return activeWindow(state)?.id === event.id
        ? nextWindows(state, { type: 'minimise', id: event.id })
        : raise(state, event.id)
    case 'maximise':
    case 'restore': {
      const win = find(state, event.id)
      const mode = event.type === 'maximise' ? 'maximised' : 'normal'
      if (win === undefined || win.isFixed || (win.mode === mode && !win.isMinimised)) return state
      return raise(replace(state, { ...win, mode }), event.id)
    }
    case 'move': {
      const win = find(state, event.id)
      if (win === undefined || win.mode === 'maximised' || screen.isCompact) return state
      return replace(state, { ...win, rect: reachable({ ...win.rect, x: event.x, y: event.y }, win, screen) })
    }
    case 'resize': {
      const win = find(state, event.id)
      if (win === undefined || win.isFixed || win.mode === 'maximised' || screen.isCompact) return state
      return replace(state, { ...win, rect: reachable(event.rect, win, screen) })
    }
    case 'fit': {
      const win = find(state, event.id)
      if (win === undefined) return state
      const { width, height } = event.size
      // What grows towards the edge of the screen moves away from it.
      const x = Math.max(0, Math.min(win.rect.x, screen.width - width))
      const y = Math.max(0, Math.min(win.rect.y, screen.height - height))
      return replace(state, { ...win, rect: reachable({ x, y, width, height }, win, screen) })
    }
    case 'screen':
      return {
        screen: event.screen,
        stack: stack.map((win) => ({ ...win, rect: reachable(win.rect, win, event.screen) })),
      }
    case 'clearDesktop':
      if (stack.every((win) => win.isMinimised)) return state
      return { ...state, stack: stack.map((win) => ({ ...win, isMinimised: true })) }
  }
}

/** Where a window is drawn. */
export function shownRect<About>(win: Win<About>, screen: Screen): Rect {
  if (win.mode === 'maximised' || (screen.isCompact && !win.isFixed))
    return { x: 0, y: 0, width: screen.width, height: screen.height }
  return win.rect
}

/** No smaller than it can be, no larger than the screen, and its title bar within reach. */
export function reachable(rect: Rect, { least }: { readonly least: Size }, screen: Screen): Rect {
  const width = Math.min(Math.max(rect.width, least.width), screen.width)
  const height = Math.min(Math.max(rect.height, least.height), screen.height)
  const { grip } = screen
  // The buttons at the end of the bar must not be all that is left of it.
  const x = within(rect.x, Math.min(0, 5 * grip - width), Math.max(0, screen.width - 3 * grip))
  const y = within(rect.y, 0, Math.max(0, screen.height - grip))
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

function open<About>(state: Windows<About>, opening: Opening<About>): Windows<About> {
  const { screen, stack } = state
  const before = find(state, opening.id)
  if (before !== undefined) return raise(replace(state, { ...before, about: opening.about }), opening.id)
  const least = opening.least ?? { width: 6 * screen.grip, height: 4 * screen.grip }
  const width = Math.min(opening.size.width, screen.width)
  const height = Math.min(opening.size.height, screen.height)
  const { x, y } =
    opening.isFixed === true
      ? {
          x: (screen.width - width) / 2,
          y: Math.min(screen.height - height, Math.max(screen.reach, (screen.height - height) / 3)),
        }
      : cascade(stack.length, { width, height }, screen)
  const win: Win<About> = {
    id: opening.id,
    about: opening.about,
    rect: reachable({ x, y, width, height }, { least }, screen),
    mode: opening.isMaximised === true ? 'maximised' : 'normal',
    isMinimised: false,
    least,
    isFixed: opening.isFixed === true,
  }
  return { ...state, stack: [...stack, win] }
}

/** Each a title bar further down and to the right, beginning anew where there is no room left. */
function cascade(count: number, size: Size, screen: Screen): { x: number; y: number } {
  const step = screen.grip
  const free = { x: Math.max(0, screen.width - size.width), y: Math.max(0, screen.height - size.height) }
  const from = { x: Math.min(4 * step, free.x), y: Math.min(screen.reach + step / 2, free.y) }
  const along = (start: number, room: number) =>
    room - start < step ? start : start + ((count * step) % (room - start))
  return { x: along(from.x, free.x), y: along(from.y, free.y) }
}

function raise<About>(state: Windows<About>, id: string): Windows<About> {
  const win = find(state, id)
  if (win === undefined || (activeWindow(state) === win && state.stack.at(-1) === win)) return state
  return { ...state, stack: [...others(state, id), { ...win, isMinimised: false }] }
}

const find = <About>({ stack }: Windows<About>, id: string) => stack.find((win) => win.id === id)

const others = <About>({ stack }: Windows<About>, id: string) => stack.filter((win) => win.id !== id)

function without<About>(state: Windows<About>, id: string): Windows<About> {
  return find(state, id) === undefined ? state : { ...state, stack: others(state, id) }
}

function replace<About>(state: Windows<About>, win: Win<About>): Windows<About> {
  return { ...state, stack: state.stack.map((each) => (each.id === win.id ? win : each)) }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
