import { BackSide, FrontSide, type MeshPhysicalMaterial } from 'three'
import type { Model } from '../stage/useModel.ts'

/** Translucent plastic: its colour, and the light that has come through it from behind and above. */
export const plastics = {
  shell: { color: '#0094ad', emissive: '#12c4dc' },
  edge: { color: '#0aa3b8', emissive: '#3fe0ee' },
} as const

export interface ShellProps {
  readonly part: ReturnType<Model['part']>
  readonly plastic: (typeof plastics)[keyof typeof plastics]
}

/**
 * Plastic one can look into, without a pass of its own over the scene: three layers of one mesh. First its far walls;
 * then depth alone, so that the order of triangles does not decide what shows; then its near walls.
 */
export function Shell({ part, plastic }: ShellProps) {
  const { geometry } = part
  return (
    <mesh {...part} renderOrder={3}>
      <meshPhysicalMaterial {...wall} {...plastic} side={FrontSide} opacity={0.5} clearcoat={1} />
      <mesh geometry={geometry} renderOrder={1}>
        <meshPhysicalMaterial {...wall} {...plastic} side={BackSide} opacity={0.45} depthWrite={false} />
      </mesh>
      <mesh geometry={geometry} renderOrder={2}>
        <meshBasicMaterial
          colorWrite={false}
          transparent
          polygonOffset
          polygonOffsetFactor={1}
          polygonOffsetUnits={2}
        />
      </mesh>
    </mesh>
  )
}

/** Light that comes through is added where the wall faces up or away; its alpha closes towards the edges, as a thick wall does. */
const closeAtEdges: MeshPhysicalMaterial['onBeforeCompile'] = (shader) => {
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
      `float rim = pow(1.0 - abs(dot(normalize(vViewPosition), normalize(normal))), 1.45);
diffuseColor.a = mix(diffuseColor.a, 0.96, rim);
#include <opaque_fragment>`,
    )
}

const wall = {
  roughness: 0.14,
  clearcoatRoughness: 0.05,
  vertexColors: true,
  transparent: true,
  onBeforeCompile: closeAtEdges,
} as const
