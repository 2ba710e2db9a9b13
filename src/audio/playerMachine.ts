import type { PlayerState, SoundLoss } from '#lib/sound/playback.ts'

/** The first four come from the visitor, the others from the media element. Positions and durations in seconds. */
export type PlayerEvent =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly to: number }
  | { readonly type: 'stop' }
  | { readonly type: 'measured'; readonly duration: number }
  | { readonly type: 'sounding' }
  | { readonly type: 'starved' }
  | { readonly type: 'progressed'; readonly position: number }
  /** Paused from elsewhere: by another player, a headset's button or the system. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'finished' }
  | { readonly type: 'broke' }
  | { readonly type: 'lost'; readonly loss: SoundLoss }

/** Positions this close to the end count as the end. */
const endZone = 0.05

export function initialPlayer(duration: number): PlayerState {
  return { phase: 'idle', position: 0, duration }
}

/** The next state of a player. An event that changes nothing returns the same object. */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  const wantsSound = state.phase === 'loading' || state.phase === 'playing'
  switch (event.type) {
    case 'play':
      if (wantsSound) return state
      return { ...state, phase: 'loading', position: isAtEnd(state) ? 0 : state.position }
    case 'pause':
    case 'interrupted':
      return wantsSound ? { ...state, phase: 'paused' } : state
    case 'seek':
      return seek(state, event.to)
    case 'stop':
      return state.phase === 'idle' && state.position === 0 ? state : initialPlayer(state.duration)
    case 'measured':
      // A recording made while streaming has an infinite duration: the server's measure stays.
      if (!Number.isFinite(event.duration) || event.duration <= 0 || event.duration === state.duration)
        return state
      return {
        ...state,
        duration: event.duration,
        position: Math.min(state.position, event.duration),
      }
    case 'sounding':
      return state.phase === 'loading' ? { ...state, phase: 'playing' } : state
    case 'starved':
      return state.phase === 'playing' ? { ...state, phase: 'loading' } : state
    case 'progressed':
      // An element reports its position once more after the end.
      if (!wantsSound || event.position === state.position) return state
      return { ...state, position: within(event.position, state.duration) }
    case 'finished':
      return wantsSound ? { ...state, phase: 'ended', position: state.duration } : state
    case 'lost':
      return wantsSound ? { ...state, phase: event.loss } : state
    case 'broke':
      return state.phase === 'idle' || state.phase === 'failed' ? state : { ...state, phase: 'failed' }
  }
}

function seek(state: PlayerState, to: number): PlayerState {
  const position = within(to, state.duration)
  // A seek before the first play, or after the end, sets where playback starts.
  const phase = state.phase === 'idle' || state.phase === 'ended' ? 'paused' : state.phase
  return position === state.position && phase === state.phase ? state : { ...state, phase, position }
}

function isAtEnd({ phase, position, duration }: PlayerState): boolean {
  return phase === 'ended' || (duration > 0 && position >= duration - endZone)
}

function within(position: number, duration: number): number {
  return Math.min(Math.max(0, position), duration)
}
