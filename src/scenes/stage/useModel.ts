import { useGLTF } from '@react-three/drei'
import { useMemo } from 'react'
import {
  type BufferGeometry,
  type LoadingManager,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Texture,
  TextureLoader,
} from 'three'
import { type ModelName, models } from '../models.gen.ts'

type PrepareLoader = NonNullable<Parameters<typeof useGLTF>[3]>

/** One part of a model, to be spread into a `<mesh>`. */
interface Part extends Pick<Object3D, 'position' | 'quaternion' | 'scale'> {
  readonly geometry: BufferGeometry
  readonly material: Material
}

export interface Model {
  /** @throws where the model has no mesh of that name: another version of the file */
  readonly part: (name: string) => Part
  /** @throws where the model has no such node */
  readonly node: (name: string) => Object3D
  /** @throws where the model has no such material */
  readonly material: (name: string) => MeshStandardMaterial
}

/**
 * A model of the exhibition. Suspends until it is there, and throws where its file cannot be read. Geometry and
 * materials are shared by whoever uses the model: what a scene changes it makes its own.
 */
export function useModel(name: ModelName): Model {
  const { nodes, materials } = useGLTF(models[name].url, false, true, readPicturesByElement)
  return useMemo(() => {
    const missing = (what: string) => new Error(`The model "${name}" has no ${what}`)
    const node = (of: string) => {
      const found = nodes[of]
      if (found === undefined) throw missing(`node "${of}"`)
      return found
    }
    return {
      node,
      part: (of) => {
        const mesh = node(of)
        if (!(mesh instanceof Mesh)) throw missing(`mesh "${of}"`)
        const { geometry, material, position, quaternion, scale } = mesh
        return { geometry, material, position, quaternion, scale }
      },
      material: (of) => {
        const found = materials[of]
        if (!(found instanceof MeshStandardMaterial)) throw missing(`material "${of}"`)
        return found
      },
    }
  }, [nodes, materials, name])
}

/** Asks for models at once that a scene will wait for one after the other. */
export function preloadModels(...names: readonly ModelName[]): void {
  for (const name of names) useGLTF.preload(models[name].url, false, true, readPicturesByElement)
}

/** Forgets what was loaded, also what failed to: the next scene asks for its files anew. */
export function forgetModels(): void {
  for (const { url } of Object.values(models)) useGLTF.clear(url)
}

/** The same of one model. */
export function forgetModel(name: ModelName): void {
  useGLTF.clear(models[name].url)
}

/** What is needed of three's GLTFParser. */
interface Parser {
  textureLoader: unknown
  readonly options: { readonly manager: LoadingManager }
  getDependencies(type: 'texture'): Promise<readonly unknown[]>
}

/** Pictures inside a model come through image elements: the loader's own way fetches blobs, which the page's policy forbids. */
const readPicturesByElement: PrepareLoader = (loader) => {
  loader.register((parser: Parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager)
    const plugin = {
      name: 'pictures_by_element',
      afterRoot: async () => {
        for (const texture of await parser.getDependencies('texture'))
          if (texture instanceof Texture) texture.anisotropy = 8
      },
    }
    return plugin
  })
}

/** Where a node of the model stands, to be spread into a `<group>`. */
export const pose = ({ position, quaternion, scale }: Object3D) => ({ position, quaternion, scale })
