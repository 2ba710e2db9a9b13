import { BackSide, FrontSide, Mesh, MeshBasicMaterial, MeshPhysicalMaterial } from 'three'

/** How much of what is inside the plastic hides where one looks straight through, and how soon its edges close. */
export interface Plastic {
  readonly color: string
  /** Light that has come through from behind and above. */
  readonly glow: string
  readonly opacity: number
  readonly closing: number
}

export const plastics = {
  shell: { color: '#0094ad', glow: '#12c4dc', opacity: 0.5, closing: 1.45 },
  edge: { color: '#0aa3b8', glow: '#3fe0ee', opacity: 0.5, closing: 1.5 },
} as const satisfies Record<string, Plastic>

/**
 * Plastic one can look into, without a pass of its own over the scene: three layers of one mesh. First its far walls,
 * darker; then depth alone, so that the order of triangles does not decide what shows; then its near walls, whose alpha
 * closes towards the edges as a thick wall does. Light that comes through is added where the wall faces up or away.
 * @returns what takes it off again
 */
export function lookThrough(
  mesh: Mesh,
  plastic: Plastic,
  envMapOf: (material: MeshPhysicalMaterial) => void,
) {
  const { material: before, renderOrder } = mesh
  const near = wall(plastic, FrontSide)
  const far = wall({ ...plastic, opacity: plastic.opacity * 0.9 }, BackSide)
  far.depthWrite = false
  far.clearcoat = 0
  envMapOf(near)
  envMapOf(far)
  const depth = new MeshBasicMaterial({
    colorWrite: false,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 2,
  })
  const layers = [new Mesh(mesh.geometry, far), new Mesh(mesh.geometry, depth)]
  layers.forEach((layer, index) => {
    layer.renderOrder = index + 1
    mesh.add(layer)
  })
  mesh.renderOrder = 3
  mesh.material = near
  return () => {
    mesh.material = before
    mesh.renderOrder = renderOrder
    for (const layer of layers) layer.removeFromParent()
    for (const material of [near, far, depth]) material.dispose()
  }
}

function wall({ color, glow, opacity, closing }: Plastic, side: typeof FrontSide | typeof BackSide) {
  const material = new MeshPhysicalMaterial({
    color,
    roughness: 0.14,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    vertexColors: true,
    transparent: true,
    opacity,
    side,
    emissive: glow,
    emissiveIntensity: 1,
  })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', 'varying vec3 vFacing;\n#include <common>')
      .replace(
        '#include <fog_vertex>',
        'vFacing = normalize(mat3(modelMatrix) * normal);\n#include <fog_vertex>',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', 'varying vec3 vFacing;\n#include <common>')
      .replace(
        '#include <emissivemap_fragment>',
        `float through = 0.03 + 0.15 * smoothstep(-0.35, 0.95, vFacing.y) + 0.13 * smoothstep(0.1, 1.0, -vFacing.z);
totalEmissiveRadiance *= through;`,
      )
      .replace(
        '#include <opaque_fragment>',
        `float rim = pow(1.0 - abs(dot(normalize(vViewPosition), normalize(normal))), ${closing.toFixed(2)});
diffuseColor.a = mix(diffuseColor.a, 0.96, rim);
#include <opaque_fragment>`,
      )
  }
  return material
}
