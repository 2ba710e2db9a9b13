import { shadeVertices, Sky } from './ao.ts'
import { ormPixels } from './field.ts'
import { frontLight } from './frontLight.ts'
import type { Model, Part } from './model.ts'

/**
 * Bakes the light of crevices into vertex colours, and for the model's fronts into textures with their wear. Parts that
 * come away are lit one by one: in the closed object their insides would be black.
 */
export function bake(model: Model): void {
  for (const lit of litTogether(model.parts)) {
    const sky = new Sky(model.parts, model.ambience, lit)
    const fronts = model.fronts?.filter(({ part }) => lit.some(({ name }) => name === part)) ?? []
    for (const front of fronts) {
      const surface = model.surfaces[front.surface]
      if (!surface) throw new Error(`front ${front.part} names ${front.surface}, which nobody described`)
      const light = frontLight(model, front, sky)
      surface.ormMap = { pixels: ormPixels(light, front.roughness, front.metal ?? 0, front.levels) }
    }
    shadeVertices(model, sky, lit, new Set(fronts.map((front) => front.part)))
  }
}

/** The parts below each part that comes away, or all of them where none does. */
function litTogether(parts: readonly Part[]): Part[][] {
  const pieces = parts.filter(({ apart }) => apart)
  if (pieces.length === 0) return [[...parts]]
  return pieces.map((piece) => {
    const names = new Set([piece.name])
    for (const { name, parent } of parts) if (parent !== undefined && names.has(parent)) names.add(name)
    return parts.filter(({ name }) => names.has(name))
  })
}
