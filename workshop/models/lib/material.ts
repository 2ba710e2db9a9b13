import type { Document, Material } from '@gltf-transform/core'
import { KHRMaterialsAnisotropy, KHRMaterialsClearcoat } from '@gltf-transform/extensions'
import type { Surface } from './model.ts'
import { linear, type Painter } from './paint.ts'

/** A glTF material as the surface says. */
export function createMaterial(document: Document, name: string, surface: Surface, paint: Painter): Material {
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linear(surface.color), surface.opacity ?? 1])
    .setRoughnessFactor(surface.ormMap ? 1 : surface.roughness)
    .setMetallicFactor(surface.metal ?? 0)
    .setEmissiveFactor(linear(surface.emissive ?? 0))
    .setDoubleSided(surface.doubleSided ?? false)
  if (surface.opacity !== undefined && surface.opacity < 1) material.setAlphaMode('BLEND')
  const { clearcoat, anisotropy, colorMap, emissiveMap, normalMap, ormMap } = surface
  if (clearcoat)
    material.setExtension(
      'KHR_materials_clearcoat',
      document
        .createExtension(KHRMaterialsClearcoat)
        .createClearcoat()
        .setClearcoatFactor(clearcoat.factor)
        .setClearcoatRoughnessFactor(clearcoat.roughness),
    )
  if (anisotropy)
    material.setExtension(
      'KHR_materials_anisotropy',
      document
        .createExtension(KHRMaterialsAnisotropy)
        .createAnisotropy()
        .setAnisotropyStrength(anisotropy.strength)
        .setAnisotropyRotation(anisotropy.rotation),
    )
  if (colorMap) paint(colorMap, (texture) => material.setBaseColorTexture(texture).getBaseColorTextureInfo())
  if (emissiveMap)
    paint(emissiveMap, (texture) => material.setEmissiveTexture(texture).getEmissiveTextureInfo())
  if (normalMap)
    paint(normalMap, (texture) =>
      material.setNormalTexture(texture).setNormalScale(normalMap.strength).getNormalTextureInfo(),
    )
  if (ormMap) {
    paint(ormMap, (texture) =>
      material.setMetallicRoughnessTexture(texture).getMetallicRoughnessTextureInfo(),
    )
    paint(ormMap, (texture) => material.setOcclusionTexture(texture).getOcclusionTextureInfo())
  }
  return material
}
