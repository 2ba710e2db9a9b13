import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { type Group, Mesh, MeshStandardMaterial, TextureLoader } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
// Pictures inside a model are read by an image element: the stock reader fetches blobs, which the policy of the page forbids.
loader.register((parser) => {
  parser.textureLoader = new TextureLoader(parser.options.manager)
  return { name: 'images_by_element' }
})

/** A model from the bytes of its file. Rejects where the bytes are no model. */
export async function parseModel(bytes: ArrayBuffer): Promise<Group> {
  const { scene } = await loader.parseAsync(bytes, '')
  // Before the first upload: later it would not be heeded.
  scene.traverse((node) => {
    if (!(node instanceof Mesh) || !(node.material instanceof MeshStandardMaterial)) return
    const { map, normalMap, roughnessMap, aoMap } = node.material
    for (const texture of [map, normalMap, roughnessMap, aoMap]) if (texture) texture.anisotropy = 8
  })
  return scene
}
