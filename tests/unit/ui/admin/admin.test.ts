import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { adminTexts } from '#content/pages/adminTexts.ts'
import { editable, editableOf } from '#content/editable.ts'
import { overridden } from '#contract/overridden.ts'
import { movedBy } from '#admin/parts/movedBy.ts'
import { differing, fieldsOf, overridesOf, errorOf } from '#admin/texts/textFields.ts'
import { viewOfAddress, viewsFor } from '#admin/views.ts'
import { wordsIn } from '#admin/settings/wordsIn.ts'
import { barsOf, chartSize, stretchOf } from '#admin/activity/chart.ts'
import { onBehalfOf } from '#api/contributions.ts'

describe('the parts of the admin page', () => {
  test('an address names one, an unknown one is the first', () => {
    expect(viewOfAddress('?view=review')).toEqual({ view: 'review', isFormerName: false })
    expect(viewOfAddress('?view=cellar')).toEqual({ view: 'home', isFormerName: false })
    expect(viewOfAddress('')).toEqual({ view: 'home', isFormerName: false })
  })

  test('a former name in an address leads to the part that it names now', () => {
    const names = ['start', 'queue', 'test', 'contents', 'record', 'house', 'playground']
    expect(names.map((name) => viewOfAddress(`?view=${name}`))).toEqual(
      ['home', 'review', 'self-test', 'texts', 'activity', 'settings', 'test-area'].map((view) => ({
        view,
        isFormerName: true,
      })),
    )
  })

  test('moderators have eight of the twelve', () => {
    expect(viewsFor('curator')).toHaveLength(12)
    expect(viewsFor('moderator')).toEqual([
      ...['home', 'review', 'stories', 'avatars', 'devices', 'screens', 'self-test', 'test-area'],
    ])
  })
})

test('a story on behalf of a contributor needs a device and a valid year', () => {
  const device = { id: 2, name: 'Apple iPod' }
  expect(onBehalfOf(device, '1971', 'de')).toEqual({ deviceId: 2, yearOfBirth: 1971, storyLanguage: 'de' })
  expect(onBehalfOf(null, '1971', 'de')).toBeNull()
  expect(onBehalfOf(device, '1930', 'de')).toBeNull()
  expect(onBehalfOf(device, '', 'de')).toBeNull()
})

describe('contents', () => {
  const words = adminTexts.en.problems
  const entry = (key: string) => {
    const found = editableOf(key)
    if (found === undefined) throw new Error(`${key} cannot be edited`)
    return found
  }

  test('fields go there and back; what stands as it came is no override', () => {
    expect(overridesOf(fieldsOf({}))).toEqual({})
    const own = { 'prompts.1.de': 'Wessen war es?', 'times.idleReturn': 120 }
    expect(overridesOf(fieldsOf(own))).toEqual(own)
    expect(differing(fieldsOf(own), fieldsOf({}))).toEqual(['prompts.1.de', 'times.idleReturn'])
  })

  test('what came with the server has nothing wrong with it', () => {
    for (const each of editable) expect(errorOf(each, String(each.default), words)).toBeUndefined()
  })

  test('what is wrong is said in a sentence', () => {
    expect(errorOf(entry('prompts.1.de'), ' ', words)).toBe('Enter a text.')
    expect(errorOf(entry('prompts.1.de'), 'x'.repeat(161), words)).toBe(
      'Shorten it to at most 160 characters.',
    )
    expect(errorOf(entry('times.idleReturn'), '4.5', words)).toContain('from 60 to 3600')
    expect(errorOf(entry('codes.base'), 'javascript:alert(1)', words)).toBe(words.url)
    expect(errorOf(entry('codes.base'), '', words)).toBeUndefined()
  })

  test('an override of another kind is none', () => {
    expect(overridden({ a: 'own' }, 'a', 'came')).toBe('own')
    expect(overridden({ a: 7 }, 'a', 'came')).toBe('came')
    expect(overridden({}, 'a', 5)).toBe(5)
  })
})

test('a device moves one place, and at an end stays', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(20), { minLength: 1 }),
      fc.nat(20),
      fc.constantFrom(1 as const, -1 as const),
      (ids, id, by) => {
        const next = movedBy(ids, ids.indexOf(id), by)
        expect(next.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
        const to = ids.indexOf(id) + by
        if (ids.includes(id) && to >= 0 && to < ids.length) expect(next[to]).toBe(id)
        else expect(next).toEqual(ids)
      },
    ),
  )
})

test('listed words: one a line, each once', () => {
  expect(wordsIn(' doof*\n\ndoof*\r\nseich ')).toEqual(['doof*', 'seich'])
})

describe('the chart of visits', () => {
  test('every bar is inside of the drawing, and the highest fills it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 400 }), (views) => {
        const bars = barsOf(views)
        for (const { x, y, width, height } of bars) {
          expect(x + width).toBeLessThanOrEqual(chartSize.width)
          expect(y + height).toBeCloseTo(chartSize.height)
        }
        if (Math.max(...views) > 0)
          expect(Math.max(...bars.map(({ height }) => height))).toBe(chartSize.height)
      }),
    )
  })

  test('a stretch counts today', () => {
    const now = new Date('2026-03-01T10:00:00Z')
    expect(stretchOf(7, now)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  })
})

test('a call whose token is refused asks to log in again, keeps the token, and gives the answer all the same', async () => {
  const { adminCall } = await import('#api/adminCall.ts')
  const { me } = await import('#contract/adminStoryRoutes.ts')
  const { useSession } = await import('#state/session.ts')
  useSession.getState().logIn('a-token')
  const answer = (status: number) =>
    vi.stubGlobal('fetch', async () => Response.json({ statusCode: status, message: 'No.' }, { status }))
  answer(403)
  await adminCall(me, {})
  expect(useSession.getState()).toMatchObject({ staff: true, isRefused: false })
  answer(401)
  expect(await adminCall(me, {})).toEqual({ statusCode: 401, message: 'No.' })
  expect(useSession.getState()).toMatchObject({ staff: true, isRefused: true })
  useSession.getState().logIn('another')
  expect(useSession.getState().isRefused).toBe(false)
  useSession.getState().logOut()
  await adminCall(me, {})
  expect(useSession.getState()).toMatchObject({ staff: false, isRefused: false })
  vi.unstubAllGlobals()
})
