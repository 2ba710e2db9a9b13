import { describe, expect, test } from 'vitest'
import { museumScreen } from '#content/exhibits/interfaceMuseum/words.ts'
import {
  boxes,
  drawDesk,
  drawTerminal,
  drawWindow,
  screenSize,
  tones,
} from '#exhibits/interfaceMuseum/drawScreens.ts'
import { createSwarm, swarmPlace } from '#exhibits/interfaceMuseum/swarm.ts'
import type { Pixels } from '#lib/pixels/pixels.ts'
import { widthOf } from '#lib/pixels/write.ts'

const isInk = (tone: number) => tone === tones.ink
const inkIn = ({ width, cells }: Pixels, box: (typeof boxes)[keyof typeof boxes]) =>
  cells.filter((tone, index) => {
    const x = (index % width) - box.x
    const y = Math.floor(index / width) - box.y
    return isInk(tone) && x >= 0 && y >= 0 && x < box.width && y < box.height
  }).length

describe.each(['en', 'de'] as const)('the little screen in %s', (language) => {
  const words = museumScreen[language]

  test('[MUS-01] words fit: those of the terminal on the screen, names of things in their boxes', () => {
    for (const text of words.terminal) expect(widthOf(text)).toBeLessThan(screenSize.width - 32)
    expect(words.terminal.length * 13 + 40).toBeLessThanOrEqual(screenSize.height)
    for (const thing of ['letter', 'drawer', 'bin'] as const)
      expect(widthOf(words[thing])).toBeLessThanOrEqual(boxes[thing].width)
    for (const name of words.inside) expect(widthOf(name)).toBeLessThan(57)
  })

  test('[MUS-01] at first words alone, then things, then a window in front of them', () => {
    const [terminal, desk, open] = [drawTerminal(words), drawDesk(words), drawWindow(words)]
    expect(inkIn(terminal, boxes.bin)).toBe(0)
    for (const thing of ['letter', 'drawer', 'bin'] as const) {
      expect(inkIn(desk, boxes[thing])).toBeGreaterThan(150)
      expect(inkIn(open, boxes[thing])).toBeGreaterThan(150)
    }
    expect(inkIn(desk, boxes.window)).toBe(0)
    expect(inkIn(open, boxes.window)).toBeGreaterThan(1000)
  })

  test('[MUS-01] every dot of the one picture flies, and together they make every dot of the next', () => {
    const [before, after] = [drawTerminal(words), drawDesk(words)]
    const swarm = createSwarm(before, after, isInk)
    const key = (x: number, y: number) => Math.round(y) * screenSize.width + Math.round(x)
    const setAt = (share: number) => {
      const place = { x: 0, y: 0 }
      const found = new Set<number>()
      for (let index = 0; index < swarm.count; index++) {
        swarmPlace(swarm, index, share, place)
        found.add(key(place.x, place.y))
      }
      return found
    }
    const inkOf = ({ cells }: Pixels) =>
      new Set([...cells.entries()].flatMap(([index, tone]) => (isInk(tone) ? [index] : [])))
    expect(setAt(0)).toEqual(inkOf(before))
    expect(setAt(1)).toEqual(inkOf(after))
  })
})
