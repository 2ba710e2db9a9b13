import { BackSide, FrontSide, type MeshPhysicalMaterial } from 'three'
import type { Model } from '../stage/useModel.ts'

/** Translucent plastic: its colour, and the light through it from behind and above. */
export const plastics = {
  shell: { color: '#0094ad', emissive: '#12c4dc' },
  edge: { color: '#0aa3b8', emissive: '#3fe0ee' },
} as const

export interface ShellProps {
  readonly part: ReturnType<Model['part']>
  readonly plastic: (typeof plastics)[keyof typeof plastics]
}

/**
 * See-through plastic without a transmission pass: the mesh is drawn three times. First the far walls, then depth
 * only, so that the order of triangles does not matter, then the near walls.
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

/** Adds transmitted light where the wall faces up or away, and makes edges opaque, as a thick wall is. */
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
