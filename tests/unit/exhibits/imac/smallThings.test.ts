import { describe, expect, it } from 'vitest'
import { folderPlace, notePlace } from '#exhibits/imac/desktop/windowPlaces.ts'
import { stepInGrid } from '#exhibits/imac/stories/gridSteps.ts'
import { nameOf } from '#exhibits/imac/stories/storyName.ts'
import { noteLook } from '#exhibits/imac/welcome/noteLook.ts'
import type { Size } from '#lib/geometry/size.ts'

describe('arrows in a grid of icons', () => {
  it.each([
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['Home', 5, 0],
    ['End', 1, 6],
    ['a', 1, null],
  ])('%s from %i leads to %s of seven in rows of three', (key, from, to) => {
    expect(stepInGrid(key, from, 7, 3)).toBe(to)
  })
})

describe('where windows lie at first', () => {
  const desktopWith = (size: Size, unit: number) => ({
    ...size,
    unit,
    step: 40,
    titleBar: null,
    isCompact: false,
  })
  it.each([
    [{ width: 972, height: 660 }, 24],
    [{ width: 592, height: 390 }, 17],
    [{ width: 296, height: 420 }, 17],
  ])('on a desktop of %o whole', (size, rem) => {
    const desktop = desktopWith(size, rem)
    for (const { x, y, width, height } of [folderPlace(desktop), notePlace(desktop)]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(size.width)
      expect(y + height).toBeLessThanOrEqual(size.height)
    }
  })
  it('beside the icons where there is space, below them on a narrow desktop, over them on a low one', () => {
    expect(folderPlace(desktopWith({ width: 900, height: 600 }, 20)).x).toBeGreaterThan(100)
    const narrow = desktopWith({ width: 340, height: 600 }, 16)
    expect(folderPlace(narrow)).toMatchObject({ x: 0, width: 340 })
    expect(folderPlace(narrow).y).toBeGreaterThan(110)
    expect(notePlace(narrow)).toEqual(folderPlace(narrow))
    const low = { width: 300, height: 500 }
    expect(folderPlace(desktopWith(low, 20))).toEqual({ x: 0, y: 0, ...low })
  })
})

describe('names and looks of stories and notes', () => {
  it('takes the title of the language at hand, and says where it is another', () => {
    const told = { titleDE: 'Der Griff', titleEN: null, textDE: 'Er hatte einen.', textEN: null }
    expect(nameOf(told, 'de')).toEqual({ text: 'Der Griff', lang: undefined })
    expect(nameOf(told, 'en')).toEqual({ text: 'Der Griff', lang: 'de' })
    expect(nameOf(null, 'en')).toEqual({ text: 'A voice without a title', lang: undefined })
  })
  it('a note looks the same for its story on every visit', () => {
    expect(noteLook(100_007)).toEqual(noteLook(100_007))
    expect(new Set([1, 2, 3, 4, 5, 6].map((id) => noteLook(id).tilt)).size).toBeGreaterThan(3)
  })
})
