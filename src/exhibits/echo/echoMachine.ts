import { devicePlanet, homePlanet, sharePlanet } from '#lib/galaxy/ids.ts'

/** Where a visit to this room is: here, on the way home, or over. */
type EchoPhase = 'here' | 'leaving' | 'over'

/** What the device's own story is doing. */
export type DeviceVoice =
  /** Asked for. */
  | 'coming'
  /** The museum has none. */
  | 'none'
  /** The call failed. */
  | 'failed'
  | 'ready'
  /** Play was pressed, the sound is on its way. */
  | 'loading'
  | 'playing'
  | 'paused'
  | 'ended'
  /** The recording itself does not come. */
  | 'broken'

export interface EchoState {
  readonly phase: EchoPhase
  /** Stories newest first, as the server gave them last; null before the first list. */
  readonly ids: readonly number[] | null
  /** The planet that the keyboard stands at. */
  readonly focusedId: number
  /** The story that is read, or the share sheet; null: the sky alone. */
  readonly openId: number | null
  /** The museum has taken away what was being read; said until something else is opened. */
  readonly isRemoved: boolean
  /** The list over a drawn sky. Without one the list is always there. */
  readonly isListOpen: boolean
  /** Stories that came with a refresh and whose planets are rising. */
  readonly rising: readonly number[]
  /** The last ones that came, for who cannot see them rise; the same array until more come. */
  readonly arrived: readonly number[]
  readonly device: DeviceVoice
  /** The voice of the story that is read is heard. */
  readonly isVisitorPlaying: boolean
  /** The device fell silent because a visitor's voice began. */
  readonly hasYielded: boolean
}

export type EchoEvent =
  /** The sky cannot be drawn any more. */
  | { readonly type: 'failed' }
  | { readonly type: 'stocked'; readonly ids: readonly number[] }
  | { readonly type: 'risen' }
  | { readonly type: 'focus'; readonly id: number }
  | { readonly type: 'open'; readonly id: number }
  /** The planet before or after the one that is read, round and round. */
  | { readonly type: 'turn'; readonly by: -1 | 1 }
  | { readonly type: 'close' }
  | { readonly type: 'showList'; readonly isOpen: boolean }
  | { readonly type: 'device'; readonly voice: DeviceVoice }
  /** The voice of the story that is read begins, or falls silent. */
  | { readonly type: 'visitor'; readonly isPlaying: boolean }
  /** Home, on a flight or at once. */
  | { readonly type: 'leave'; readonly flies: boolean }
  | { readonly type: 'landed' }

const none: readonly number[] = []

export const initialEcho: EchoState = {
  phase: 'here',
  ids: null,
  focusedId: sharePlanet,
  openId: null,
  isRemoved: false,
  isListOpen: false,
  rising: none,
  arrived: none,
  device: 'coming',
  isVisitorPlaying: false,
  hasYielded: false,
}

/** Always there, whatever stories come and go. */
export const isFixed = (id: number) => id === homePlanet || id === sharePlanet || id === devicePlanet

/** The room without sky, sound or page. Nothing undoes leaving: somebody is on the way home. */
export function nextEcho(state: EchoState, event: EchoEvent): EchoState {
  switch (event.type) {
    case 'failed':
      // On the way home there is nothing left to fly through.
      return state.phase === 'leaving' ? { ...state, phase: 'over' } : state
    case 'stocked':
      return stocked(state, event.ids)
    case 'risen':
      return state.rising.length === 0 ? state : { ...state, rising: none }
    case 'focus':
      return state.focusedId === event.id || !isThere(state, event.id)
        ? state
        : { ...state, focusedId: event.id }
    case 'open':
      return opened(state, event.id)
    case 'turn':
      return state.openId === null ? state : opened(state, neighbourInOrder(state, state.openId, event.by))
    case 'close':
      return state.openId === null && !state.isRemoved ? state : { ...state, openId: null, isRemoved: false }
    case 'showList':
      return state.isListOpen === event.isOpen ? state : { ...state, isListOpen: event.isOpen }
    case 'device':
      return withDevice(state, event.voice)
    case 'visitor':
      return visited(state, event.isPlaying)
    case 'leave':
      return state.phase === 'here'
        ? { ...state, phase: event.flies ? 'leaving' : 'over', openId: null }
        : state
    case 'landed':
      return state.phase === 'leaving' ? { ...state, phase: 'over' } : state
  }
}

export const isDeviceOn = ({ device }: Pick<EchoState, 'device'>) =>
  device === 'playing' || device === 'loading'

/** Where a planet stands among the stories, from 1, and of how many; null for one that is no story. */
export function placeOf(ids: readonly number[] | null, id: number): { place: number; count: number } | null {
  const index = ids?.indexOf(id) ?? -1
  return ids === null || index < 0 ? null : { place: index + 1, count: ids.length }
}

/** A list has come. The first one is simply there; what is new in a later one rises. Nothing that is held lets go. */
function stocked(state: EchoState, ids: readonly number[]): EchoState {
  const before = state.ids
  if (before === null) {
    const first = isFixed(state.focusedId) ? (ids[0] ?? state.focusedId) : state.focusedId
    return { ...state, ids, focusedId: first }
  }
  const known = new Set(before)
  const present = new Set(ids)
  const fresh = ids.filter((id) => !known.has(id))
  const isHere = (id: number) => isFixed(id) || present.has(id)
  const isReadRemoved = state.openId !== null && !isHere(state.openId)
  return {
    ...state,
    ids,
    focusedId: isHere(state.focusedId)
      ? state.focusedId
      : (nearestLeft(before, present, state.focusedId) ?? sharePlanet),
    openId: isReadRemoved ? null : state.openId,
    isRemoved: isReadRemoved || state.isRemoved,
    rising: fresh.length === 0 ? stillThere(state.rising, present) : fresh,
    arrived: fresh.length === 0 ? state.arrived : fresh,
  }
}

/** The same array where nothing has gone. */
const stillThere = (ids: readonly number[], present: ReadonlySet<number>) =>
  ids.every((id) => present.has(id)) ? ids : ids.filter((id) => present.has(id))

/** What is left of a list at the place of one that has gone: the next one, else the last before it. */
function nearestLeft(
  before: readonly number[],
  present: ReadonlySet<number>,
  id: number,
): number | undefined {
  const place = before.indexOf(id)
  return (
    before.slice(place).find((each) => present.has(each)) ??
    before.slice(0, place).findLast((each) => present.has(each))
  )
}

function opened(state: EchoState, id: number): EchoState {
  if (state.phase !== 'here' || id === homePlanet || id === devicePlanet || !isThere(state, id)) return state
  if (state.openId === id) return state
  return { ...state, openId: id, focusedId: id, isRemoved: false }
}

function neighbourInOrder({ ids }: EchoState, id: number, by: -1 | 1): number {
  if (ids === null || ids.length === 0) return id
  const place = ids.indexOf(id)
  if (place < 0) return (by > 0 ? ids[0] : ids.at(-1)) ?? id
  return ids[(place + by + ids.length) % ids.length] ?? id
}

function visited(state: EchoState, isVisitorPlaying: boolean): EchoState {
  if (isVisitorPlaying && isDeviceOn(state))
    return { ...state, isVisitorPlaying, device: 'paused', hasYielded: true }
  return state.isVisitorPlaying === isVisitorPlaying ? state : { ...state, isVisitorPlaying }
}

function withDevice(state: EchoState, device: DeviceVoice): EchoState {
  // Its player tells of the pause that a visitor's voice brought about; that is no other pause.
  const hasYielded = state.hasYielded && device === 'paused'
  return state.device === device && state.hasYielded === hasYielded ? state : { ...state, device, hasYielded }
}

const isThere = ({ ids }: EchoState, id: number) => isFixed(id) || (ids?.includes(id) ?? false)
