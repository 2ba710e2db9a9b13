import { describe, expect, it } from 'vitest'
import { win98 } from '#content/exhibits/win98/desktopWords.ts'
import { metricsOf } from '#win98/desktop/metrics.ts'
import { accelerated, entryByKey, keyOf, plain } from '#win98/menus/accelerator.ts'

describe('[WIN98-01] keys of menus', () => {
  it('are the letters behind the ampersand', () => {
    expect(accelerated('S&ound')).toEqual({ before: 'S', letter: 'o', after: 'und' })
    expect(accelerated('Bin')).toEqual({ before: 'Bin', letter: '', after: '' })
    expect([keyOf('&File'), plain('Save as &PNG')]).toEqual(['f', 'Save as PNG'])
  })
  it('lead to one entry at once, else to the next that begins so', () => {
    expect(entryByKey(['&New', '&Open'], 'O', 0)).toEqual({ at: 1, isOnly: true })
    expect(entryByKey(['Bars', 'Bells'], 'b', 0)).toEqual({ at: 1, isOnly: false })
    expect(entryByKey(['Bars', 'Bells'], 'b', 1)).toEqual({ at: 0, isOnly: false })
    expect(entryByKey(['&New'], 'x', 0)).toBeNull()
    expect(entryByKey(['&New'], 'Shift', 0)).toBeNull()
  })
  it.each(['de', 'en'] as const)('belong to one entry of each menu alone, in %s', (language) => {
    const { start, notes, paint, mines, player, window } = win98[language]
    const menus = [
      [start.programs, start.stories, start.settings, start.help, start.about, start.shutDown],
      [start.notes, start.paint, start.mines, start.player, start.computer],
      [start.soundOn, start.german, start.english],
      [notes.fresh, notes.open, notes.hear, notes.close],
      [notes.wrap, notes.large],
      [paint.fresh, paint.save, paint.close],
      [paint.undo, paint.redo],
      [paint.image, paint.edit],
      [mines.fresh, mines.beginner, mines.advanced, mines.expert, mines.close],
      [player.file, player.view],
      [player.bars, player.wave, player.rings],
      Object.values(window.menu),
    ]
    for (const menu of menus) {
      const keys = menu.map(keyOf)
      expect(keys).not.toContain('')
      expect(new Set(keys).size, menu.join(', ')).toBe(keys.length)
    }
  })
})

describe('[WIN98-01] the size of a pixel of 1998', () => {
  it.each([
    [1412, 800, false, 1, false],
    [2480, 1330, false, 2, false],
    [3770, 2030, false, 3, false],
    [384, 740, true, 1, true],
    [900, 240, false, 1, true],
    [1050, 1770, true, 2, false],
    [2100, 3540, true, 4, false],
  ])('%d x %d, touched: %s, is %d px', (width, height, isTouch, unit, isCompact) => {
    const metrics = metricsOf(width, height, isTouch)
    expect(metrics).toMatchObject({ unit, isCompact })
    if (isTouch) expect(metrics.hit).toBeGreaterThanOrEqual(48)
  })
})
