import { readFile } from 'node:fs/promises'
import { getBounds } from '@gltf-transform/core'
import { Box3, PerspectiveCamera, Sphere, Vector3 } from 'three'
import { cornersOf } from '../../src/lib/geometry/projection.ts'
import { models } from '../../src/scenes/models.gen.ts'
import { inRoot } from '../../tools/lib/paths.ts'
import { modelIo } from '../models/lib/pack.ts'

export const apartModels = [
  'deckInside',
  'cassetteInside',
  'playerInside',
  'speakerInside',
  'computerInside',
] as const
type ApartModel = (typeof apartModels)[number]

/** As an object taken apart lies in the hand (src/scenes/hold/Grip.tsx, Held.tsx): degrees, radians, a factor. */
const [fov, around, above, air] = [24, -0.62, 0.32, 1.12]

/** src/scenes/partMarks.gen.ts: where each part lies in the still of its object. */
export async function partMarks({ width, height }: { width: number; height: number }): Promise<string> {
  const lines: string[] = []
  for (const name of apartModels) {
    const marks = await marksOf(name, width / height)
    const entries = Object.entries(marks).map(([id, rect]) => {
      const shares = Object.entries(rect).map(([side, share]) => `${side}: ${share.toFixed(3)}`)
      return `    ${id}: { ${shares.join(', ')} },\n`
    })
    lines.push(`  ${name}: {\n${entries.join('')}  },\n`)
  }
  return `// Written by \`npm run make -- stills inside\`; changes made here are lost.
import type { Rect } from '#lib/geometry/projection.ts'

/** Around each part in the still of the object that is taken apart, shares of it. */
export const partMarks: Readonly<Record<string, Readonly<Record<string, Rect>>>> = {
${lines.join('')}}
`
}

async function marksOf(name: ApartModel, aspect: number) {
  const glb = await readFile(inRoot(`public/models/${name}.glb`))
  const document = await modelIo().readBinary(new Uint8Array(glb))
  const nodes = document.getRoot().listNodes()
  const boxes = Object.entries(models[name].apart).map(([id, { by }]) => {
    const node = nodes.find((each) => each.getName() === id)
    if (node === undefined) throw new Error(`${name} has no part ${id}`)
    const { min, max } = getBounds(node)
    const box = new Box3(new Vector3(...min), new Vector3(...max))
    return { id, box: box.translate(new Vector3(...by).multiplyScalar(0.001)) }
  })
  const whole = boxes.reduce((all, { box }) => all.union(box), new Box3())
  const { center, radius } = whole.getBoundingSphere(new Sphere())
  const camera = new PerspectiveCamera(fov, aspect)
  const slope = Math.tan((fov * Math.PI) / 360) * Math.min(aspect, 1)
  const away = (air * radius) / Math.sin(Math.atan(slope))
  camera.position.setFromSphericalCoords(away, Math.PI / 2 - above, around).add(center)
  camera.lookAt(center)
  camera.updateMatrixWorld()
  return Object.fromEntries(
    boxes.map(({ id, box: { min, max } }) => {
      const corners = cornersOf([min.x, min.y, min.z], [max.x, max.y, max.z])
      const seen = corners.map((corner) => new Vector3(...corner).project(camera))
      const [xs, ys] = [seen.map(({ x }) => (1 + x) / 2), seen.map(({ y }) => (1 - y) / 2)]
      const rect = {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      }
      return [id, rect]
    }),
  )
}
