import { Mesh, MeshBasicMaterial, MeshPhysicalMaterial } from 'three'

/**
 * Translucency without a second pass over the scene: alpha that closes at grazing angles, as a thick shell does. Depth is
 * drawn before colour: else the order of the triangles would decide which inner walls show through.
 */
export function lookInto(shell: Mesh): void {
  const { material } = shell
  if (!(material instanceof MeshPhysicalMaterial)) throw new Error(`${shell.name} needs a clearcoat`)
  material.transparent = true
  material.depthWrite = true
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = pow(1.0 - saturate(dot(normalize(vViewPosition), normal)), 2.2);
diffuseColor.a = mix(diffuseColor.a, 1.0, rim);
#include <opaque_fragment>`,
    )
  }
  const depth = new MeshBasicMaterial({
    colorWrite: false,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 2,
  })
  const first = new Mesh(shell.geometry, depth)
  first.renderOrder = 1
  shell.renderOrder = 2
  shell.add(first)
}
