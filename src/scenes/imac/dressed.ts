import { Color, type Group, Mesh, MeshPhysicalMaterial, MeshStandardMaterial, type Texture } from 'three'
import { meshNamed } from '../stage/nodes.ts'
import { ownMaterial } from '../stage/ownMaterial.ts'
import { lookThrough, plastics } from './shell.ts'
import { sleepingFace } from './sleepingFace.ts'

/** The machine made ready for this room. The model is shared: `undress` gives it back as it came. */
export interface Dressed {
  /** Everything that reflects the room. */
  readonly materials: readonly MeshStandardMaterial[]
  readonly tube: MeshStandardMaterial
  readonly lamp: MeshStandardMaterial
  readonly bezel: MeshStandardMaterial
  undress(): void
}

/** What the room paints otherwise than the workshop: insides that show through want to be lighter and warmer. */
const repainted: Readonly<Record<string, { color?: string; roughness?: number; metalness?: number }>> = {
  cage: { color: '#d9e4e4', roughness: 0.34, metalness: 0.35 },
}

/** Puts the computer in its studio. The model is shared: undress it. */
export function dress(computer: Group, reflections: Texture): Dressed {
  const undo: (() => void)[] = []
  const materials = new Set<MeshStandardMaterial>()
  const own = (mesh: Mesh) => {
    const copy = ownMaterial(mesh, undo)
    materials.add(copy)
    return copy
  }
  const [tube, lamp, bezel] = ['screen', 'led_power', 'crt_bezel'].map((name) =>
    own(meshNamed(computer, name)),
  )
  if (!tube || !lamp || !bezel) throw new Error('The machine lacks its tube')
  tube.emissiveMap = sleepingFace()
  tube.emissive.set('#ffffff')
  undo.push(() => tube.emissiveMap?.dispose())
  bezel.emissive = new Color('#7fb9c4')

  const shells: Mesh[] = []
  computer.traverse((node) => {
    if (!(node instanceof Mesh) || !(node.material instanceof MeshStandardMaterial)) return
    const material: MeshStandardMaterial = node.material
    if (material.name.startsWith('translucent')) {
      shells.push(node)
      return
    }
    const paint = repainted[node.name]
    if (paint) {
      const copy = own(node)
      if (paint.color !== undefined) copy.color.set(paint.color)
      if (paint.roughness !== undefined) copy.roughness = paint.roughness
      if (paint.metalness !== undefined) copy.metalness = paint.metalness
    } else materials.add(material)
  })
  const reflect = (material: MeshPhysicalMaterial) => materials.add(material)
  for (const shell of shells)
    undo.push(lookThrough(shell, shell.name === 'shell_back' ? plastics.shell : plastics.edge, reflect))

  for (const material of materials) {
    material.envMap = reflections
    material.envMapIntensity = 0.92
  }
  return {
    materials: [...materials],
    tube,
    lamp,
    bezel,
    undress: () => {
      for (const material of materials) material.envMap = null
      for (const each of undo.toReversed()) each()
    },
  }
}
