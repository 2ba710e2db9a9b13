import { type Group, Mesh, MeshStandardMaterial, type Object3D, type Texture } from 'three'
import { cassetteLabel, playerScreen } from './faces.ts'
import type { HallKey } from '#lib/hallKeys.ts'

/** A model made ready for the hall: what follows somebody who comes near. */
export interface Dressed {
  readonly object: Group
  readonly materials: readonly MeshStandardMaterial[]
  /** Glows more with somebody near. */
  readonly lamp: {
    readonly material: MeshStandardMaterial
    readonly far: number
    readonly near: number
  } | null
  /** Parts that turn about their own z with somebody near, and how far, radians. */
  readonly wheels: readonly { readonly node: Object3D; readonly rest: number; readonly by: number }[]
  /** Takes off what the hall put on; the model itself is shared. */
  undress(): void
}

/** Only outer shells throw shadows: what is inside would cost a pass each and change nothing. */
const casters: ReadonlySet<string> = new Set([
  'shell_front_face',
  'shell_back_face',
  'body_front',
  'body_back',
  'body',
  'grille',
  'volume_ring_band',
  'top',
])

/** Puts an object in the hall's light: what breathes and glows there. The model is shared: undress it. */
export function dress(key: HallKey, object: Group): Dressed {
  const materials = new Set<MeshStandardMaterial>()
  const undo: (() => void)[] = []
  let lamp: Dressed['lamp'] = null
  object.traverse((node) => {
    if (!(node instanceof Mesh) || !(node.material instanceof MeshStandardMaterial)) return
    const material: MeshStandardMaterial = node.material
    node.castShadow = casters.has(node.name)
    node.receiveShadow = true
    if (key === 'tape' && node.name === 'label_a') wear(node, material, { map: cassetteLabel() })
    else if (key === 'ipod' && node.name === 'screen') {
      lamp = { material: wear(node, material, { emissiveMap: playerScreen() }), far: 0.5, near: 1.05 }
    } else materials.add(material)
    if (key === 'echo' && node.name === 'light_ring') lamp = { material, far: 0.9, near: 3.2 }
  })

  /** Gives a mesh a material of its own with a picture on it. */
  function wear(
    mesh: Mesh,
    material: MeshStandardMaterial,
    picture: { map: Texture } | { emissiveMap: Texture },
  ): MeshStandardMaterial {
    const own = material.clone()
    if ('map' in picture) {
      own.map = picture.map
      own.color.set('#ffffff')
    } else {
      own.emissiveMap = picture.emissiveMap
      own.emissive.set('#ffffff')
    }
    mesh.material = own
    materials.add(own)
    undo.push(() => {
      mesh.material = material
      own.map?.dispose()
      own.emissiveMap?.dispose()
      own.dispose()
    })
    return own
  }

  const wheels = ['reel_left', 'reel_right', 'wheel'].flatMap((name) => {
    const node = object.getObjectByName(name)
    if (node === undefined) return []
    const rest = node.rotation.z
    undo.push(() => {
      node.rotation.z = rest
    })
    return [{ node, rest, by: name === 'wheel' ? -0.7 : -1.3 }]
  })
  return {
    object,
    materials: [...materials],
    lamp,
    wheels,
    undress: () => {
      for (const each of undo) each()
    },
  }
}
