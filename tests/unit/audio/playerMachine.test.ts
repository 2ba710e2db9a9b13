import { describe, expect, test } from 'vitest'
import { type PlayerEvent, initialPlayer, nextPlayerState } from '#audio/playerMachine.ts'
import type { PlayerState } from '#lib/sound/playback.ts'

const start = initialPlayer(60)
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(nextPlayerState, start)
const playing = [{ type: 'play' }, { type: 'sounding' }, { type: 'progressed', position: 12 }] as const

describe('a player of recorded speech', () => {
  test('goes back to loading when the sound runs dry, and on from there', () => {
    expect(after(...playing, { type: 'starved' })).toEqual({ phase: 'loading', position: 12, duration: 60 })
    expect(after(...playing, { type: 'starved' }, { type: 'sounding' }).phase).toBe('playing')
  })

  test('is not called back from its end by a late report of the position', () => {
    const ended = after(...playing, { type: 'finished' })
    expect(nextPlayerState(ended, { type: 'progressed', position: 59.8 })).toBe(ended)
  })

  test.each([
    [-3, 0],
    [30, 30],
    [99, 60],
  ])('holds a jump to %d seconds within the recording: %d', (to, position) => {
    expect(after({ type: 'seek', to }).position).toBe(position)
    expect(after(...playing, { type: 'seek', to })).toEqual({ phase: 'playing', position, duration: 60 })
  })

  test.each([Number.POSITIVE_INFINITY, Number.NaN, 0])(
    'keeps the length the server measured where the recording says %d',
    (duration) => {
      expect(nextPlayerState(start, { type: 'measured', duration })).toBe(start)
    },
  )
})
