import { expect, test } from 'vitest'
import {
  type DeckCommand,
  type DeckEvent,
  type DeckMachine,
  emptyDeck,
  nextWakeMs,
  positionAt,
  stepDeck,
} from '#exhibits/tape/deck/deckMachine.ts'
import { keysDown } from '#exhibits/tape/deck/deckState.ts'
import type { DeckKey } from '#lib/tape/deck.ts'

type Happening = DeckEvent extends infer Event
  ? Event extends DeckEvent
    ? Omit<Event, 'atMs'>
    : never
  : never

/** A deck on a clock that the test turns; ticks come when the machine asks for them. */
function aDeck() {
  let state: DeckMachine = emptyDeck
  let atMs = 0
  let commands: DeckCommand[] = []
  let seenMs = 0
  const dueMs = () => seenMs + (nextWakeMs(state) ?? Number.POSITIVE_INFINITY)
  const step = (event: DeckEvent) => {
    seenMs = event.atMs
    const next = stepDeck(state, event)
    state = next.state
    commands.push(...next.commands)
  }
  const deck = {
    state: () => state,
    position: () => positionAt(state, atMs),
    happens: (event: Happening) => step({ ...event, atMs }),
    press: (key: DeckKey) => step({ type: 'press', key, atMs }),
    waits: (ms: number) => {
      const untilMs = atMs + ms
      while (dueMs() <= untilMs) {
        atMs = dueMs()
        step({ type: 'tick', atMs })
      }
      atMs = untilMs
    },
    sleeps: (ms: number) => {
      atMs += ms
      step({ type: 'tick', atMs })
    },
    /** What the media was told since this was last asked. */
    reported: () => {
      const before = commands
      commands = []
      return before
    },
  }
  return deck
}

function withTape(duration = 60) {
  const deck = aDeck()
  deck.happens({ type: 'load', duration: 0, isPlayWanted: false })
  deck.happens({ type: 'measured', duration })
  deck.reported()
  return deck
}

function playingAt(position: number, duration = 60) {
  const deck = withTape(duration)
  deck.press('play')
  deck.happens({ type: 'progressed', position })
  deck.reported()
  return deck
}

test('[DECK-01] a tape goes in, plays, pauses and runs out', () => {
  const deck = aDeck()
  expect(deck.state().mode).toBe('noStory')
  deck.happens({ type: 'load', duration: 0, isPlayWanted: false })
  expect(deck.state().mode).toBe('loading')
  deck.happens({ type: 'measured', duration: 60 })
  expect(deck.state().mode).toBe('paused')
  deck.press('play')
  expect(deck.state().mode).toBe('playing')
  deck.press('pause')
  expect(deck.state().mode).toBe('paused')
  deck.press('play')
  deck.happens({ type: 'finished' })
  expect(deck.state()).toMatchObject({ mode: 'ended', position: 60, isPlayWanted: false })
  deck.reported()
  deck.press('play')
  expect(deck.reported()).toEqual([{ type: 'start', at: 0 }])
})

test('[DECK-02] five seconds take 600 ms, and playback resumes 200 ms after', () => {
  const deck = playingAt(20)
  deck.press('rewind')
  expect(deck.reported()).toEqual([{ type: 'halt', ramp: 'stop' }])
  deck.waits(300)
  expect(deck.state().mode).toBe('rewinding')
  expect(deck.position()).toBeCloseTo(17.5, 6)
  deck.waits(299)
  expect(deck.reported()).toEqual([])
  deck.waits(1)
  expect(deck.reported()).toEqual([{ type: 'place', at: 15 }])
  expect(deck.position()).toBe(15)
  deck.waits(199)
  expect(deck.state().mode).toBe('rewinding')
  deck.waits(1)
  expect(deck.state().mode).toBe('playing')
  expect(deck.reported()).toEqual([{ type: 'start', at: 15 }])
})

test('[DECK-02] a tape that was paused stays so after five seconds', () => {
  const deck = withTape()
  deck.press('fastForward')
  deck.waits(600)
  expect(deck.state()).toMatchObject({ mode: 'paused', position: 5 })
  deck.waits(10_000)
  expect(deck.reported()).toEqual([{ type: 'place', at: 5 }])
})

test.each([
  { from: 3, key: 'rewind', mode: 'playing', position: 0 },
  { from: 57, key: 'fastForward', mode: 'ended', position: 60 },
] as const)('[DECK-02] $key from $from s stops at $position s', ({ from, key, mode, position }) => {
  const deck = playingAt(from)
  deck.press(key)
  deck.waits(800)
  expect(deck.state()).toMatchObject({ mode, position })
})

test('[DECK-02] a second press during a 5 s seek makes it ten', () => {
  const deck = playingAt(40)
  deck.press('rewind')
  deck.waits(300)
  deck.press('rewind')
  expect(deck.position()).toBeCloseTo(37.5, 6)
  deck.waits(600)
  expect(deck.position()).toBe(30)
})

test('[DECK-02] play and pause during a seek set what happens at its end', () => {
  const paused = playingAt(20)
  paused.press('rewind')
  paused.waits(100)
  paused.press('pause')
  paused.waits(2000)
  expect(paused.state()).toMatchObject({ mode: 'paused', position: 15 })
  const played = withTape()
  played.press('fastForward')
  played.press('play')
  played.waits(800)
  expect(played.state()).toMatchObject({ mode: 'playing', position: 5 })
})

test('[DECK-03] a full rewind goes back 5 s a second to the start, and then plays on', () => {
  const deck = playingAt(12)
  deck.press('fullRewind')
  const steps: number[] = []
  for (let second = 0; second < 3; second += 1) {
    deck.waits(999)
    steps.push(deck.state().position)
    deck.waits(1)
    steps.push(deck.state().position)
  }
  expect(steps).toEqual([12, 7, 7, 2, 2, 0])
  expect(deck.state().mode).toBe('playing')
  expect(deck.reported().at(-1)).toEqual({ type: 'start', at: 0 })
})

test('[DECK-03] a full rewind of a tape that was paused leaves it paused at the start', () => {
  const deck = withTape()
  deck.happens({ type: 'seek', to: 7 })
  deck.press('fullRewind')
  deck.waits(2000)
  expect(deck.state()).toMatchObject({ mode: 'paused', position: 0 })
})

test.each([
  { key: 'fullRewind', wasPlaying: true, mode: 'playing' },
  { key: 'fullRewind', wasPlaying: false, mode: 'paused' },
  { key: 'play', wasPlaying: false, mode: 'playing' },
  { key: 'pause', wasPlaying: true, mode: 'paused' },
] as const)(
  '[DECK-03] $key stops a full rewind where it is (was playing: $wasPlaying)',
  ({ key, wasPlaying, mode }) => {
    const deck = playingAt(30)
    if (!wasPlaying) deck.press('pause')
    deck.press('fullRewind')
    deck.waits(2000)
    deck.press(key)
    expect(deck.state().mode).toBe(mode)
    expect(deck.position()).toBeCloseTo(20, 6)
    deck.waits(5000)
    expect(deck.state().mode).toBe(mode)
  },
)

test('the reels of a full rewind run through its steps without a halt', () => {
  const deck = playingAt(40)
  deck.press('fullRewind')
  for (let tenth = 1; tenth <= 30; tenth += 1) {
    deck.waits(100)
    expect(deck.position()).toBeCloseTo(40 - tenth / 2, 6)
  }
})

test('a machine that slept resumes with the next step and does not catch up', () => {
  const deck = playingAt(40)
  deck.press('fullRewind')
  deck.sleeps(8 * 3_600_000)
  expect(deck.state()).toMatchObject({ mode: 'fullRewinding', position: 35 })
  deck.waits(1000)
  expect(deck.state().position).toBe(30)
})

test('a clock that runs back changes nothing', () => {
  const deck = playingAt(40)
  deck.press('rewind')
  deck.sleeps(-10_000)
  expect(deck.state().mode).toBe('rewinding')
  deck.waits(600 + 10_000)
  expect(deck.position()).toBe(35)
})

test('another tape in the middle of anything starts from nothing', () => {
  const deck = playingAt(40)
  deck.press('fullRewind')
  deck.happens({ type: 'load', duration: 0, isPlayWanted: false })
  expect(deck.state()).toMatchObject({ mode: 'loading', position: 0, winding: null, isPlayWanted: false })
  deck.waits(10_000)
  expect(deck.state()).toMatchObject({ mode: 'loading', position: 0 })
})

test('play pressed while the tape is threaded plays it as soon as it is in', () => {
  const deck = aDeck()
  deck.happens({ type: 'load', duration: 60, isPlayWanted: false })
  deck.press('play')
  expect(deck.state().mode).toBe('loading')
  deck.happens({ type: 'measured', duration: 60 })
  expect(deck.state().mode).toBe('playing')
})

test('a lack of data shows as loading only if it lasts', () => {
  const deck = playingAt(10)
  deck.happens({ type: 'starved' })
  deck.waits(400)
  deck.happens({ type: 'sounding' })
  deck.waits(1000)
  expect(deck.state().mode).toBe('playing')
  deck.happens({ type: 'starved' })
  deck.waits(500)
  expect(deck.state().mode).toBe('loading')
  deck.happens({ type: 'sounding' })
  expect(deck.state().mode).toBe('playing')
})

test('a tape that broke says so, is tried again by itself, and stands where it was', () => {
  const deck = playingAt(33)
  deck.happens({ type: 'broke' })
  expect(deck.state()).toMatchObject({ mode: 'noStory', failure: 'failed' })
  deck.waits(4999)
  expect(deck.reported()).toEqual([])
  deck.waits(1)
  expect(deck.reported()).toEqual([{ type: 'open', at: 33 }])
  deck.happens({ type: 'broke' })
  deck.waits(9999)
  expect(deck.reported()).toEqual([])
  deck.waits(1)
  deck.happens({ type: 'measured', duration: 60 })
  expect(deck.state()).toMatchObject({ mode: 'paused', failure: null, position: 33, retries: 0 })
})

test('a browser that wants a touch first is given one, and then plays', () => {
  const deck = withTape()
  deck.press('play')
  deck.happens({ type: 'blocked' })
  expect(deck.state()).toMatchObject({ mode: 'paused', isBlocked: true })
  deck.happens({ type: 'touched' })
  expect(deck.state()).toMatchObject({ mode: 'playing', isBlocked: false })
})

test('no key does anything to an empty deck', () => {
  const deck = aDeck()
  for (const key of ['play', 'pause', 'rewind', 'fastForward', 'fullRewind', 'eject'] as const)
    deck.press(key)
  deck.happens({ type: 'unload', failure: 'noStory' })
  expect(deck.state()).toMatchObject({ mode: 'noStory', failure: 'noStory' })
  expect(deck.reported()).toEqual([])
  expect(nextWakeMs(deck.state())).toBeNull()
})

test('without sound the deck rests at the last audible position, says so, and the next play starts anew', () => {
  const deck = withTape()
  deck.press('play')
  deck.happens({ type: 'sounding' })
  deck.happens({ type: 'progressed', position: 12 })
  deck.reported()
  deck.happens({ type: 'silenced', loss: 'silent' })
  expect(deck.state()).toMatchObject({ mode: 'paused', failure: 'silent', isPlayWanted: false, position: 12 })
  expect(deck.reported()).toEqual([{ type: 'place', at: 12 }])
  deck.press('play')
  expect(deck.state()).toMatchObject({ mode: 'playing', failure: null })
  expect(deck.reported()).toEqual([{ type: 'start', at: 12 }])
})

test('[DECK-14] the power key stops the tape where it is, again it turns the deck on, and so does every other key', () => {
  const deck = playingAt(12)
  const isDown = () => keysDown(deck.state(), new Set(), new Set()).has('power')
  expect(isDown()).toBe(true)
  deck.press('power')
  expect(deck.state()).toMatchObject({ mode: 'paused', isPlayWanted: false })
  expect(isDown()).toBe(false)
  expect(deck.reported()).toEqual([{ type: 'halt', ramp: 'stop' }])
  deck.press('power')
  expect(isDown()).toBe(true)
  expect(deck.state().mode).toBe('paused')
  deck.press('power')
  deck.press('play')
  expect(isDown()).toBe(true)
  expect(deck.state()).toMatchObject({ mode: 'playing', position: 12 })
})

test('[DECK-14] nobody finds a dead deck: a tape that goes in turns it on', () => {
  const deck = playingAt(12)
  deck.press('power')
  deck.happens({ type: 'load', duration: 60, isPlayWanted: false })
  expect(deck.state().isOn).toBe(true)
})
