import type { DevicePicture } from './devicePicture.ts'
import type { FrameNumbers } from './frame.ts'
import { skyMaterial } from './materials.ts'
import { deviceFragment, deviceVertex } from './shaders/device.ts'
import { createSquares, type Squares } from './squares.ts'

/** Half of what is drawn, units: the picture and the halo of its ring. */
const reach = [230, 330] as const

/** The speaking cylinder, in one draw. */
export function createDevice(frame: FrameNumbers, picture: DevicePicture): Squares {
  const squares = createSquares(
    skyMaterial(deviceVertex, deviceFragment, {
      frame: { value: frame },
      size: { value: [...reach, ...picture.size] },
      fit: { value: picture.fit },
      body: { value: picture.body },
      ring: { value: picture.ring },
    }),
    'one',
    1,
    1,
    2,
  )
  squares.show(1)
  return squares
}
