import { describe, expect, it } from 'vitest'
import { win98 } from '#content/exhibits/win98/desktopWords.ts'
import { entryByKey, keyOf } from '#win98/menus/accelerator.ts'

describe('keys of menus', () => {
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
