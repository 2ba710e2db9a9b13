import { describe, expect, it } from 'vitest'
import { nextWindows, noWindows, shownRect } from '#ui/windows/windows.ts'
import { type Content, openingOf } from '#win98/desktop/apps.ts'
import { metricsOf } from '#win98/desktop/metrics.ts'

/** Where programs lie that are opened one after the other. */
function placesOf(width: number, height: number, isTouch: boolean, contents: readonly Content[]) {
  const metrics = metricsOf(width, height, isTouch)
  const { unit, hit, taskbar, isCompact } = metrics
  const desktop = { width, height: height - taskbar, unit, step: hit, titleBar: hit, isCompact }
  const windows = contents.reduce(
    (state, content) => nextWindows(state, { type: 'open', opening: openingOf(content, metrics) }),
    noWindows<Content>(desktop),
  )
  return { metrics, places: windows.list.map((win) => shownRect(win, desktop)) }
}

describe('[WIN98-01] windows of programs', () => {
  it('open where everybody reaches them on a screen that stands', () => {
    const { metrics, places } = placesOf(1080, 1920, true, [{ app: 'computer' }, { app: 'about' }])
    expect(metrics.reach).toBe(640)
    for (const { y } of places) expect(y).toBeGreaterThanOrEqual(640)
  })
  it('are as large as their contents need, in pixels of 1998', () => {
    const { places } = placesOf(1440, 900, false, [{ app: 'mines' }, { app: 'about' }])
    expect(places).toEqual([
      { x: 96, y: 12, width: 250, height: 376 },
      { x: 520, y: 189, width: 400, height: 300 },
    ])
  })
  it('fill a hand-held screen, but for those that ask', () => {
    const { metrics, places } = placesOf(390, 844, true, [{ app: 'mines' }, { app: 'about' }])
    const height = 844 - metrics.taskbar
    expect(places[0]).toEqual({ x: 0, y: 0, width: 390, height })
    expect(places[1]?.height).toBeLessThan(height)
  })
})
