import { MeshStandardMaterial, Mesh, type Object3D, Texture, type WebGLRenderer } from 'three'

const following = new WeakSet<WebGLRenderer>()

/**
 * Three keeps one table of reflectances for all renderers and the life of the page, and each context it is uploaded to
 * hangs a listener on it that holds on to the whole context, a lost one too. This takes the listeners off when the
 * context of a renderer is lost. Call with a scene that has been drawn; once one has, further calls do nothing.
 */
export function letTableGoWithContext(renderer: WebGLRenderer, drawn: Object3D): void {
  if (following.has(renderer)) return
  const table = tableIn(renderer, drawn)
  if (table === null) return
  following.add(renderer)
  renderer.domElement.addEventListener('webglcontextlost', () => table.dispose())
}

function tableIn(renderer: WebGLRenderer, drawn: Object3D): Texture | null {
  let found: Texture | null = null
  drawn.traverse((node) => {
    if (found !== null || !(node instanceof Mesh) || !(node.material instanceof MeshStandardMaterial)) return
    const properties = renderer.properties.get(node.material)
    const table = valueAt(valueAt(valueAt(properties, 'uniforms'), 'dfgLUT'), 'value')
    if (table instanceof Texture) found = table
  })
  return found
}

/** What three keeps for a material has no type. */
function valueAt(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
}
