import { useThree } from '@react-three/fiber'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { stretchFor } from '#lib/galaxy/field.ts'
import { homeView } from '#lib/galaxy/view.ts'
import { useStage } from '#state/stage.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { useMotion } from '../stage/useMotion.ts'
import { createBackdrop } from './backdrop.ts'
import { createDevice } from './device.ts'
import { pictureHeight } from './deviceLens.ts'
import { DevicePicture } from './DevicePicture.tsx'
import { createFrame } from './frame.ts'
import { createMover, type SkyScreen } from './mover.ts'
import { createPlanets } from './planets.ts'
import type { SkyProps } from './props.ts'
import { titleFont } from './titleCells.ts'
import { createTitles } from './titles.ts'

export type { SkyProps } from './props.ts'

/** How much larger type is in a sky that stands. */
const upright = 1.14
/** So far may the view go before titles are chosen anew: CSS px, and share of the zoom. */
const rearrange = { px: 30, zoom: 0.04 } as const

/** The night sky around the speaking device: four draws of shaders of its own. */
export function EchoSky(props: SkyProps) {
  use(loadTitleFace())
  const { gl, size, invalidate, viewport } = useThree()
  const { quality } = useStageTools()
  const { width, height } = size
  const { dpr } = viewport
  const [rootSize] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  // Whoever stands before a standing screen reads from further away.
  const rem = rootSize * (stretchFor(size).y > 1 ? upright : 1)
  const screen = useMemo<SkyScreen>(
    () => ({ width, height, dpr, rem, drifts: quality.tier === 'high' || quality.tier === 'middle' }),
    [width, height, dpr, rem, quality.tier],
  )
  const { live, stories, placement, fixedLabels, surface, chosen, focused, leaving } = props

  const [atFirst] = useState(props)
  const sky = useMemo(() => {
    const frame = createFrame()
    const planets = createPlanets(frame)
    const device = createDevice(frame)
    const titles = createTitles(gl, frame, planets.data, { rem, dpr })
    const parts = [createBackdrop(frame), planets, device, titles]
    return { planets, device, titles, parts, mover: createMover(atFirst, frame, invalidate) }
  }, [gl, dpr, rem, atFirst, invalidate])
  const { planets, device, titles, mover, parts } = sky
  useEffect(
    () => () => {
      for (const part of parts) part.dispose()
    },
    [parts],
  )

  const arranged = useRef({ x: 0, y: 0, zoom: 0, focused: -2, hidden: false })
  useEffect(
    function holdStories() {
      const words = new Map(stories.map(({ id, title, hasVoice }) => [id, { title, hasVoice }]))
      for (const [id, title] of fixedWords(fixedLabels)) words.set(id, { title, hasVoice: false })
      planets.hold(placement, new Map(stories.map((story) => [story.id, story])))
      titles.hold(placement, words)
      arranged.current.zoom = 0
    },
    [planets, titles, stories, placement, fixedLabels],
  )
  useEffect(function takeProps() {
    mover.take(
      {
        ...props,
        onRisen(id) {
          arranged.current.zoom = 0
          props.onRisen(id)
        },
      },
      screen,
    )
  })
  useEffect(() => mover.serve(), [mover])
  useEffect(() => (surface === null ? undefined : mover.follow(surface)), [mover, surface])

  useMotion((seconds) => {
    let isMoving = mover.step(seconds)
    const { view } = live
    planets.cull(view, screen)
    const last = arranged.current
    const slot = focused === null ? -1 : placement.slotOf(focused)
    const hidden = chosen !== null || leaving
    // Before the first picture all titles are written at once, then a few a frame.
    const isHasty = useStage.getState().status !== 'ready'
    if (
      Math.hypot(view.x - last.x, view.y - last.y) * view.zoom > rearrange.px ||
      Math.abs(view.zoom / last.zoom - 1) > rearrange.zoom ||
      slot !== last.focused ||
      hidden !== last.hidden
    ) {
      const isMore = titles.arrange(view, screen, { focused: slot, hidden: mover.isTitleHidden, isHasty })
      Object.assign(last, {
        x: view.x,
        y: view.y,
        zoom: isMore ? 0 : view.zoom,
        focused: slot,
        hidden,
      })
      isMoving ||= isMore
    }
    return titles.step(seconds, isHasty) || isMoving
  })

  const tallest = 1.6 * homeView({ width: innerWidth, height: innerHeight }).zoom
  return (
    <>
      <DevicePicture height={pictureHeight(dpr, tallest)} onTaken={device.hold} />
      <group matrixAutoUpdate={false}>
        {parts.map(({ mesh }) => (
          <primitive key={mesh.uuid} object={mesh} />
        ))}
      </group>
    </>
  )
}

let titleFace: Promise<void> | null = null

/** Without the face, titles are written in another one. */
const loadTitleFace = () =>
  (titleFace ??= document.fonts.load(titleFont(20)).then(
    () => {},
    (error: unknown) => console.warn('A face is missing: titles are set in another one', error),
  ))

function fixedWords({
  device,
  home,
  share,
}: SkyProps['fixedLabels']): readonly (readonly [number, string])[] {
  return [
    [0, device],
    [99_998, home],
    [99_999, share],
  ]
}
