import { describe, expect, test } from 'vitest'
import { type PlayerEvent, initialPlayer, nextPlayerState } from '#audio/playerMachine.ts'
import type { PlayerState } from '#lib/sound/playback.ts'

const start = initialPlayer(60)
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(nextPlayerState, start)
const playing = [{ type: 'play' }, { type: 'sounding' }, { type: 'progressed', position: 12 }] as const

describe('a player of recorded speech', () => {
  test('loads when play is pressed and plays when there is sound', () => {
    expect(after({ type: 'play' }).phase).toBe('loading')
    expect(after({ type: 'play' }, { type: 'sounding' }).phase).toBe('playing')
  })

  test('goes back to loading when the sound runs dry, and on from there', () => {
    expect(after(...playing, { type: 'starved' })).toEqual({ phase: 'loading', position: 12, duration: 60 })
    expect(after(...playing, { type: 'starved' }, { type: 'sounding' }).phase).toBe('playing')
  })

  test.each(['pause', 'interrupted'] as const)('keeps its place on %s, and plays on from it', (type) => {
    expect(after(...playing, { type })).toEqual({ phase: 'paused', position: 12, duration: 60 })
    expect(after(...playing, { type }, { type: 'play' })).toEqual({
      phase: 'loading',
      position: 12,
      duration: 60,
    })
  })

  test('ignores sound that comes after a pause', () => {
    expect(after({ type: 'play' }, { type: 'pause' }, { type: 'sounding' }).phase).toBe('paused')
  })

  test('ends at its end, and begins anew with the next play', () => {
    const ended = after(...playing, { type: 'finished' })
    expect(ended).toEqual({ phase: 'ended', position: 60, duration: 60 })
    expect(nextPlayerState(ended, { type: 'play' })).toEqual({ phase: 'loading', position: 0, duration: 60 })
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

  test('takes a jump before the first play as the place to start from', () => {
    const jumped = after({ type: 'seek', to: 20 })
    expect(jumped.phase).toBe('paused')
    expect(nextPlayerState(jumped, { type: 'play' }).position).toBe(20)
  })

  test('starts over when play is pressed at the very end', () => {
    expect(after({ type: 'seek', to: 60 }, { type: 'play' })).toEqual({
      phase: 'loading',
      position: 0,
      duration: 60,
    })
  })

  test('fails with its position stored, and tries again from there', () => {
    const failed = after(...playing, { type: 'broke' })
    expect(failed).toEqual({ phase: 'failed', position: 12, duration: 60 })
    expect(nextPlayerState(failed, { type: 'play' })).toEqual({
      phase: 'loading',
      position: 12,
      duration: 60,
    })
  })

  test('does not fail for a recording that was not requested', () => {
    expect(nextPlayerState(start, { type: 'broke' })).toBe(start)
  })

  test.each([Number.POSITIVE_INFINITY, Number.NaN, 0])(
    'keeps the length the server measured where the recording says %d',
    (duration) => {
      expect(nextPlayerState(start, { type: 'measured', duration })).toBe(start)
    },
  )

  test('takes the length from the recording’s metadata', () => {
    expect(after({ type: 'measured', duration: 58.4 }).duration).toBe(58.4)
  })

  test('is as new after a stop', () => {
    expect(after(...playing, { type: 'stop' })).toEqual(start)
  })
})
