import { describe, expect, test, vi } from 'vitest'
import { createPlayback, type PlaybackVoice } from '#audio/createPlayback.ts'
import { FakeMedia } from './fakeMedia.ts'

type Watch = PlaybackVoice['watch']

function playersOf(media: FakeMedia, ready: Promise<void> | null = null, watch: Watch = () => () => {}) {
  return createPlayback({
    element: () => media,
    ready: () => ready,
    play: () => media.play(),
    pause: () => media.pause(),
    release: () => media.release(),
    watch: (isWanted, onLost) => watch(isWanted, onLost),
  })
}

function twoPlayers() {
  const media = new FakeMedia()
  const createPlayer = playersOf(media)
  const first = createPlayer({ url: '/media/first', duration: 60 })
  const second = createPlayer({ url: '/media/second', duration: 30 })
  return { media, first, second }
}

describe('the players of a page', () => {
  test('load nothing before the first play', () => {
    const { media } = twoPlayers()
    expect(media.loaded).toEqual([])
  })

  test('play one at a time: starting one pauses the other, which keeps its place', () => {
    const { media, first, second } = twoPlayers()
    first.play()
    media.soundsAt(12)
    media.currentTime = 12.2
    second.play()
    expect(first.getState()).toEqual({ phase: 'paused', position: 12.2, duration: 60 })
    expect(second.getState().phase).toBe('loading')
    media.soundsAt(1)
    expect(second.getState()).toEqual({ phase: 'playing', position: 1, duration: 30 })
    expect(first.getState().position).toBe(12.2)
  })

  test('go on where they were when they get the element back', () => {
    const { media, first, second } = twoPlayers()
    first.play()
    media.soundsAt(12)
    second.play()
    first.play()
    expect(media.loaded).toEqual(['/media/first', '/media/second', '/media/first'])
    expect(media.currentTime).toBe(12)
  })

  test('do not load a paused recording again', () => {
    const { media, first } = twoPlayers()
    first.play()
    media.soundsAt(5)
    first.pause()
    first.play()
    expect(media.loaded).toEqual(['/media/first'])
  })

  test('play again right after a pause, where the element says so before there is sound', () => {
    const { media, first } = twoPlayers()
    first.play()
    media.soundsAt(5)
    first.pause()
    first.play()
    media.readyState = 2
    media.dispatchEvent(new Event('playing'))
    expect(first.getState().phase).toBe('loading')
    media.readyState = 4
    media.currentTime = 5.2
    media.dispatchEvent(new Event('timeupdate'))
    expect(first.getState()).toMatchObject({ phase: 'playing', position: 5.2 })
  })

  test('know their place between two reports', () => {
    const { media, first } = twoPlayers()
    first.play()
    media.soundsAt(5)
    media.currentTime = 5.13
    expect(first.getState().position).toBe(5)
    expect(first.position()).toBe(5.13)
  })

  test('start from where a visitor jumped to before the first play', () => {
    const { media, first } = twoPlayers()
    first.seek(20)
    first.play()
    expect(media.currentTime).toBe(20)
  })

  test('take a pause from outside, such as a headset, for a pause', () => {
    const { media, first } = twoPlayers()
    first.play()
    media.soundsAt(5)
    media.pause()
    expect(first.getState().phase).toBe('paused')
  })

  test('ignore a late pause that speaks of the recording before', () => {
    const { media, first, second } = twoPlayers()
    first.play()
    second.play()
    media.dispatchEvent(new Event('pause'))
    expect(second.getState().phase).toBe('loading')
  })

  test('fail when the browser refuses, and load anew on the next try', async () => {
    const { media, first } = twoPlayers()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    media.play = () => Promise.reject(new DOMException('No', 'NotSupportedError'))
    first.play()
    await vi.waitFor(() => expect(first.getState().phase).toBe('failed'))
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
    media.play = () => Promise.resolve()
    first.play()
    expect(first.getState().phase).toBe('loading')
    expect(media.loaded).toEqual(['/media/first', '/media/first'])
  })

  test('do not take a pause before the sound came for a failure', async () => {
    const { media, first } = twoPlayers()
    media.play = () => Promise.reject(new DOMException('Interrupted', 'AbortError'))
    first.play()
    first.pause()
    await Promise.resolve()
    expect(first.getState().phase).toBe('paused')
  })

  test('let the recording go when they stop, and only the one that has it does', () => {
    const { media, first, second } = twoPlayers()
    first.play()
    media.soundsAt(5)
    second.stop()
    expect(media.src).toBe('/media/first')
    first.stop()
    expect(media.src).toBe('')
    expect(first.getState()).toEqual({ phase: 'idle', position: 0, duration: 60 })
  })
})

describe('players that wait for the mixer', () => {
  function waiting() {
    const media = new FakeMedia()
    const { promise, resolve } = Promise.withResolvers<void>()
    const player = playersOf(media, promise)({ url: '/media/voice', duration: 60 })
    return { media, player, resolve }
  }

  test('load at once and play when it is there', async () => {
    const { media, player, resolve } = waiting()
    player.play()
    expect(player.getState().phase).toBe('loading')
    expect(media.loaded).toEqual(['/media/voice'])
    expect(media.paused).toBe(true)
    resolve()
    await vi.waitFor(() => expect(media.paused).toBe(false))
  })

  test('do not start after they were paused', async () => {
    const { media, player, resolve } = waiting()
    const play = vi.spyOn(media, 'play')
    player.play()
    player.pause()
    resolve()
    await Promise.resolve()
    await Promise.resolve()
    expect(play).not.toHaveBeenCalled()
    player.play()
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1))
  })
})

test('players go on with another element where the system has taken the one before', () => {
  const elements = [new FakeMedia(), new FakeMedia()] as const
  let isLost = false
  const now = () => elements[isLost ? 1 : 0]
  const createPlayer = createPlayback({
    element: now,
    ready: () => null,
    play: () => now().play(),
    pause: () => now().pause(),
    release: () => now().release(),
    watch: () => () => {},
  })
  const player = createPlayer({ url: '/media/voice', duration: 60 })
  player.play()
  elements[0].soundsAt(20)
  player.pause()
  isLost = true
  player.play()
  expect(elements[1].loaded).toEqual(['/media/voice'])
  expect(elements[1].currentTime).toBe(20)
  elements[0].soundsAt(3)
  elements[1].soundsAt(21)
  expect(player.getState()).toEqual({ phase: 'playing', position: 21, duration: 60 })
})

test('a player is watched while it wants sound; without it keeps its place, loads anew and goes on', () => {
  const media = new FakeMedia()
  const watch = vi.fn<Watch>(() => () => {})
  const player = playersOf(media, null, watch)({ url: '/media/voice', duration: 60 })
  player.play()
  media.soundsAt(20)
  const [isWanted, onLost] = watch.mock.lastCall ?? []
  expect(isWanted?.()).toBe(true)
  media.currentTime = 0
  onLost?.('silent')
  expect(isWanted?.()).toBe(false)
  expect(player.getState()).toEqual({ phase: 'silent', position: 20, duration: 60 })
  expect(player.position()).toBe(20)
  player.play()
  expect(media.loaded).toEqual(['/media/voice', '/media/voice'])
  expect(media.currentTime).toBe(20)
  watch.mock.lastCall?.[1]('dead')
  expect(player.getState().phase).toBe('dead')
})

test('a browser that refuses to play is no recording that fails: the next press plays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const media = new FakeMedia()
  vi.spyOn(media, 'play').mockRejectedValueOnce(new DOMException('No gesture', 'NotAllowedError'))
  const player = playersOf(media)({ url: '/media/voice', duration: 60 })
  player.play()
  await vi.waitFor(() => expect(player.getState().phase).toBe('silent'))
  player.play()
  media.soundsAt(1)
  expect(player.getState().phase).toBe('playing')
})
