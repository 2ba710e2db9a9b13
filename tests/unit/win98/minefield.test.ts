import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#contract/random.ts'
import {
  levelNames,
  levels,
  minesLeft,
  neighbours,
  newField,
  nextField,
  upright,
  type Level,
  type Minefield,
} from '#win98/mines/minefield.ts'

const level = fc.oneof(
  fc.constantFrom(...levelNames).map((name) => levels[name]),
  fc.constantFrom(...levelNames).map((name) => upright(levels[name])),
)
/** A game of a level, a seed, and where somebody opens first. */
const game = fc
  .tuple(level, fc.integer(), fc.nat())
  .map(([size, seed, first]) => ({ size, seed, first: first % (size.columns * size.rows) }))

const opened = ({ size, seed, first }: { size: Level; seed: number; first: number }) =>
  nextField(newField(size), { type: 'open', at: first, random: seededRandom(seed) })
const random = () => {
  throw new Error('Mines are laid once')
}
const open = (field: Minefield, at: number) => nextField(field, { type: 'open', at, random })

describe('the minefield', () => {
  it('never loses by the first opening, and that opens more than one place', () => {
    fc.assert(
      fc.property(game, (each) => {
        const field = opened(each)
        expect(field.phase).not.toBe('lost')
        expect(field.cells[each.first]).toMatchObject({ isOpen: true, hasMine: false, around: 0 })
        expect(field.cells.filter((cell) => cell.hasMine)).toHaveLength(each.size.mines)
      }),
    )
  })
  it('says of each place how many mines are around it', () => {
    fc.assert(
      fc.property(game, (each) => {
        const { cells } = opened(each)
        for (const [at, cell] of cells.entries())
          expect(cell.around).toBe(neighbours(each.size, at).filter((place) => cells[place]?.hasMine).length)
      }),
      { numRuns: 30 },
    )
  })
  it('opens exactly what connects to a place without mines around, and its rim', () => {
    fc.assert(
      fc.property(game, (each) => {
        const { cells } = opened(each)
        const reached = new Set([each.first])
        for (const at of reached) {
          if (cells[at]?.around === 0) for (const place of neighbours(each.size, at)) reached.add(place)
        }
        const open = cells.flatMap((cell, at) => (cell.isOpen ? [at] : []))
        expect(open).toEqual([...reached].toSorted((a, b) => a - b))
      }),
      { numRuns: 50 },
    )
  })
  it('is won once all that is safe is open, in whatever order, and flags what is left', () => {
    fc.assert(
      fc.property(game, fc.integer(), (each, seed) => {
        let field = opened(each)
        const draw = seededRandom(seed)
        const safe = field.cells.flatMap((cell, at) => (cell.hasMine ? [] : [{ at, key: draw() }]))
        for (const { at } of safe.toSorted((a, b) => a.key - b.key)) {
          expect(field.phase === 'won').toBe(field.cells.every((cell) => cell.isOpen || cell.hasMine))
          field = open(field, at)
        }
        expect(field.phase).toBe('won')
        expect(minesLeft(field)).toBe(0)
        expect(nextField(field, { type: 'flag', at: 0 })).toBe(field)
      }),
      { numRuns: 20 },
    )
  })
  it('is lost by a mine, and remembers which', () => {
    const field = opened({ size: levels.beginner, seed: 3, first: 0 })
    const mine = field.cells.findIndex((cell) => cell.hasMine)
    const lost = open(field, mine)
    expect([lost.phase, lost.struck]).toEqual(['lost', mine])
    expect(open(lost, 1)).toBe(lost)
  })
  it('does not open under a flag, and counts flags', () => {
    const field = opened({ size: levels.beginner, seed: 3, first: 0 })
    const mine = field.cells.findIndex((cell) => cell.hasMine)
    const flagged = nextField(field, { type: 'flag', at: mine })
    expect(minesLeft(flagged)).toBe(9)
    expect(open(flagged, mine)).toBe(flagged)
    expect(minesLeft(nextField(flagged, { type: 'flag', at: mine }))).toBe(10)
  })
  it('opens around a number whose mines are flagged, and punishes wrong flags', () => {
    const field = opened({ size: levels.beginner, seed: 3, first: 0 })
    const at = field.cells.findIndex((cell) => cell.isOpen && cell.around > 0)
    const chord = (from: Minefield) => nextField(from, { type: 'chord', at, random })
    expect(chord(field)).toBe(field)
    const near = neighbours(field.level, at)
    const flag = (wanted: boolean) =>
      near
        .filter((place) => !field.cells[place]?.isOpen && field.cells[place]?.hasMine === wanted)
        .slice(0, field.cells[at]?.around)
        .reduce((from, place) => nextField(from, { type: 'flag', at: place }), field)
    const right = chord(flag(true))
    expect(right.phase).not.toBe('lost')
    expect(near.every((place) => right.cells[place]?.isOpen || right.cells[place]?.hasFlag)).toBe(true)
  })
})
