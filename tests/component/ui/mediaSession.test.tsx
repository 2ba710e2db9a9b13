import { expect, test, vi } from 'vitest'
import type { PlayerHandle, PlayerState } from '#lib/sound/playback.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { render } from '../support/render.tsx'

/** A player that does nothing but say what the test lets it be. */
function fakePlayer() {
  let state: PlayerState = { phase: 'idle', position: 0, duration: 60 }
  const listeners = new Set<() => void>()
  const player = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    position: () => state.position,
    play: vi.fn(),
    pause: vi.fn(),
    seek: vi.fn(),
    stop: vi.fn(),
  } satisfies PlayerHandle
  const become = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return { player, become }
}

const { mediaSession } = navigator

test('[READ-08] the system’s controls show and steer the playing recording; a second player takes over, and the end clears them', async () => {
  document.title = 'Amazon Echo · Nachklang'
  const actions = new Map<MediaSessionAction, MediaSessionActionHandler | null>()
  vi.spyOn(mediaSession, 'setActionHandler').mockImplementation(
    (action, handler) => void actions.set(action, handler),
  )
  const positions = vi.spyOn(mediaSession, 'setPositionState')
  const act = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
    actions.get(action)?.({ action, ...details })
  const [first, second] = [fakePlayer(), fakePlayer()]
  await render(
    <>
      <VoicePlayer player={first.player} label="The story of the speaker" waveform={null} />
      <VoicePlayer player={second.player} label="A voice" waveform={null} />
    </>,
  )
  expect(mediaSession.metadata).toBeNull()

  first.become({ phase: 'playing', position: 12 })
  await expect.poll(() => mediaSession.metadata?.title).toBe('The story of the speaker')
  expect(mediaSession.metadata?.artist).toBe('Amazon Echo · Nachklang')
  expect(mediaSession.playbackState).toBe('playing')
  expect(positions).toHaveBeenLastCalledWith({ duration: 60, position: 12, playbackRate: 1 })
  act('pause')
  expect(first.player.pause).toHaveBeenCalled()
  act('seekforward')
  expect(first.player.seek).toHaveBeenLastCalledWith(17)
  act('seekbackward', { seekOffset: 10 })
  expect(first.player.seek).toHaveBeenLastCalledWith(2)
  act('seekto', { seekTime: 40 })
  expect(first.player.seek).toHaveBeenLastCalledWith(40)

  first.become({ phase: 'paused' })
  await expect.poll(() => mediaSession.playbackState).toBe('paused')
  act('play')
  expect(first.player.play).toHaveBeenCalled()

  second.become({ phase: 'playing' })
  await expect.poll(() => mediaSession.metadata?.title).toBe('A voice')
  first.become({ phase: 'idle' })
  await expect.poll(() => mediaSession.playbackState).toBe('playing')
  second.become({ phase: 'ended', position: 60 })
  await expect.poll(() => mediaSession.metadata).toBeNull()
  expect(mediaSession.playbackState).toBe('none')
  expect([...actions.values()]).toEqual(Array.from(actions, () => null))
})
