import { type Group, Mesh, MeshStandardMaterial, type Texture } from 'three'
import { meshNamed } from '../stage/nodes.ts'
import { ownMaterial } from '../stage/ownMaterial.ts'

/** Only what throws a shadow that one sees: each costs a draw in the shadow pass. */
const casters: ReadonlySet<string> = new Set([
  'faceplate',
  'chassis',
  'shelf_boards',
  'door_frame',
  'shell_front_face',
  'knob_volume_side',
])

/** Never seen here: the cassette shows its front, and what is inside is behind dark plastic. */
const unseen: ReadonlySet<string> = new Set(['label_b', 'screws_back', 'pad_spring'])

/** Models made ready for this room. They are shared with others: `undress` gives them back as they came. */
export interface Dressed {
  /** Those that reflect the room. */
  readonly materials: readonly MeshStandardMaterial[]
  /** Of the label, the display, the little bulb and the power lamp: this room's own. */
  readonly label: MeshStandardMaterial
  readonly display: MeshStandardMaterial
  readonly bulb: MeshStandardMaterial
  readonly led: MeshStandardMaterial
  undress(): void
}

export function dressRoom(
  { deck, cassette, shelf }: { readonly deck: Group; readonly cassette: Group; readonly shelf: Group },
  print: Texture,
): Dressed {
  const undo: (() => void)[] = []
  const materials = new Set<MeshStandardMaterial>()
  const own = (mesh: Mesh) => {
    const copy = ownMaterial(mesh, undo)
    materials.add(copy)
    return copy
  }
  const label = own(meshNamed(cassette, 'label_a'))
  const display = own(meshNamed(deck, 'meter'))
  const bulb = own(meshNamed(deck, 'bay_lamp'))
  const led = own(meshNamed(deck, 'led_power'))
  display.emissiveMap = print
  display.emissive.set('#ffffff')
  label.color.set('#ffffff')
  for (const root of [deck, cassette, shelf])
    root.traverse((node) => {
      if (!(node instanceof Mesh) || !(node.material instanceof MeshStandardMaterial)) return
      const { castShadow, receiveShadow, visible } = node
      node.castShadow = casters.has(node.name)
      node.receiveShadow = node.name !== 'door_glass'
      node.visible = !unseen.has(node.name)
      materials.add(node.material)
      undo.push(() => Object.assign(node, { castShadow, receiveShadow, visible }))
    })
  return {
    materials: [...materials],
    label,
    display,
    bulb,
    led,
    undress: () => {
      for (const each of undo) each()
      for (const material of materials) material.envMap = null
    },
  }
}
