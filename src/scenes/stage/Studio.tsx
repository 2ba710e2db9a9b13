import { Lightformer } from '@react-three/drei'
import { applyProps, createPortal, useThree } from '@react-three/fiber'
import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  type BufferGeometry,
  Color,
  DoubleSide,
  PMREMGenerator,
  Scene,
  SphereGeometry,
} from 'three'
import { painted } from './painted.ts'
import { useDisposable } from './useDisposable.ts'
import { useStageTools } from './stageTools.ts'

/** A soft box around the object: position in metres, size, brightness, colour. */
export interface Former {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number]
  readonly power: number
  readonly color: string
}

export interface Rig {
  readonly formers: readonly Former[]
  /** Brightness of the surroundings, below and above. */
  readonly ambient: readonly [number, number]
  readonly tint: string
}

interface StudioProps {
  /** Must be constant. */
  readonly rig: Rig
  /** Factor on all reflections. */
  readonly intensity?: number
  /** By default the surrounding scene. */
  readonly scene?: Scene
}

/**
 * Reflections of a scene: soft boxes in surroundings that are darker below. drei's Environment looks the same, but
 * three never frees what it filters from a render target: each visit would leak six megabytes.
 */
export function Studio({ rig, intensity = 1, scene }: StudioProps) {
  const { reflectionSize } = useStageTools().quality
  const { gl, scene: ownScene } = useThree()
  const lit = scene ?? ownScene
  const [surroundings] = useState(() => new Scene())
  const walls = useDisposable(useCallback(() => dome(rig), [rig]))
  const glow = useDisposable(softBox)
  const intensityAtFirst = useEffectEvent(() => intensity)
  useLayoutEffect(
    function reflect() {
      // Filtering reflections takes seconds in software.
      if (reflectionSize === 0) return
      const generator = new PMREMGenerator(gl)
      const target = generator.fromScene(surroundings, 0, 0.1, 100, { size: reflectionSize })
      generator.dispose()
      applyProps(lit, { environment: target.texture, environmentIntensity: intensityAtFirst() })
      return () => {
        applyProps(lit, { environment: null, environmentIntensity: 1 })
        target.dispose()
      }
    },
    [gl, lit, surroundings, walls, reflectionSize],
  )
  if (reflectionSize === 0) return <hemisphereLight intensity={intensity} />
  return createPortal(
    <>
      <mesh geometry={walls}>
        <meshBasicMaterial side={BackSide} vertexColors toneMapped={false} />
      </mesh>
      {rig.formers.map(({ at, size, power, color }, index) => (
        <Lightformer key={index} position={[...at]} scale={[...size, 1]}>
          <meshBasicMaterial
            map={glow}
            color={new Color(color).multiplyScalar(power)}
            side={DoubleSide}
            // Added to the surroundings behind, so black edges disappear.
            blending={AdditiveBlending}
            depthWrite={false}
            toneMapped={false}
          />
        </Lightformer>
      ))}
    </>,
    surroundings,
  )
}

/** The surroundings as a coloured sphere. */
export function dome({ ambient: [below, above], tint }: Rig): BufferGeometry {
  const sphere = new SphereGeometry(20, 32, 16)
  const position = sphere.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const color = new Color()
  for (let i = 0; i < position.count; i++) {
    const height = (position.getY(i) / 20) * 0.5 + 0.5
    color
      .set(tint)
      .multiplyScalar(below + height * (above - below))
      .toArray(colors, i * 3)
  }
  return sphere.setAttribute('color', new BufferAttribute(colors, 3))
}

/** A soft box is brightest in the middle; uniform white looks artificial in chrome. */
export function softBox() {
  const size = 128
  return painted(size, size, (context) => {
    const pixels = context.createImageData(size, size)
    const edge = (t: number) => {
      const near = Math.min(1, Math.min(t, 1 - t) * 9)
      return near * near * (3 - 2 * near)
    }
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const [u, v] = [(x + 0.5) / size, (y + 0.5) / size]
        const value = 255 * edge(u) * edge(v) * (1 - 0.4 * Math.hypot(u - 0.5, v - 0.5))
        pixels.data.set([value, value, value, 255], (y * size + x) * 4)
      }
    context.putImageData(pixels, 0, 0)
  })
}
