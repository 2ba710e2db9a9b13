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

/** A part of a model, for spreading into a `<mesh>`. */
interface Part extends Pick<Object3D, 'position' | 'quaternion' | 'scale'> {
  readonly geometry: BufferGeometry
  readonly material: Material
}

export interface Model {
  /** @throws where the model has no such mesh, as in another version of the file */
  readonly part: (name: string) => Part
  /** @throws where the model has no such node */
  readonly node: (name: string) => Object3D
  /** @throws where the model has no such material */
  readonly material: (name: string) => MeshStandardMaterial
}

/**
 * A model of the exhibition. Suspends while it loads, throws where its file cannot be read. Geometry and materials are
 * shared: a scene that changes one clones it.
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

/** Loads models in parallel that a scene will use one after the other. */
export function preloadModels(...names: readonly ModelName[]): void {
  for (const name of names) useGLTF.preload(models[name].url, false, true, readPicturesByElement)
}

/** Clears all models, failed ones included, so that the next scene loads them again. */
export function forgetModels(): void {
  for (const { url } of Object.values(models)) useGLTF.clear(url)
}

export function forgetModel(name: ModelName): void {
  useGLTF.clear(models[name].url)
}

/** The part of three's GLTFParser that is used. */
interface Parser {
  textureLoader: unknown
  readonly options: { readonly manager: LoadingManager }
  getDependencies(type: 'texture'): Promise<readonly unknown[]>
}

/** Decodes pictures with image elements: the loader would fetch blobs, which the content security policy forbids. */
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

/** Pose of a model's node, for spreading into a `<group>`. */
export const pose = ({ position, quaternion, scale }: Object3D) => ({ position, quaternion, scale })
