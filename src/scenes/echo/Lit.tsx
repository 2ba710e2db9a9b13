import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Group } from 'three'
import { homeView } from '#lib/galaxy/view.ts'
import { createShadowTurns } from '../stage/shadowTurns.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useOpening } from '../stage/useOpening.ts'
import { createBackdrop } from './backdrop.ts'
import { createDevice } from './device.ts'
import { pictureHeight, takeDevicePicture } from './devicePicture.ts'
import { createFrame } from './frame.ts'
import { createMover, type Mover, type SkyScreen } from './mover.ts'
import { createPlanets, type Planets } from './planets.ts'
import type { SkyProps } from './props.ts'
import { createTitles, type Titles } from './titles.ts'

/** So far may the view go before titles are chosen anew: CSS px, and share of the zoom. */
const rearrange = { px: 30, zoom: 0.04 } as const

/** What stands on the stage. */
interface Built {
  readonly group: Group
  readonly planets: Planets
  readonly titles: Titles
  readonly mover: Mover
  dispose(): void
}

/** The sky with everything it needs at hand. */
export function Lit({ model, ...props }: SkyProps & { readonly model: Group }) {
  const { gl, size, invalidate, viewport } = useThree()
  const { quality } = useStageTools()
  const { width, height } = size
  const { dpr } = viewport
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const [shadows] = useState(createShadowTurns)
  const [built, setBuilt] = useState<Built | null>(null)
  const screen = useMemo<SkyScreen>(
    () => ({ width, height, dpr, rem, drifts: quality.tier === 'high' || quality.tier === 'middle' }),
    [width, height, dpr, rem, quality.tier],
  )
  const latest = useRef(props)
  latest.current = props
  const arranged = useRef({ x: 0, y: 0, zoom: 0, focused: -2, hidden: false })
  const isOpen = useRef(false)

  useEffect(
    function build() {
      const frame = createFrame()
      const tallest = 1.6 * homeView({ width: innerWidth, height: innerHeight }).zoom
      const picture = takeDevicePicture(gl, model, pictureHeight(dpr, tallest), quality.reflectionSize)
      const planets = createPlanets(frame)
      const parts = [createBackdrop(frame), planets, createDevice(frame, picture)]
      const titles = createTitles(gl, frame, planets.data, { rem, dpr })
      const group = new Group()
      group.matrixAutoUpdate = false
      for (const { mesh } of [...parts, titles]) group.add(mesh)
      const mover = createMover(latest.current, frame, invalidate)
      setBuilt({
        group,
        planets,
        titles,
        mover,
        dispose() {
          for (const part of [...parts, titles]) part.dispose()
          picture.dispose()
        },
      })
    },
    [gl, model, dpr, rem, quality.reflectionSize, invalidate],
  )
  useEffect(() => () => built?.dispose(), [built])

  const { stories, placement, fixedLabels } = props
  useEffect(
    function holdStories() {
      if (built === null) return
      const words = new Map(stories.map(({ id, title, hasVoice }) => [id, { title, hasVoice }]))
      for (const [id, title] of fixedWords(fixedLabels)) words.set(id, { title, hasVoice: false })
      built.planets.hold(placement, new Map(stories.map((story) => [story.id, story])))
      built.titles.hold(placement, words)
      arranged.current.zoom = 0
      invalidate()
    },
    [built, stories, placement, fixedLabels, invalidate],
  )
  useEffect(function takeProps() {
    built?.mover.take(
      {
        ...latest.current,
        onRisen(id) {
          arranged.current.zoom = 0
          latest.current.onRisen(id)
        },
      },
      screen,
    )
  })
  useEffect(() => built?.mover.serve(), [built])
  const { surface } = props
  useEffect(
    function followPointers() {
      if (built === null || surface === null) return
      return built.mover.follow(surface)
    },
    [built, surface],
  )

  useMotion(
    (seconds) => {
      if (built === null) return false
      const { live, chosen, focused, leaving } = latest.current
      let isMoving = built.mover.step(seconds)
      const { view } = live
      built.planets.cull(view, screen)
      const last = arranged.current
      const slot = focused === null ? -1 : placement.slotOf(focused)
      const hidden = chosen !== null || leaving
      if (
        Math.hypot(view.x - last.x, view.y - last.y) * view.zoom > rearrange.px ||
        Math.abs(view.zoom / last.zoom - 1) > rearrange.zoom ||
        slot !== last.focused ||
        hidden !== last.hidden
      ) {
        const isMore = built.titles.arrange(view, screen, {
          focused: slot,
          hidden: built.mover.isTitleHidden,
          isHasty: !isOpen.current,
        })
        last.x = view.x
        last.y = view.y
        last.zoom = isMore ? 0 : view.zoom
        last.focused = slot
        last.hidden = hidden
        isMoving ||= isMore
      }
      return built.titles.step(seconds, !isOpen.current) || isMoving
    },
    [built, screen],
  )
  useOpening({
    isBuilt: built !== null,
    shadows,
    onReady() {
      isOpen.current = true
      props.onReady()
    },
  })
  return built && <primitive object={built.group} dispose={null} />
}

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
