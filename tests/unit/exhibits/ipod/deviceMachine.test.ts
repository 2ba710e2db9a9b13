import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextDevice, screenOf, switchedOff } from '#exhibits/ipod/device/deviceMachine.ts'
import {
  type DeviceCommand,
  type DeviceEvent,
  type DeviceState,
  homeRows,
} from '#exhibits/ipod/device/deviceState.ts'

const share = 99_999
const stories = [100_003, 100_002, 100_001]

/** The state after some events, and what they commanded. */
function after(events: readonly DeviceEvent[], from: DeviceState = switchedOff) {
  const commands: DeviceCommand[] = []
  let state = from
  for (const event of events) {
    const step = nextDevice(state, event)
    state = step.state
    if (step.command !== null) commands.push(step.command)
  }
  return { state, commands, screen: screenOf(state) }
}
const booted: DeviceEvent = { type: 'booted' }
const stocked: DeviceEvent = { type: 'restocked', ids: stories, voices: [100_002] }
const turn = (detents: number, rows = detents): DeviceEvent => ({ type: 'turn', detents, rows })
const centre: DeviceEvent = { type: 'centre' }
const menu: DeviceEvent = { type: 'menu' }
const { state: on } = after([stocked, booted, menu])

describe('the start', () => {
  test('nothing answers before it is over, but stories come', () => {
    const { state, commands, screen } = after([centre, menu, turn(2), { type: 'play' }, stocked])
    expect(screen).toBe('home')
    expect(commands).toEqual([])
    expect(state.ids).toEqual([share, ...stories])
    expect(after([booted], state).state.isOn).toBe(true)
  })
})

describe('covers and list', () => {
  test('the share card stands first, the first story is in front', () => {
    expect(on.ids[0]).toBe(share)
    expect(on.selectedId).toBe(stories[0])
  })

  test('covers and list mark the same story', () => {
    const { state, screen } = after([centre, turn(1), menu, turn(1), centre], on)
    expect(screen).toBe('stories')
    expect(state.selectedId).toBe(stories[1])
  })

  test('a list clamps and does not wrap, and says so by staying the same', () => {
    const { state } = after([centre, turn(50)], on)
    expect(state.selectedId).toBe(stories[2])
    expect(nextDevice(state, turn(1)).state).toBe(state)
    const { state: first } = after([turn(-50)], state)
    expect(first.selectedId).toBe(share)
    expect(nextDevice(first, turn(-1)).state).toBe(first)
  })

  test('a short list goes by detents, a long one by rows', () => {
    const long: DeviceEvent = {
      type: 'restocked',
      ids: Array.from({ length: 60 }, (_, n) => n + 1),
      voices: [],
    }
    expect(after([centre, turn(1, 5)], on).state.selectedId).toBe(stories[1])
    expect(after([long, centre, turn(1, 5)], after([booted, menu]).state).state.selectedId).toBe(6)
  })

  test('a finger on a cover beside brings it to the front, on the one in front opens it', () => {
    const { state, screen } = after([centre, { type: 'chooseStory', id: stories[2] ?? 0 }], on)
    expect(screen).toBe('covers')
    expect(after([{ type: 'chooseStory', id: stories[2] ?? 0 }], state).screen).toBe('story')
  })
})

describe('text, share card and the menu key back home', () => {
  test('the share card opens the window with the code', () => {
    expect(after([centre, turn(-9), centre], on).screen).toBe('share')
  })

  test('behind the window with the code no story is chosen', () => {
    const { state } = after([centre, { type: 'restocked', ids: [], voices: [] }, centre], on)
    expect(screenOf(state)).toBe('share')
    const restocked: DeviceEvent = { type: 'restocked', ids: stories, voices: [] }
    expect(after([restocked, { type: 'chooseStory', id: stories[0] ?? 0 }], state).screen).toBe('share')
  })
  test('the middle changes the language of a story; another story begins in the one at hand', () => {
    const { state } = after([centre, centre, centre], on)
    expect(state.isInOtherLanguage).toBe(true)
    expect(after([{ type: 'next' }], state).state.isInOtherLanguage).toBe(false)
  })

  test('the last row leads to the chooser', () => {
    expect(after([turn(20), centre], on).commands).toEqual(['leave'])
    expect(after([{ type: 'chooseRow', row: 'leave' }], on).commands).toEqual(['leave'])
  })

  test('the language row switches the language and stays', () => {
    const { commands, screen } = after([{ type: 'chooseRow', row: 'language' }], on)
    expect(commands).toEqual(['switchLanguage'])
    expect(screen).toBe('home')
  })

  test('MENU goes back step by step, held it goes home at once', () => {
    const { state } = after([centre, centre], on)
    expect(state.path).toEqual(['home', 'covers', 'story'])
    expect(after([menu], state).screen).toBe('covers')
    expect(after([{ type: 'home' }], state).state.path).toEqual(['home'])
    expect(nextDevice(on, menu).state).toBe(on)
  })
})

describe('the player', () => {
  const { state: player } = after([turn(2), centre], on)

  test('the centre changes what the wheel does', () => {
    expect(screenOf(player)).toBe('player')
    expect(player.wheelIs).toBe('volume')
    expect(after([centre], player).state.wheelIs).toBe('scrub')
    expect(after([centre, centre], player).state.wheelIs).toBe('volume')
  })

  test('play and pause work on every screen', () => {
    for (const row of homeRows)
      expect(after([{ type: 'chooseRow', row }, { type: 'play' }], on).commands).toContain('togglePlay')
  })

  test('play in a spoken story plays that story', () => {
    const { state, commands } = after([centre, turn(1), centre, { type: 'play' }], on)
    expect(commands).toEqual(['start'])
    expect(state.track).toBe(100_002)
    expect(after([{ type: 'play' }], state).commands).toEqual(['togglePlay'])
  })

  test('next goes through the voices, previous to the start, or to the one before', () => {
    const { state } = after([{ type: 'next' }], player)
    expect(state.track).toBe(100_002)
    expect(nextDevice(state, { type: 'next' }).state).toBe(state)
    expect(after([{ type: 'previous', positionSeconds: 20 }], state)).toMatchObject({
      commands: ['rewind'],
      state: { track: 100_002 },
    })
    expect(after([{ type: 'previous', positionSeconds: 1 }], state)).toMatchObject({
      commands: ['goOn'],
      state: { track: 'own' },
    })
    expect(after([{ type: 'previous', positionSeconds: 1 }], player).commands).toEqual(['rewind'])
  })
})

describe('another stock', () => {
  test('leaves everything where it is', () => {
    const { state } = after([centre, turn(1), centre], on)
    const { state: later } = after([{ type: 'restocked', ids: [100_009, ...stories], voices: [] }], state)
    expect(later.path).toEqual(state.path)
    expect(later.selectedId).toBe(state.selectedId)
  })

  test('a withdrawn story is reported to its reader', () => {
    const { state } = after([centre, turn(1), centre], on)
    const { state: later, screen } = after(
      [{ type: 'restocked', ids: [100_003, 100_001], voices: [] }],
      state,
    )
    expect(screen).toBe('covers')
    expect(later).toMatchObject({ selectedId: 100_001, isRemoved: true })
    expect(after([turn(1)], later).state.isRemoved).toBe(true)
    expect(after([turn(-1)], later).state.isRemoved).toBe(false)
  })

  test('a voice that was taken off leaves the player', () => {
    const { state } = after([centre, turn(1), centre, { type: 'play' }], on)
    expect(after([{ type: 'restocked', ids: stories, voices: [] }], state).state.track).toBe('own')
  })
})

const someIds = fc.uniqueArray(fc.integer({ min: 100_001, max: 100_030 }), { maxLength: 30 })
const someEvent: fc.Arbitrary<DeviceEvent> = fc.oneof(
  fc.constantFrom<DeviceEvent>(booted, centre, menu, { type: 'home' }, { type: 'play' }, { type: 'next' }),
  fc.record({ type: fc.constant('previous' as const), positionSeconds: fc.integer({ min: 0, max: 90 }) }),
  fc
    .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 8 }))
    .map(([detents, gear]) => turn(detents, detents * gear)),
  fc.constantFrom(...homeRows).map((row): DeviceEvent => ({ type: 'chooseRow', row })),
  fc.integer({ min: 100_000, max: 100_031 }).map((id): DeviceEvent => ({ type: 'chooseStory', id })),
  someIds.chain((ids) => fc.subarray(ids).map((voices): DeviceEvent => ({ type: 'restocked', ids, voices }))),
)

test('after any events: the marked row and the track exist, and MENU ends at home', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 80 }), (events) => {
      const { state } = after([booted, ...events])
      expect(state.ids).toContain(state.selectedId)
      expect(state.homeRow).toBeGreaterThanOrEqual(0)
      expect(state.homeRow).toBeLessThan(homeRows.length)
      expect(state.path[0]).toBe('home')
      expect(state.path.length).toBeLessThanOrEqual(3)
      if (state.track !== 'own') expect(state.voices).toContain(state.track)
      if (screenOf(state) === 'story') expect(state.selectedId).not.toBe(share)
      expect(after([menu, menu, menu], state).screen).toBe('home')
    }),
    { numRuns: 500 },
  )
})
