import { ipodConstants } from '../constants.ts'
import {
  type DeviceCommand,
  type DeviceEvent,
  type DeviceState,
  type HomeRow,
  homeRows,
  type ScreenName,
  type Track,
} from './deviceState.ts'

export const switchedOff: DeviceState = {
  isOn: false,
  path: ['home'],
  homeRow: 0,
  ids: [ipodConstants.shareId],
  hasStories: false,
  voices: [],
  selectedId: ipodConstants.shareId,
  isInOtherLanguage: false,
  track: 'own',
  wheelIs: 'volume',
  isRemoved: false,
}

interface DeviceStep {
  readonly state: DeviceState
  readonly command: DeviceCommand | null
}

/** Rows from which fast turns of the wheel skip some. */
const fastFrom = 24
/** Seconds into a track from which «previous» restarts it. */
const restartsFrom = 3

export const screenOf = ({ path }: DeviceState): ScreenName => path.at(-1) ?? 'home'

/** The player as a pure function. An event that changes nothing returns the same state, and then nothing ticks. */
export function nextDevice(state: DeviceState, event: DeviceEvent): DeviceStep {
  if (event.type === 'booted')
    return only(state.isOn ? state : { ...state, isOn: true, path: ['home', 'covers'] })
  if (event.type === 'restocked') return only(restocked(state, event.ids, event.voices))
  // No key works during the start, as on the real one.
  if (!state.isOn) return only(state)
  switch (event.type) {
    case 'turn':
      return only(turned(state, event.detents, event.rows))
    case 'centre':
      return chosen(state)
    case 'menu':
      return only(back(state))
    case 'home':
      return only(state.path.length === 1 ? state : { ...state, path: ['home'], isRemoved: false })
    case 'play':
      return played(state)
    case 'next':
      return skipped(state, 1, 0)
    case 'previous':
      return skipped(state, -1, event.positionSeconds)
    case 'chooseRow':
      return screenOf(state) !== 'home'
        ? only(state)
        : open({ ...state, homeRow: homeRows.indexOf(event.row) }, event.row)
    case 'chooseStory':
      return storyChosen(state, event.id)
    case 'readIn':
      return only(
        state.isInOtherLanguage === event.isOther ? state : { ...state, isInOtherLanguage: event.isOther },
      )
    case 'wheelIs':
      return only(state.wheelIs === event.wheelIs ? state : { ...state, wheelIs: event.wheelIs })
  }
}

const only = (state: DeviceState): DeviceStep => ({ state, command: null })

function back(state: DeviceState): DeviceState {
  const [first, ...rest] = state.path
  return rest.length === 0 ? state : { ...state, path: [first, ...rest.slice(0, -1)], isRemoved: false }
}

function shown(state: DeviceState, screen: ScreenName): DeviceState {
  return screenOf(state) === screen ? state : { ...state, path: [...state.path, screen] }
}

function turned(state: DeviceState, detents: number, rows: number): DeviceState {
  const screen = screenOf(state)
  if (screen === 'home') {
    const homeRow = within(state.homeRow + detents, homeRows.length)
    return homeRow === state.homeRow ? state : { ...state, homeRow }
  }
  if (screen === 'covers' || screen === 'stories')
    return moved(state, state.ids.length > fastFrom ? rows : detents)
  return state
}

/** Selects another story, up to the ends. */
function moved(state: DeviceState, by: number): DeviceState {
  const place = within(state.ids.indexOf(state.selectedId) + by, state.ids.length)
  const selectedId = state.ids[place] ?? state.selectedId
  return selectedId === state.selectedId
    ? state
    : { ...state, selectedId, isInOtherLanguage: false, isRemoved: false }
}

function chosen(state: DeviceState): DeviceStep {
  switch (screenOf(state)) {
    case 'home':
      return open(state, homeRows[state.homeRow] ?? 'covers')
    case 'covers':
    case 'stories':
      return only(read(state))
    case 'story':
      return only({ ...state, isInOtherLanguage: !state.isInOtherLanguage })
    case 'player':
      return only({ ...state, wheelIs: state.wheelIs === 'volume' ? 'scrub' : 'volume' })
    case 'share':
      return only(state)
  }
}

function open(state: DeviceState, row: HomeRow): DeviceStep {
  if (row === 'language') return { state, command: 'switchLanguage' }
  if (row === 'leave') return { state, command: 'leave' }
  return only(shown({ ...state, wheelIs: 'volume' }, row))
}

function storyChosen(state: DeviceState, id: number): DeviceStep {
  const screen = screenOf(state)
  const isListed = screen === 'covers' || screen === 'stories'
  if (!isListed || !state.ids.includes(id)) return only(state)
  const isInFront = state.selectedId === id
  const next = isInFront ? state : { ...state, selectedId: id, isInOtherLanguage: false, isRemoved: false }
  return only(screen === 'covers' && !isInFront ? next : read(next))
}

function read(state: DeviceState): DeviceState {
  return shown({ ...state, isRemoved: false }, state.selectedId === ipodConstants.shareId ? 'share' : 'story')
}

function played(state: DeviceState): DeviceStep {
  const { selectedId, voices, track } = state
  // In a spoken story, play means that story.
  if (screenOf(state) === 'story' && voices.includes(selectedId) && track !== selectedId)
    return { state: { ...state, track: selectedId }, command: 'start' }
  return { state, command: 'togglePlay' }
}

function skipped(state: DeviceState, by: 1 | -1, positionSeconds: number): DeviceStep {
  const screen = screenOf(state)
  if (screen === 'home') return only(turned(state, by, by))
  if (screen === 'covers' || screen === 'stories') return only(moved(state, by))
  if (screen === 'story') {
    const next = moved(state, by)
    return only(next.selectedId === ipodConstants.shareId ? state : next)
  }
  if (by < 0 && positionSeconds >= restartsFrom) return { state, command: 'rewind' }
  const tracks: readonly Track[] = ['own', ...state.voices]
  const track = tracks[within(tracks.indexOf(state.track) + by, tracks.length)] ?? 'own'
  if (track === state.track) return by < 0 ? { state, command: 'rewind' } : only(state)
  return { state: { ...state, track }, command: 'goOn' }
}

/** Takes a new list. The first selects its first story; later ones keep the selection. */
function restocked(state: DeviceState, stories: readonly number[], voices: readonly number[]): DeviceState {
  const ids = [ipodConstants.shareId, ...stories]
  const track = state.track !== 'own' && !voices.includes(state.track) ? 'own' : state.track
  const next = { ...state, ids, voices, track, hasStories: true }
  if (!state.hasStories) return { ...next, selectedId: stories[0] ?? ipodConstants.shareId }
  if (ids.includes(state.selectedId)) return next
  // The selected story was withdrawn: the next one is selected, and its page closes.
  const place = state.ids.indexOf(state.selectedId)
  const left = state.ids.slice(place).find((id) => ids.includes(id)) ?? ids.at(-1) ?? ipodConstants.shareId
  const isReading = screenOf(state) === 'story'
  return {
    ...(isReading ? back(next) : next),
    selectedId: left,
    isInOtherLanguage: false,
    isRemoved: isReading,
  }
}

const within = (row: number, count: number) => Math.min(count - 1, Math.max(0, row))
