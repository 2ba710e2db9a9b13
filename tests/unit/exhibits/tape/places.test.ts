import { describe, expect, test } from 'vitest'
import { fitsScene } from '#exhibits/tape/tapePlaces.ts'

describe('the tape scene', () => {
  test.each([
    ['a touchscreen that stands', 1080, 1920],
    ['a large one', 2160, 3840],
    ['a screen that lies', 1920, 1080],
    ['a laptop', 1280, 800],
    ['a tablet that lies', 1180, 820],
    ['a high, narrow window', 700, 1600],
  ])('is there on %s', (_, width, height) => {
    expect(fitsScene({ width, height })).toBe(true)
  })
  test.each([
    ['a phone', 390, 844],
    ['a tablet that stands', 820, 1180],
    ['a large tablet that stands', 1024, 1366],
    ['a square window', 1080, 1080],
    ['a touchscreen that stands, zoomed in', 720, 1280],
  ])('is a page that scrolls on %s: its shelf would lie under the header', (_, width, height) => {
    expect(fitsScene({ width, height })).toBe(false)
  })
})
