import { shadeVertices, Sky } from './ao.ts'
import { ormPixels } from './field.ts'
import { frontLight } from './frontLight.ts'
import type { Model } from './model.ts'

/** Bakes the light of crevices into vertex colours, and for the model's fronts into textures with their wear. */
export function bake(model: Model): void {
  const sky = new Sky(model.parts, model.ambience)
  for (const front of model.fronts ?? []) {
    const surface = model.surfaces[front.surface]
    if (!surface) throw new Error(`front ${front.part} names ${front.surface}, which nobody described`)
    const light = frontLight(model, front, sky)
    surface.ormMap = { pixels: ormPixels(light, front.roughness, front.metal ?? 0, front.levels) }
  }
  shadeVertices(model, sky, new Set(model.fronts?.map((front) => front.part)))
}
