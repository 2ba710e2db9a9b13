import type { DevicePictures } from './DevicePicture.tsx'
import { pictureHalf, ringFit } from './deviceLens.ts'
import type { FrameNumbers } from './frame.ts'
import { skyMaterial } from './materials.ts'
import { deviceFragment, deviceVertex } from './shaders/device.ts'
import { createSquares, type Squares } from './squares.ts'

/** Half size of the square, units: the picture and the halo of its ring. */
const reach = [230, 330] as const

export interface Device extends Squares {
  hold(pictures: DevicePictures | null): void
}

/** The device, in one draw call. */
export function createDevice(frame: FrameNumbers): Device {
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
    hold(pictures) {
      const { body, ring } = material.uniforms
      if (body) body.value = pictures?.body ?? null
      if (ring) ring.value = pictures?.ring ?? null
    },
  }
}
