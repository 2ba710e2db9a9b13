import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialRoom,
  nextRoom,
  type Place,
  placeOf,
  type RoomEvent,
  windowTypes,
} from '#exhibits/imac/room/imacMachine.ts'

const places = ['welcome', 'desktop', ...windowTypes] as const
const aPlace = fc.constantFrom<Place>(...places)
const anEvent: fc.Arbitrary<RoomEvent> = fc.oneof(
  fc.constantFrom(...windowTypes).map((window) => ({ type: 'press', window }) as const),
  aPlace.map((place) => ({ type: 'arrived', place }) as const),
  fc.constant<RoomEvent>({ type: 'started' }),
)

describe('the room of the iMac', () => {
  it('starts when a window is opened from welcome, once', () => {
    let room = nextRoom(initialRoom('welcome'), { type: 'press', window: 'device-story' })
    expect(room).toMatchObject({ pressed: 'device-story', power: 'off' })
    room = nextRoom(room, { type: 'arrived', place: 'device-story' })
    expect(room).toMatchObject({ pressed: null, power: 'starting' })
    room = nextRoom(room, { type: 'started' })
    expect(room.power).toBe('on')
    expect(nextRoom(room, { type: 'arrived', place: 'submit-story' }).power).toBe('on')
  })

  it.each(['desktop', ...windowTypes] as const)('runs at the direct address %s', (place) => {
    expect(initialRoom(place).power).toBe('on')
  })

  it('takes the first key that is pressed, and none elsewhere', () => {
    const room = nextRoom(initialRoom('welcome'), { type: 'press', window: 'device-story' })
    expect(nextRoom(room, { type: 'press', window: 'submit-story' })).toBe(room)
    const desk = initialRoom('desktop')
    expect(nextRoom(desk, { type: 'press', window: 'submit-story' })).toBe(desk)
  })

  it('is off on welcome and only there, whatever happens', () => {
    fc.assert(
      fc.property(aPlace, fc.array(anEvent, { maxLength: 40 }), (first, events) => {
        let room = initialRoom(first)
        for (const event of events) {
          room = nextRoom(room, event)
          expect(room.power === 'off').toBe(room.place === 'welcome')
          if (room.pressed !== null) expect(room.place).toBe('welcome')
        }
      }),
    )
  })

  it('reads the address; what it does not know is welcome', () => {
    for (const place of places) expect(placeOf(place)).toBe(place)
    expect(placeOf('elsewhere')).toBe('welcome')
    expect(placeOf(undefined)).toBe('welcome')
  })
})
