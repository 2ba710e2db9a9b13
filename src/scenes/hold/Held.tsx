import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { PerspectiveCamera as Camera } from 'three'
import { painted } from '../stage/painted.ts'
import { SceneBoundary } from '../stage/SceneBoundary.tsx'
import { Studio } from '../stage/Studio.tsx'
import { forgetModel } from '../stage/useModel.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { type Framing, Grip } from './Grip.tsx'
import type { HeldSceneProps } from './held.ts'
import { Opened } from './Opened.tsx'

/** Degrees. */
const fov = 24

/** An object in the hand on a calm ground, in the light of its scene; with its parts when opened. */
export function Held({ look, children, mayOpen = true, goesWith = {}, ...props }: HeldSceneProps) {
  const { opening, surface, covered, onParts } = props
  const [camera, setCamera] = useState<Camera | null>(null)
  const frame = useRef<Framing | null>(null)
  const [isApart, setIsApart] = useState(false)
  if (opening > 0 && mayOpen && !isApart) setIsApart(true)
  const backdrop = useDisposable(useCallback(() => vignette(look.backdrop), [look]))
  const { middle, inside, lamp } = look
  const closed = <group position={[-middle[0], -middle[1], -middle[2]]}>{children}</group>

  return (
    <>
      <primitive object={backdrop} attach="background" />
      <PerspectiveCamera ref={setCamera} makeDefault fov={fov} near={0.01} far={12}>
        {/* Moves with the camera, so that the visible side is always lit. */}
        <directionalLight position={[-2, 3, 2.5]} color={lamp.color} intensity={lamp.power} />
      </PerspectiveCamera>
      <Studio rig={look.rig} intensity={look.intensity} />
      {camera && (
        <>
          <Lens camera={camera} covered={covered} />
          <Grip {...props} camera={camera} look={look} frame={frame} />
        </>
      )}
      {isApart && inside !== null ? (
        <SceneBoundary
          key={props.attempt}
          onBroken={() => {
            forgetModel(inside)
            onParts('failed')
            setIsApart(false)
          }}
        >
          <Suspense fallback={closed}>
            <group position={[-middle[0], -middle[1], -middle[2]]}>
              <Opened
                name={inside}
                opening={opening}
                part={props.part}
                goesWith={goesWith}
                surface={surface}
                frame={frame}
                look={look}
                onPart={props.onPart}
                onReady={() => onParts('ready')}
                onClosed={() => setIsApart(false)}
              />
            </group>
          </Suspense>
        </SceneBoundary>
      ) : (
        closed
      )}
    </>
  )
}

/** Centres the picture in the area that the page leaves free. */
function Lens({ camera, covered }: { readonly camera: Camera; readonly covered: HeldSceneProps['covered'] }) {
  const { width, height } = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  const { right, bottom } = covered
  useLayoutEffect(
    function shift() {
      camera.setViewOffset(width, height, right / 2, bottom / 2, width, height)
      invalidate()
    },
    [camera, width, height, right, bottom, invalidate],
  )
  return null
}

const vignette = ([middle, edge]: readonly [string, string]) =>
  painted(256, 256, (c) => {
    const light = c.createRadialGradient(128, 110, 8, 128, 128, 190)
    light.addColorStop(0, middle)
    light.addColorStop(1, edge)
    c.fillStyle = light
    c.fillRect(0, 0, 256, 256)
  })
