import { devicePlanet, homePlanet, sharePlanet } from '#lib/galaxy/ids.ts'

/** State of the visit: in the exhibit, flying home, or over. */
type EchoPhase = 'here' | 'leaving' | 'over'

/** State of the device's narration. */
export type DeviceVoice =
  | 'coming'
  | 'none'
  | 'failed'
  | 'ready'
  /** Play was pressed, the sound is loading. */
  | 'loading'
  | 'playing'
  | 'paused'
  | 'ended'
  /** The recording cannot be loaded. */
  | 'broken'

export interface EchoState {
  readonly phase: EchoPhase
  /** Stories newest first; null before the first list. */
  readonly ids: readonly number[] | null
  /** The planet with the keyboard focus. */
  readonly focusedId: number
  /** The open story or the share sheet; null: neither. */
  readonly openId: number | null
  /** The open story was withdrawn; shown until something else is opened. */
  readonly isRemoved: boolean
  /** Whether the list over a drawn sky is open. Without a sky the list is always visible. */
  readonly isListOpen: boolean
  /** Stories of the last refresh whose planets are rising. */
  readonly rising: readonly number[]
  /** The last new stories, for screen readers; the same array until there are more. */
  readonly arrived: readonly number[]
  readonly device: DeviceVoice
  /** The voice of the open story is playing. */
  readonly isVisitorPlaying: boolean
  /** The device was paused because a visitor's voice started. */
  readonly hasYielded: boolean
}

export type EchoEvent =
  /** The sky can no longer be drawn. */
  | { readonly type: 'failed' }
  | { readonly type: 'stocked'; readonly ids: readonly number[] }
  | { readonly type: 'risen' }
  | { readonly type: 'focus'; readonly id: number }
  | { readonly type: 'open'; readonly id: number }
  /** The previous or next planet, in a circle. */
  | { readonly type: 'turn'; readonly by: -1 | 1 }
  | { readonly type: 'close' }
  | { readonly type: 'showList'; readonly isOpen: boolean }
  | { readonly type: 'device'; readonly voice: DeviceVoice }
  /** The voice of the open story starts or stops. */
  | { readonly type: 'visitor'; readonly isPlaying: boolean }
  /** Home, with or without a flight. */
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

export const isFixed = (id: number) => id === homePlanet || id === sharePlanet || id === devicePlanet

/** The exhibit as a pure function. Leaving cannot be undone. */
export function nextEcho(state: EchoState, event: EchoEvent): EchoState {
  switch (event.type) {
    case 'failed':
      // The flight home cannot be shown.
      return state.phase === 'leaving' ? { ...state, phase: 'over' } : state
    case 'stocked':
      return updateIds(state, event.ids)
    case 'risen':
      return state.rising.length === 0 ? state : { ...state, rising: none }
    case 'focus':
      return state.focusedId === event.id || !isThere(state, event.id)
        ? state
        : { ...state, focusedId: event.id }
    case 'open':
      return open(state, event.id)
    case 'turn':
      return state.openId === null ? state : open(state, neighbourInOrder(state, state.openId, event.by))
    case 'close':
      return state.openId === null && !state.isRemoved ? state : { ...state, openId: null, isRemoved: false }
    case 'showList':
      return state.isListOpen === event.isOpen ? state : { ...state, isListOpen: event.isOpen }
    case 'device':
      return setDevice(state, event.voice)
    case 'visitor':
      return setVisitor(state, event.isPlaying)
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

/** The device's panel stays over the sky once it has spoken. */
export const hasSpoken = ({ device }: Pick<EchoState, 'device'>) =>
  !['none', 'coming', 'failed', 'ready'].includes(device)

/** Position of a planet among the stories, from 1; null for one that is no story. */
export function placeOf(ids: readonly number[] | null, id: number): { number: number; count: number } | null {
  const index = ids?.indexOf(id) ?? -1
  return ids === null || index < 0 ? null : { number: index + 1, count: ids.length }
}

/** Takes a new list. The first just appears; new stories of a later one rise. Focus and open story stay. */
function updateIds(state: EchoState, ids: readonly number[]): EchoState {
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
    rising: fresh.length === 0 ? dropAbsent(state.rising, present) : fresh,
    arrived: fresh.length === 0 ? state.arrived : fresh,
  }
}

/** The same array where nothing was removed. */
const dropAbsent = (ids: readonly number[], present: ReadonlySet<number>) =>
  ids.every((id) => present.has(id)) ? ids : ids.filter((id) => present.has(id))

/** The neighbour of a removed id: the next one left, else the last before it. */
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

function open(state: EchoState, id: number): EchoState {
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

function setVisitor(state: EchoState, isVisitorPlaying: boolean): EchoState {
  if (isVisitorPlaying && isDeviceOn(state))
    return { ...state, isVisitorPlaying, device: 'paused', hasYielded: true }
  return state.isVisitorPlaying === isVisitorPlaying ? state : { ...state, isVisitorPlaying }
}

function setDevice(state: EchoState, device: DeviceVoice): EchoState {
  // The player reports the pause that a visitor's voice caused; only another state ends it.
  const hasYielded = state.hasYielded && device === 'paused'
  return state.device === device && state.hasYielded === hasYielded ? state : { ...state, device, hasYielded }
}

const isThere = ({ ids }: EchoState, id: number) => isFixed(id) || (ids?.includes(id) ?? false)
