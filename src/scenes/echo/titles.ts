import { deviceSize } from '#lib/galaxy/field.ts'
import type { PlanetId } from '#lib/galaxy/ids.ts'
import type { Placement } from '#lib/galaxy/placement.ts'
import { slotsWithin } from '#lib/galaxy/seek.ts'
import { cover, createTitleSheet, isClear, sideFor } from '#lib/galaxy/titles.ts'
import { onScreen, type SkyView } from '#lib/galaxy/view.ts'
import type { Size } from '#lib/geometry/size.ts'
import { type FrameNumbers, rowAt } from './frame.ts'
import { createTypesetter } from './titleLines.ts'

/** Least diameter of a planet with a title, rem; the focused one always has one. */
const leastPlanet = 2.6
/** Above this number in the viewport no story has a title. */
const mostPlanets = 400
/** At once; a wide viewport full of planets has space for about sixty. */
const mostTitles = 64
/** Distance from the planet's edge, rem. */
const away = 0.45
/** Least distance between two titles side by side, rem. */
const beside = 0.8
/** Half the size of a ring, in radii of its planet. */
const ring = { wide: 1.5, high: 0.45 } as const
/**
 * Words and keys of the page over the sky, sheets, and the device's panel once it has spoken. Keys of planets are on
 * planets.
 */
const overlay = ':is(a, button, p, h1, h2, [data-spoken], :has(> [data-sheet])):not([data-planet])'

export interface TitleWords {
  readonly title: string
  readonly hasVoice: boolean
}

interface Title {
  readonly element: HTMLElement
  readonly words: TitleWords
  readonly width: number
  readonly height: number
  slot: number
  isBelow: boolean
  isShown: boolean
}

/** The titles of the planets: elements of the page over the canvas. */
export interface Titles {
  setTitles(placement: Placement, words: ReadonlyMap<PlanetId, TitleWords>): void
  /** Chooses the titles to show, so that none covers another, a planet or words of the page. */
  arrange(view: SkyView, screen: Size, planets: { focused: number; hidden: (slot: number) => boolean }): void
  /** Moves the titles with their planets, once a frame. @param depthOf nearness of a planet, 0 to 1 */
  follow(view: SkyView, screen: Size, frame: FrameNumbers, depthOf: (slot: number) => number): void
  dispose(): void
}

/** @param rem CSS px  @param dpr device px a CSS px */
export function createTitles(surface: HTMLElement, rem: number, dpr: number): Titles {
  const layer = surface.appendChild(document.createElement('div'))
  layer.style.fontSize = `${rem}px`
  layer.ariaHidden = 'true'
  const typeset = createTypesetter(rem)
  const sheet = createTitleSheet(2 * mostPlanets + 2 * mostTitles)
  const seen = new Float32Array(mostPlanets + 1)
  const titles = new Map<PlanetId, Title>()
  let placement: Placement | null = null
  let words: ReadonlyMap<PlanetId, TitleWords> = new Map()

  const halfHeight = (slot: number) => (slot === 0 ? deviceSize.height / 2 : (placement?.radii[slot] ?? 0))

  function remove(id: PlanetId): void {
    titles.get(id)?.element.remove()
    titles.delete(id)
  }

  /** Null for a planet without a title, and while as many as allowed are shown. */
  function titleOf(slot: number): Title | null {
    const id = placement?.ids[slot] ?? -1
    const known = titles.get(id)
    const own = words.get(id)
    if (known !== undefined || !own?.title) return known ?? null
    if (titles.size >= mostTitles) {
      const unused = [...titles].find(([, { isShown }]) => !isShown)
      if (unused === undefined) return null
      remove(unused[0])
    }
    const { lines, width, height } = typeset(own.title)
    const element = document.createElement('span')
    element.textContent = lines.join('\n')
    element.dir = 'auto'
    element.dataset.voice = String(own.hasVoice)
    element.style.width = `${width}px`
    const made = { element, words: own, width, height, slot, isBelow: true, isShown: false }
    titles.set(id, made)
    return made
  }

  return {
    setTitles(next, nextWords) {
      placement = next
      words = nextWords
      for (const [id, title] of titles) {
        const now = words.get(id)
        title.slot = next.slotOf(id)
        if (title.slot === -1 || now?.title !== title.words.title || now.hasVoice !== title.words.hasVoice)
          remove(id)
      }
    },
    arrange(view, screen, { focused, hidden }) {
      if (placement === null) return
      const { xs, ys, radii } = placement
      const { zoom } = view
      sheet.count = 0
      const before = new Set([...titles.values()].filter(({ isShown }) => isShown))
      for (const title of before) title.isShown = false
      const [wide, high] = [screen.width / 2, screen.height / 2]
      const area = {
        left: view.x - wide / zoom,
        right: view.x + wide / zoom,
        top: view.y - high / zoom,
        bottom: view.y + high / zoom,
      }
      for (const element of document.querySelectorAll(overlay)) {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        cover(sheet, left, top, right, bottom)
      }
      let count = slotsWithin(placement, area, seen)
      if (count > mostPlanets) count = 0
      const place = (slot: number) => onScreen(view, screen, xs[slot] ?? 0, ys[slot] ?? 0)
      for (const slot of seen.subarray(0, count)) {
        const [x, y] = place(slot)
        const r = (radii[slot] ?? 0) * zoom
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
        const title = titleOf(slot)
        if (title === null) return
        const { width, height } = title
        const [x, y] = place(slot)
        // A title cut by the viewport's edge is left out.
        if (!isSure && Math.abs(x - wide) + width / 2 > wide) return
        const distance = halfHeight(slot) * zoom + away * rem
        const upperOf = (isBelow: boolean) => (isBelow ? y + distance : y - distance - height)
        const upper = upperOf(title.isBelow)
        const stays = before.has(title) && isClear(sheet, x - width / 2, upper, x + width / 2, upper + height)
        const side = sideFor(sheet, x, y, distance, width, height) || (isSure ? 1 : 0)
        if (!stays && side === 0) return
        if (!stays) title.isBelow = side > 0
        title.isShown = true
        const half = width / 2 + beside * rem
        cover(sheet, x - half, upperOf(title.isBelow), x + half, upperOf(title.isBelow) + height)
      }
      // First the focused planet, then the fixed bodies, then titles that are shown already.
      if (focused !== -1) tryPut(focused, true)
      for (let slot = 0; slot < 3; slot += 1) if (slot !== focused) tryPut(slot, false)
      if (2 * 65 * zoom >= leastPlanet * rem) {
        const others = [...seen.subarray(0, count)].filter((slot) => slot >= 3 && slot !== focused)
        const isThere = new Set([...before].map(({ slot }) => slot))
        for (const slot of others) if (isThere.has(slot)) tryPut(slot, false)
        for (const slot of others) if (!isThere.has(slot)) tryPut(slot, false)
      }
      for (const { element, isShown } of titles.values()) {
        element.toggleAttribute('data-shown', isShown)
        if (isShown && !element.isConnected) layer.append(element)
      }
    },
    follow(view, screen, frame, depthOf) {
      if (placement === null) return
      const mood = rowAt('mood')
      const [lagX = 0, lagY = 0, , dark = 0] = frame.subarray(mood, mood + 4)
      layer.style.opacity = String(1 - dark)
      for (const { element, slot, width, height, isBelow } of titles.values()) {
        const [x, y] = onScreen(view, screen, placement.xs[slot] ?? 0, placement.ys[slot] ?? 0)
        const lag = 1 - depthOf(slot)
        const distance = halfHeight(slot) * view.zoom + away * rem
        const left = x - lagX * lag - width / 2
        const top = y - lagY * lag + (isBelow ? distance : -distance - height)
        // On whole device pixels, or letters tremble.
        const snapped = [left, top].map((px) => `${Math.round(px * dpr) / dpr}px`)
        element.style.transform = `translate(${snapped.join()})`
      }
    },
    dispose: () => layer.remove(),
  }
}
