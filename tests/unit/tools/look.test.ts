import { describe, expect, it } from 'vitest'
import { chosen, shotName } from '#tools/lib/lookViews.ts'

describe('the look of a route', () => {
  it.each([
    ['/', 'home.phone.dark.png'],
    ['/exhibits/vcfzh25/new', 'exhibits-vcfzh25-new.phone.dark.png'],
    ['/share-story?deviceId=2', 'share-story-deviceId-2.phone.dark.png'],
  ])('of %s is kept as %s', (route, name) => {
    expect(shotName(route, 'phone', 'dark')).toBe(name)
  })
  it('names the language where one was asked for', () => {
    expect(shotName('/about', 'kiosk', 'retro', 'de')).toBe('about.kiosk.retro.de.png')
  })
  it('takes all values where none is named, and those that are named', () => {
    expect(chosen(undefined, ['light', 'dark'])).toEqual(['light', 'dark'])
    expect(chosen('dark', ['light', 'dark'])).toEqual(['dark'])
    expect(chosen('dark, light', ['light', 'dark'])).toEqual(['dark', 'light'])
  })
  it('refuses a value that it does not know', () => {
    expect(chosen('dark,blue', ['light', 'dark'])).toBeUndefined()
  })
})
