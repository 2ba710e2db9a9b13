import { useThree } from '@react-three/fiber'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { stretchFor } from '#lib/galaxy/field.ts'
import { devicePlanet, homePlanet, type PlanetId, sharePlanet } from '#lib/galaxy/ids.ts'
import { homeView } from '#lib/galaxy/view.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { useMotion } from '../stage/useMotion.ts'
import { createBackdrop } from './backdrop.ts'
import { pictureHeight, pictureHalf, ringFit } from './deviceLens.ts'
import { DevicePicture, type DevicePictures } from './DevicePicture.tsx'
import { createFrame, type FrameNumbers } from './frame.ts'
import { createMover, type SkyScreen } from './mover.ts'
import { createPlanets } from './planets.ts'
import type { SkyProps } from './props.ts'
import { titleFont } from './titleLines.ts'
import { createTitles, type Titles } from './titles.ts'
import { skyMaterial } from './materials.ts'
import { deviceFragment, deviceVertex } from './shaders/device.ts'
import { createSquares, type Squares } from './squares.ts'

/** Factor on text in portrait. */
const upright = 1.14
/** Changes of the view after which titles are rearranged: CSS px, and share of the zoom. */
const rearrange = { px: 30, zoom: 0.04 } as const

/** The night sky around the device: four draw calls with their own shaders. */
export function EchoSky(props: SkyProps) {
  use(loadTitleFace())
  const { size, invalidate, viewport } = useThree()
  const { quality } = useStageTools()
  const { width, height } = size
  const { dpr } = viewport
  const [rootSize] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  // Visitors stand further away from a portrait display.
  const rem = rootSize * (stretchFor(size).y > 1 ? upright : 1)
  const screen = useMemo<SkyScreen>(
    () => ({ width, height, dpr, rem, drifts: quality.tier === 'high' || quality.tier === 'middle' }),
    [width, height, dpr, rem, quality.tier],
  )
  const { live, stories, placement, fixedLabels, surface, chosen, focused, leaving, playing } = props
  const covered = props.covered.right + props.covered.bottom

  const [atFirst] = useState(props)
  const sky = useMemo(() => {
    const frame = createFrame()
    const planets = createPlanets(frame)
    const device = createDevice(frame)
    const parts = [createBackdrop(frame), planets, device]
    return { frame, planets, device, parts, mover: createMover(atFirst, frame, invalidate) }
  }, [atFirst, invalidate])
  const { frame, planets, device, mover, parts } = sky
  const [titles, setTitles] = useState<Titles | null>(null)
  useEffect(
    function layTitles() {
      if (surface === null) return
      const made = createTitles(surface, rem, dpr)
      setTitles(made)
      return () => {
        made.dispose()
        setTitles(null)
      }
    },
    [surface, rem, dpr],
  )
  useEffect(
    () => () => {
      for (const part of parts) part.dispose()
    },
    [parts],
  )

  const arranged = useRef({ x: 0, y: 0, zoom: 1, focused: -1, hidden: false, playing: false, covered: 0 })
  const isOutdated = useRef(true)
  useEffect(
    function setStories() {
      const words = new Map(stories.map(({ id, title, hasVoice }) => [id, { title, hasVoice }]))
      for (const [id, title] of fixedWords(fixedLabels)) words.set(id, { title, hasVoice: false })
      planets.setStories(placement, new Map(stories.map((story) => [story.id, story])))
      titles?.setTitles(placement, words)
      isOutdated.current = true
    },
    [planets, titles, stories, placement, fixedLabels],
  )
  useEffect(() => mover.applyProps(props, screen))
  useEffect(() => mover.provideZoom(), [mover])
  useEffect(() => (surface === null ? undefined : mover.follow(surface)), [mover, surface])

  useMotion((seconds) => {
    const isMoving = mover.step(seconds, () => {
      isOutdated.current = true
    })
    const { view } = live
    planets.cull(view, screen)
    const last = arranged.current
    const slot = focused === null ? -1 : placement.slotOf(focused)
    const hidden = chosen !== null || leaving
    if (
      isOutdated.current ||
      Math.hypot(view.x - last.x, view.y - last.y) * view.zoom > rearrange.px ||
      Math.abs(view.zoom / last.zoom - 1) > rearrange.zoom ||
      slot !== last.focused ||
      hidden !== last.hidden ||
      // Captions come and go with the device's voice, sheets as visitors want.
      playing !== last.playing ||
      covered !== last.covered
    ) {
      titles?.arrange(view, screen, { focused: slot, hidden: mover.isTitleHidden })
      Object.assign(last, { x: view.x, y: view.y, zoom: view.zoom, focused: slot, hidden, playing, covered })
      isOutdated.current = false
    }
    titles?.follow(view, screen, frame, planets.depthOf)
    live.placeKeys?.()
    return isMoving
  })

  const tallest = 1.6 * homeView({ width: innerWidth, height: innerHeight }).zoom
  return (
    <>
      <DevicePicture height={pictureHeight(dpr, tallest)} onTaken={device.setPictures} />
      <group matrixAutoUpdate={false}>
        {parts.map(({ mesh }) => (
          <primitive key={mesh.uuid} object={mesh} />
        ))}
      </group>
    </>
  )
}

let titleFace: Promise<void> | null = null

/** If the font does not load, titles are drawn in another one. */
const loadTitleFace = () =>
  (titleFace ??= document.fonts.load(titleFont(20)).then(
    () => {},
    (error: unknown) => console.warn('A face is missing: titles are set in another one', error),
  ))

function fixedWords({
  device,
  home,
  share,
}: SkyProps['fixedLabels']): readonly (readonly [PlanetId, string])[] {
  return [
    [devicePlanet, device],
    [homePlanet, home],
    [sharePlanet, share],
  ]
}

/** Half size of the square, units: the picture and the halo of its ring. */
const reach = [230, 330] as const

interface Device extends Squares {
  setPictures(pictures: DevicePictures | null): void
}

/** The device, in one draw call. */
function createDevice(frame: FrameNumbers): Device {
  const material = skyMaterial(deviceVertex, deviceFragment, {
    frame: { value: frame },
    size: { value: [...reach, ...pictureHalf] },
    fit: { value: ringFit() },
    body: { value: null },
    ring: { value: null },
  })
  const squares = createSquares(material, 'one', 1, 1, 2)
  squares.show(1)
  return {
    ...squares,
    setPictures(pictures) {
      const { body, ring } = material.uniforms
      if (body) body.value = pictures?.body ?? null
      if (ring) ring.value = pictures?.ring ?? null
    },
  }
}
