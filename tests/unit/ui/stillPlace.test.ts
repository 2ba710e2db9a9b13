import { describe, expect, test } from 'vitest'
import { hallDevices } from '#ui/pages/werkschau/pedestals.ts'
import { stillPlace, tileFrame } from '#ui/pages/werkschau/tileFrame.ts'

const px = (value: unknown) => Number.parseFloat(String(value))

describe('[WERK-04] the still of the hall', () => {
  test.each([
    [1024, 768],
    [1180, 820],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [820, 1180],
    [1024, 1366],
    [1080, 1920],
    [2160, 3840],
  ])('shows every device and the place of its label on %d x %d', (width, height) => {
    for (const { slug } of hallDevices) {
      const { style } = tileFrame(slug, { width, height }, false)
      const left = px(style['--left'])
      expect(left, slug).toBeGreaterThanOrEqual(0)
      expect(left + px(style['--width']), slug).toBeLessThanOrEqual(width)
      expect(px(style['--top']) + px(style['--label-top']), slug).toBeLessThanOrEqual(0.93 * height)
    }
  })
  test('covers a screen that lies and is as wide as it', () => {
    expect(stillPlace({ width: 1920, height: 1080 })).toEqual({ left: 0, top: 0, width: 1920, height: 1080 })
  })
})
