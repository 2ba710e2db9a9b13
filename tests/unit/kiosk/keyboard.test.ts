import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionKeys, layouts, meaningOf } from '#kiosk/keyboard/layouts.ts'
import {
  initialKeyboard,
  type KeyboardEventOf,
  layoutOf,
  nextKeyboard,
} from '#kiosk/keyboard/keyboardMachine.ts'

const after = (...events: readonly KeyboardEventOf[]) => events.reduce(nextKeyboard, initialKeyboard)
const finger = { type: 'pointed', by: 'finger', isAtField: false } as const
const fingerAtField = { ...finger, isAtField: true } as const
const mouse = { type: 'pointed', by: 'mouse', isAtField: false } as const
const focused = { type: 'focused' } as const
const typed = { type: 'typed' } as const

describe('the keyboard on the screen', () => {
  test('comes to a field that a finger has touched, and goes when the field is left', () => {
    expect(after(finger, focused).isOpen).toBe(true)
    expect(after(finger, focused, { type: 'left' }).isOpen).toBe(false)
  })
  test('does not come to a field that the page focuses before anybody did anything', () => {
    expect(after(focused).isOpen).toBe(false)
  })
  test('comes with a mouse, unless there are real keys', () => {
    expect(after(mouse, focused).isOpen).toBe(true)
    expect(after(mouse, typed, mouse, focused).isOpen).toBe(false)
  })
  test('real keys send it away; a finger at the field brings it back', () => {
    expect(after(finger, focused, typed).isOpen).toBe(false)
    expect(after(finger, focused, typed, fingerAtField).isOpen).toBe(true)
  })
  test('is dismissed, stays away while the finger is elsewhere, and comes back to the field', () => {
    const dismissed = after(finger, focused, { type: 'hide' })
    expect(dismissed.isOpen).toBe(false)
    expect(nextKeyboard(dismissed, finger).isOpen).toBe(false)
    expect(nextKeyboard(dismissed, fingerAtField).isOpen).toBe(true)
  })
  test('shift makes one capital, twice makes capitals until a third time', () => {
    const shift = { type: 'shift' } as const
    const wrote = { type: 'wrote' } as const
    expect(after(shift).level).toBe('capital')
    expect(after(shift, wrote).level).toBe('small')
    expect(after(shift, shift, wrote, wrote).level).toBe('capital')
    expect(after(shift, shift, shift).level).toBe('small')
  })
  test('follows the language of the page until another is chosen on it, for this visit', () => {
    expect(layoutOf(after(), 'de')).toBe('de small')
    const chosen = after({ type: 'language', to: 'en' })
    expect(layoutOf(chosen, 'de')).toBe('en small')
    expect(layoutOf(nextKeyboard(chosen, { type: 'visitEnded' }), 'de')).toBe('de small')
  })
  test('is open at a field only, whatever happens', () => {
    const event: fc.Arbitrary<KeyboardEventOf> = fc.oneof(
      fc.record({
        type: fc.constant('pointed' as const),
        by: fc.constantFrom('finger', 'mouse'),
        isAtField: fc.boolean(),
      }),
      fc.record({
        type: fc.constantFrom(
          'typed',
          'focused',
          'left',
          'wrote',
          'shift',
          'signs',
          'letters',
          'hide',
          'visitEnded',
        ),
      }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(...events)
        expect(state.isOpen && !state.hasField).toBe(false)
        expect(state.isCaps && state.level !== 'capital').toBe(false)
      }),
    )
  })
})

const asked = [...'äöüÄÖÜßéèàçÉÈÀÇ@.-_,!?\'"0123456789', ...'abcdefghijklmnopqrstuvwxyz', ' ']
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

test.each(['de', 'en'] as const)('everything can be written with the %s keys', (language) => {
  const keys = (['small', 'capital', 'signs'] as const).flatMap((level) =>
    layouts[`${language} ${level}`].flatMap((row) => row.split(' ')),
  )
  const written = new Set(
    keys.map(meaningOf).flatMap((meaning) => ('writes' in meaning ? meaning.writes : [])),
  )
  const withoutUmlautCapitals = asked.filter((heartbeat) => language === 'de' || !/[ÄÖÜÉÈÀÇ]/.test(heartbeat))
  expect([...withoutUmlautCapitals, ...ascii].filter((heartbeat) => !written.has(heartbeat))).toEqual([])
  expect(written.has('')).toBe(false)
})

test('the letters of German are on the keyboard, ß and Swiss accents included', () => {
  const keys = layouts['de small'].flatMap((row) => row.split(' '))
  expect([...'äöüßéèàç@.-_'].filter((heartbeat) => !keys.includes(heartbeat))).toEqual([])
})

test('every level leads back to letters, deletes, enters, and closes', () => {
  for (const rows of Object.values(layouts)) {
    const keys = new Set(rows.flatMap((row) => row.split(' ')))
    expect([...keys].filter((key) => /^\{.+\}$/.test(key) && key !== '{space}')).toSatisfy(
      (names: string[]) => names.every((name) => actionKeys.some((action) => name === `{${action}}`)),
    )
    for (const key of ['{bksp}', '{enter}', '{space}', '{hide}', '{language}', '@', '.', '_'])
      expect(keys).toContain(key)
    expect(keys.has('{signs}') || keys.has('{letters}')).toBe(true)
    for (const row of rows) expect(row.split(' ').length).toBeLessThanOrEqual(12)
  }
})
