import type { Document, Texture, TextureInfo } from '@gltf-transform/core'
import { KHRTextureTransform } from '@gltf-transform/extensions'
import sharp from 'sharp'
import { Color } from 'three'
import type { Picture, Pixels, Vec3 } from './model.ts'

/** Puts a picture into the slot of a material that `use` opens. */
export type Painter = (picture: Picture, use: (texture: Texture) => TextureInfo | null) => void

/** A painter that stores each picture once however many slots show it; `finish` encodes them. */
export function createPainter(document: Document): { paint: Painter; finish: () => Promise<void> } {
  const textures = new Map<Pixels, Texture>()
  const paint: Painter = (picture, use) => {
    const texture = textures.get(picture.pixels) ?? document.createTexture(`texture_${textures.size}`)
    textures.set(picture.pixels, texture)
    const info = use(texture)
    if (!picture.repeat) return
    const transform = document.createExtension(KHRTextureTransform).createTransform().setScale(picture.repeat)
    info?.setExtension('KHR_texture_transform', transform)
  }
  const finish = async () => {
    for (const [pixels, texture] of textures) texture.setImage(await pngOf(pixels)).setMimeType('image/png')
  }
  return { paint, finish }
}

async function pngOf({ samples, ...raw }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const png = sharp(samples, { raw }).png({ compressionLevel: 9, adaptiveFiltering: true })
  return new Uint8Array(await png.toBuffer())
}

/** sRGB 0xrrggbb as linear red, green, blue. */
export function linear(color: number): Vec3 {
  const { r, g, b } = new Color(color)
  return [r, g, b]
}
