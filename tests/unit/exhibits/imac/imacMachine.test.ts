import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialImac,
  nextImac,
  type Place,
  placeOf,
  type ImacEvent,
  windowTypes,
} from '#exhibits/imac/imacMachine.ts'

const places = ['welcome', 'desktop', ...windowTypes] as const
const aPlace = fc.constantFrom<Place>(...places)
const anEvent: fc.Arbitrary<ImacEvent> = fc.oneof(
  fc.constantFrom(...windowTypes).map((window) => ({ type: 'press', window }) as const),
  aPlace.map((place) => ({ type: 'arrived', place }) as const),
  fc.constant<ImacEvent>({ type: 'started' }),
)

describe('the state of the iMac exhibit', () => {
  it('starts when a window is opened from welcome, once', () => {
    let imac = nextImac(initialImac('welcome'), { type: 'press', window: 'device-story' })
    expect(imac).toMatchObject({ pressed: 'device-story', power: 'off' })
    imac = nextImac(imac, { type: 'arrived', place: 'device-story' })
    expect(imac).toMatchObject({ pressed: null, power: 'starting' })
    imac = nextImac(imac, { type: 'started' })
    expect(imac.power).toBe('on')
    expect(nextImac(imac, { type: 'arrived', place: 'submit-story' }).power).toBe('on')
  })

  it.each(['desktop', ...windowTypes] as const)('runs at the direct address %s', (place) => {
    expect(initialImac(place).power).toBe('on')
  })

  it('takes the first key that is pressed, and none elsewhere', () => {
    const imac = nextImac(initialImac('welcome'), { type: 'press', window: 'device-story' })
    expect(nextImac(imac, { type: 'press', window: 'submit-story' })).toBe(imac)
    const desk = initialImac('desktop')
    expect(nextImac(desk, { type: 'press', window: 'submit-story' })).toBe(desk)
  })

  it('is off on welcome and only there, whatever happens', () => {
    fc.assert(
      fc.property(aPlace, fc.array(anEvent, { maxLength: 40 }), (first, events) => {
        let imac = initialImac(first)
        for (const event of events) {
          imac = nextImac(imac, event)
          expect(imac.power === 'off').toBe(imac.place === 'welcome')
          if (imac.pressed !== null) expect(imac.place).toBe('welcome')
        }
      }),
    )
  })

  it('reads the address; an unknown one is welcome', () => {
    for (const place of places) expect(placeOf(place)).toBe(place)
    expect(placeOf('elsewhere')).toBe('welcome')
    expect(placeOf(undefined)).toBe('welcome')
  })
})
