import type { IUniform, Texture, WebGLRenderer } from 'three'
import { deviceSize } from '#lib/galaxy/field.ts'
import type { PlanetId } from '#lib/galaxy/ids.ts'
import type { Placement } from '#lib/galaxy/placement.ts'
import { slotsWithin } from '#lib/galaxy/seek.ts'
import { cover, createTitleSheet, isClear, sideFor } from '#lib/galaxy/titles.ts'
import type { SkyView } from '#lib/galaxy/view.ts'
import type { Size } from '#lib/geometry/size.ts'
import type { FrameNumbers } from './frame.ts'
import { skyMaterial } from './materials.ts'
import { labelFragment, labelVertex } from './shaders/label.ts'
import { createSquares, type Squares } from './squares.ts'
import { createTitleCells, type SetTitle } from './titleCells.ts'

/** A planet narrower than this has no title unless somebody is at it, rem. */
const leastPlanet = 2.6
/** More planets than these on a screen are specks. */
const mostPlanets = 400
/** Per layout, and per frame: measuring and writing take time. */
const mostMeasured = 10
const mostWritten = 1
/** 1/s. */
const fadeRate = 7
/** From the planet's edge, rem. */
const away = 0.45
/** Beside a title, rem: two of them in one line are not read as one. */
const beside = 0.8
/** A ring around its planet, in its radii. */
const ring = { wide: 1.5, high: 0.45 } as const

export interface TitleWords {
  readonly title: string
  readonly hasVoice: boolean
}

/** The titles under the planets, in one draw. */
export interface Titles {
  readonly mesh: Squares['mesh']
  hold(placement: Placement, words: ReadonlyMap<PlanetId, TitleWords>): void
  /** Chooses which are shown from now on; in haste, before the first picture, all of them at once. @returns whether some had to wait for the next time */
  arrange(
    view: SkyView,
    screen: Size,
    held: { focused: number; hidden: (slot: number) => boolean; isHasty: boolean },
  ): boolean
  /** Fades and writes. @returns whether anything still changes */
  step(seconds: number, isHasty: boolean): boolean
  dispose(): void
}

export function createTitles(
  renderer: WebGLRenderer,
  frame: FrameNumbers,
  planets: IUniform<Texture | null>,
  { rem, dpr }: { readonly rem: number; readonly dpr: number },
): Titles {
  const cells = createTitleCells(renderer, rem, dpr)
  const material = skyMaterial(labelVertex, labelFragment, {
    frame: { value: frame },
    planets,
    cells: { value: cells.layout },
    words: { value: cells.texture },
  })
  const squares = createSquares(material, 'label', 4, cells.count, 3)
  const sheet = createTitleSheet(2 * mostPlanets + cells.count)
  const seen = new Float32Array(mostPlanets + 1)
  const slots = new Int32Array(cells.count).fill(-1)
  const goals = new Float32Array(cells.count)
  const strengths = new Float32Array(cells.count)
  const sides = new Float32Array(cells.count)
  const isWritten = new Uint8Array(cells.count)
  let cellOf = new Map<number, number>()
  let placement: Placement | null = null
  let words: ReadonlyMap<PlanetId, TitleWords> = new Map()
  const set = new Map<string, SetTitle>()
  let measured = 0
  let isMore = false
  /** The card has other numbers than we have. */
  let isStale = true

  const wordsOf = (slot: number) => words.get(placement?.ids[slot] ?? -1)
  const setOf = (slot: number): SetTitle | null => {
    const title = wordsOf(slot)?.title
    if (title === undefined) return null
    const known = set.get(title)
    if (known !== undefined) return known
    if (measured >= mostMeasured) {
      isMore = true
      return null
    }
    measured += 1
    const made = cells.set(title)
    set.set(title, made)
    return made
  }
  /** The cell of a planet, or a free one; -1 where there is none. */
  const cellFor = (slot: number): number => {
    const own = cellOf.get(slot)
    if (own !== undefined) return own
    for (let cell = 0; cell < cells.count; cell += 1) {
      if ((strengths[cell] ?? 0) > 0 || (goals[cell] ?? 0) > 0) continue
      const before = slots[cell] ?? -1
      if (before !== -1) cellOf.delete(before)
      slots[cell] = slot
      isWritten[cell] = 0
      cellOf.set(slot, cell)
      return cell
    }
    return -1
  }

  return {
    mesh: squares.mesh,
    hold(next, nextWords) {
      const before = placement
      const fresh = new Map<number, number>()
      for (let cell = 0; cell < cells.count; cell += 1) {
        const slot = slots[cell] ?? -1
        if (slot === -1) continue
        const id = before?.ids[slot] ?? -1
        const now = next.slotOf(id)
        if (words.get(id)?.title !== nextWords.get(id)?.title) isWritten[cell] = 0
        if (now === -1) {
          goals[cell] = strengths[cell] = 0
          squares.values()[4 * cell + 2] = 0
          isStale = true
        } else fresh.set(now, cell)
        slots[cell] = now
      }
      cellOf = fresh
      placement = next
      words = nextWords
      set.clear()
    },
    arrange(view, screen, { focused, hidden, isHasty }) {
      if (placement === null) return false
      const { xs, ys, radii } = placement
      const { zoom } = view
      sheet.count = 0
      measured = isHasty ? Number.NEGATIVE_INFINITY : 0
      isMore = false
      goals.fill(0)
      const [wide, high] = [screen.width / 2, screen.height / 2]
      const area = {
        left: view.x - wide / zoom,
        right: view.x + wide / zoom,
        top: view.y - high / zoom,
        bottom: view.y + high / zoom,
      }
      let count = slotsWithin(placement, area, seen)
      if (count > mostPlanets) count = 0
      const left = (slot: number) => wide + ((xs[slot] ?? 0) - view.x) * zoom
      const top = (slot: number) => high + ((ys[slot] ?? 0) - view.y) * zoom
      for (let index = 0; index < count; index += 1) {
        const slot = seen[index] ?? 0
        const [x, y, r] = [left(slot), top(slot), (radii[slot] ?? 0) * zoom]
        if (slot === 0) {
          const [w, h] = [(deviceSize.width / 2) * zoom, (deviceSize.height / 2) * zoom]
          cover(sheet, x - w, y - h, x + w, y + h)
        } else {
          cover(sheet, x - 0.8 * r, y - r, x + 0.8 * r, y + r)
          cover(sheet, x - ring.wide * r, y - ring.high * r, x + ring.wide * r, y + ring.high * r)
        }
      }
      const tryPut = (slot: number, isSure: boolean) => {
        if (hidden(slot)) return
        const words_ = setOf(slot)
        if (words_ === null) return
        const [x, y] = [left(slot), top(slot)]
        // Half a title says nothing.
        if (!isSure && Math.abs(x - wide) + words_.width / 2 > wide) return
        const radius = (slot === 0 ? deviceSize.height / 2 : (radii[slot] ?? 0)) * zoom
        const distance = radius + away * rem
        const own = cellOf.get(slot)
        const before = own === undefined || strengths[own] === 0 ? 0 : Math.sign(sides[own] ?? 0)
        const { width, height } = words_
        const edge = y + (before > 0 ? distance : -distance - height)
        const stays = before !== 0 && isClear(sheet, x - width / 2, edge, x + width / 2, edge + height)
        const side = stays ? before : sideFor(sheet, x, y, distance, width, height) || (isSure ? 1 : 0)
        if (side === 0) return
        const cell = cellFor(slot)
        if (cell === -1) return
        goals[cell] = 1
        sides[cell] = side > 0 ? distance - radius : -height - (distance - radius)
        const upper = side > 0 ? y + distance : y - distance - height
        const half = width / 2 + beside * rem
        cover(sheet, x - half, upper, x + half, upper + height)
      }
      // Whoever is looked at first, then those that are always there, those that are shown already, the others.
      if (focused !== -1) tryPut(focused, true)
      for (let slot = 0; slot < 3; slot += 1) if (slot !== focused) tryPut(slot, false)
      if (2 * 65 * zoom < leastPlanet * rem) return isMore
      for (const isShown of [true, false])
        for (let index = 0; index < count; index += 1) {
          const slot = seen[index] ?? 0
          const cell = cellOf.get(slot)
          const shows = cell !== undefined && (strengths[cell] ?? 0) > 0.02
          if (slot < 3 || slot === focused || shows !== isShown) continue
          tryPut(slot, false)
        }
      return isMore
    },
    step(seconds, isHasty) {
      const values = squares.values()
      let isMoving = false
      let written = 0
      for (let cell = 0; cell < cells.count; cell += 1) {
        const slot = slots[cell] ?? -1
        if (slot === -1) continue
        let goal = goals[cell] ?? 0
        if (goal > 0 && isWritten[cell] === 0) {
          const title = setOf(slot)
          if (title !== null && (isHasty || written < mostWritten)) {
            cells.write(cell, title, wordsOf(slot)?.hasVoice ?? false)
            isWritten[cell] = 1
            written += 1
          } else {
            goal = 0
            isMoving = true
          }
        }
        const strength = strengths[cell] ?? 0
        const step = isHasty ? 1 : fadeRate * seconds
        const next = Math.abs(goal - strength) <= step ? goal : strength + Math.sign(goal - strength) * step
        strengths[cell] = next
        if (next !== goal) isMoving = true
        if (strength === 0 && next === 0) continue
        isStale ||= next !== strength || sides[cell] !== values[4 * cell + 3] || slot !== values[4 * cell]
        values[4 * cell] = slot
        values[4 * cell + 1] = cell
        values[4 * cell + 2] = next
        values[4 * cell + 3] = sides[cell] ?? 0
      }
      measured = 0
      if (isStale) squares.show(cells.count)
      isStale = false
      return isMoving
    },
    dispose() {
      cells.dispose()
      squares.dispose()
    },
  }
}
