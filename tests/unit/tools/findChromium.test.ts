import { describe, expect, it } from 'vitest'
import { findChromium } from '#tools/browser.ts'

const places = (there: readonly string[], chosen?: string) => ({
  chosen,
  path: '/usr/local/bin:/usr/bin',
  playwright: '/home/someone/playwright/chrome',
  canRun: (file: string) => there.includes(file),
})

describe('findChromium', () => {
  it('takes CHROMIUM_PATH before any other', () => {
    expect(findChromium(places(['/opt/mine', '/usr/bin/chromium'], '/opt/mine'))).toBe('/opt/mine')
  })
  it('says so when CHROMIUM_PATH cannot be run', () => {
    expect(() => findChromium(places(['/usr/bin/chromium'], '/opt/mine'))).toThrow(
      'CHROMIUM_PATH is /opt/mine, which cannot be run.',
    )
  })
  it('reads an empty CHROMIUM_PATH as none', () => {
    expect(findChromium(places(['/usr/bin/chromium'], ''))).toBe('/usr/bin/chromium')
  })
  it('finds one on PATH under any of its names', () => {
    expect(findChromium(places(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome')
  })
  it('prefers one on PATH to Playwright’s own', () => {
    const there = ['/home/someone/playwright/chrome', '/usr/local/bin/chromium-browser']
    expect(findChromium(places(there))).toBe('/usr/local/bin/chromium-browser')
  })
  it('falls back to Playwright’s own', () => {
    expect(findChromium(places(['/home/someone/playwright/chrome']))).toBe('/home/someone/playwright/chrome')
  })
  it('finds nothing where there is nothing', () => {
    expect(findChromium(places([]))).toBeUndefined()
  })
})
