import { createRoot, extend } from '@react-three/fiber'
import { Suspense } from 'react'
import {
  CubeCamera,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  WebGLRenderer,
} from 'three'
import { Opening } from '#scenes/stage/Opening.tsx'
import { createSkyLive } from '#lib/galaxy/live.ts'
import { createGrid, insert } from '#lib/galaxy/grid.ts'
import { stretchFor } from '#lib/galaxy/field.ts'
import { createPlacer, type Placement } from '#lib/galaxy/placement.ts'
import type { VoiceLive } from '#lib/sound/voiceLive.ts'
import { EchoSky } from '#scenes/echo/EchoSky.tsx'
import type { SkyProps } from '#scenes/echo/props.ts'
import { qualityOf, type Tier } from '#scenes/stage/quality.ts'
import { StageToolsContext } from '#scenes/stage/stageTools.ts'
import { inventedStories } from './inventedStories.ts'

/** What scripts may change of a sky that is open. */
export type SkyWish = Partial<
  Pick<SkyProps, 'playing' | 'speaking' | 'focused' | 'chosen' | 'covered' | 'arriving' | 'leaving'>
> & {
  /** How many. */
  readonly stories?: number
  /** Without titles where it is false. */
  readonly titled?: boolean
  /** In rows of so many, as on a contact sheet, in place of where they belong. */
  readonly columns?: number
}

export interface SkyPage {
  /** Opens a sky alone on a stage of the page's size; resolves with its first picture. */
  open(
    wish: SkyWish & { readonly tier: Tier; readonly dpr?: number; readonly reflectionSize?: number },
  ): Promise<void>
  set(wish: SkyWish): void
  /** Puts the view, units and CSS px a unit. */
  look(view: { readonly x?: number; readonly y?: number; readonly zoom?: number }): void
}

declare global {
  interface Window {
    sky: SkyPage
  }
}

/** An invented voice: its bands go up and down. */
function inventedVoice(speed: number): Readonly<VoiceLive> {
  const bands = new Float32Array(16)
  return {
    get level() {
      return 0.5 + 0.4 * Math.sin(performance.now() * 0.004 * speed)
    },
    get bands() {
      for (let band = 0; band < bands.length; band += 1)
        bands[band] =
          0.5 *
          (1 + Math.sin(performance.now() * 0.003 * speed * (1 + 0.13 * band) + band * 1.9)) *
          (1 - band / 22)
      return bands
    },
  }
}

/** Units from one planet of a contact sheet to the next, and how far the sheet is from what is always there. */
const sheet = { step: 250, away: 20_000 } as const

/** Planets in rows, by ascending id. */
function inRows(ids: readonly number[], columns: number): Placement {
  const placed = createPlacer().place(ids)
  const grid = createGrid(sheet.away, placed.count)
  for (let slot = 0; slot < placed.count; slot += 1) {
    const index = slot - 3
    placed.xs[slot] = index < 0 ? 0 : sheet.away + (index % columns) * sheet.step
    placed.ys[slot] = index < 0 ? 0 : Math.floor(index / columns) * sheet.step
    insert(grid, slot, placed.xs[slot] ?? 0, placed.ys[slot] ?? 0)
  }
  return { ...placed, grid, reach: 2 * sheet.away }
}

function lookAtRows(count: number, columns: number): void {
  const rows = Math.ceil(count / columns)
  live.isAtHome = false
  live.view.x = sheet.away + ((columns - 1) / 2) * sheet.step
  live.view.y = ((rows - 1) / 2) * sheet.step
  live.view.zoom = Math.min(innerWidth / (columns * sheet.step), innerHeight / (rows * sheet.step))
}

extend({ CubeCamera, DirectionalLight, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry })
const canvas = document.createElement('canvas')
const stage = document.querySelector('#stage')
const surface = document.querySelector<HTMLElement>('#surface')
stage?.append(canvas)
const renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true })
const root = createRoot(canvas)
const live = createSkyLive()
const placer = createPlacer(stretchFor({ width: innerWidth, height: innerHeight }))
const nothing = () => {}
let redraw = () => {}

window.sky = {
  async open({ tier, dpr = 1, titled = true, columns, reflectionSize = 256, ...wish }) {
    const quality = { ...qualityOf(tier), antialias: false, reflectionSize }
    await root.configure({
      gl: renderer,
      frameloop: 'demand',
      dpr,
      size: { width: innerWidth, height: innerHeight, top: 0, left: 0 },
      camera: { near: 0.05, far: 8 },
    })
    const tools = { quality, judgeFrame: () => {} }
    const answer = (count: number) =>
      inventedStories(count).map((story) => (titled ? story : { ...story, title: '' }))
    let stories = answer(wish.stories ?? 40)
    const ids = stories.map(({ id }) => id)
    let placement = columns === undefined ? placer.place(ids) : inRows(ids, columns)
    if (columns !== undefined) lookAtRows(ids.length, columns)
    await new Promise<void>((resolve) => {
      const base: SkyProps = {
        live,
        stories,
        placement,
        fixedLabels: titled
          ? { home: 'Back to Earth', share: 'Create Your Planet', device: 'Play the story' }
          : { home: '', share: '', device: '' },
        playing: false,
        deviceVoice: inventedVoice(1),
        storyVoice: inventedVoice(1.3),
        speaking: false,
        focused: null,
        chosen: null,
        covered: { left: 0, top: 0, right: 0, bottom: 0 },
        arriving: [],
        leaving: false,
        surface,
        onChoose: nothing,
        onFocus: nothing,
        onLanded: nothing,
      }
      let props = { ...base, ...wish, stories, placement }
      const show = () =>
        root.render(
          <StageToolsContext value={tools}>
            <Suspense>
              <Opening onReady={resolve}>
                <EchoSky {...props} />
              </Opening>
            </Suspense>
          </StageToolsContext>,
        )
      window.sky.set = ({ stories: count, ...changed }) => {
        if (count !== undefined) {
          stories = answer(count)
          placement = placer.place(stories.map(({ id }) => id))
        }
        props = { ...props, ...changed, stories, placement }
        show()
      }
      const store = show()
      redraw = () => store.getState().invalidate()
    })
  },
  set() {},
  look(view) {
    live.isAtHome = false
    Object.assign(live.view, view)
    redraw()
  },
}
