import type { Document, Texture, TextureInfo } from '@gltf-transform/core'
import { KHRTextureTransform } from '@gltf-transform/extensions'
import { Color } from 'three'
import type { Picture, Vec3 } from './model.ts'

/** Puts a picture into the slot of a material that `use` opens. */
export type Painter = (picture: Picture, use: (texture: Texture) => TextureInfo | null) => void

/** A painter that stores each picture once however many slots show it. */
export function createPainter(document: Document): Painter {
  const textures = new Map<Uint8Array, Texture>()
  return (picture, use) => {
    const known = textures.get(picture.png)
    const texture =
      known ??
      document.createTexture(`texture_${textures.size}`).setImage(picture.png).setMimeType('image/png')
    textures.set(picture.png, texture)
    const info = use(texture)
    if (!picture.repeat) return
    const transform = document.createExtension(KHRTextureTransform).createTransform().setScale(picture.repeat)
    info?.setExtension('KHR_texture_transform', transform)
  }
}

/** sRGB 0xrrggbb as linear red, green, blue. */
export function linear(color: number): Vec3 {
  const { r, g, b } = new Color(color)
  return [r, g, b]
}
