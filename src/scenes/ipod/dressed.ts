import { type Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, type Texture } from 'three'
import { bodyGlow, paneGloss } from './lights.ts'

/** The player's moving and shining parts. */
export interface DressedPlayer {
  readonly screen: Mesh | null
  readonly ring: Mesh | null
  /** Radians of the ring about x and y, millimetres that the button is down. */
  give(ringX: number, ringY: number, button: number): void
  /** Takes off what the room put on; the model itself is shared. */
  undress(): void
}

/** What lies behind the page's own display: it only must not shine through at its edges. */
const behindDisplay = '#06080b'

/** Puts the model in this room's light. */
export function dressPlayer(model: Group, envMap: Texture): DressedPlayer {
  const undo: (() => void)[] = []
  const found = new Map<string, Mesh>()
  model.traverse((node) => {
    if (!(node instanceof Mesh)) return
    found.set(node.name, node)
    node.castShadow = false
    node.receiveShadow = false
    const { material } = node
    if (node.name === 'screen') {
      const dark = new MeshBasicMaterial({ color: behindDisplay, toneMapped: false })
      node.material = dark
      undo.push(() => {
        node.material = material
        dark.dispose()
      })
    } else if (material instanceof MeshStandardMaterial) {
      const { envMapIntensity } = material
      material.envMap = envMap
      material.envMapIntensity = node.name === 'screen_glass' ? paneGloss : bodyGlow
      undo.push(() => {
        material.envMapIntensity = envMapIntensity
      })
    }
  })
  const wheel = model.getObjectByName('wheel')
  const button = model.getObjectByName('button_center')
  const buttonZ = button?.position.z ?? 0
  const give = (ringX: number, ringY: number, down: number) => {
    wheel?.rotation.set(ringX, ringY, 0)
    if (button) button.position.z = buttonZ - down / 1000
  }
  undo.push(() => give(0, 0, 0))
  return {
    screen: found.get('screen') ?? null,
    ring: found.get('wheel_ring') ?? null,
    give,
    undress: () => {
      for (const each of undo) each()
    },
  }
}
