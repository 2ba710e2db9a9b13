import { useMemo, useRef } from 'react'
import { Color, type ShaderMaterial, Vector4 } from 'three'
import { damp } from '../stage/damp.ts'
import { useMotion } from '../stage/useMotion.ts'
import type { HallView } from './layout.ts'

/** Metres. */
const size = [12, 8] as const
/** Time constant of the light, seconds. */
const smooth = 0.44
/** Brightness of the glow behind a device: approached, another approached, none. */
const levels = { near: 1.9, other: 0.4, none: 1 } as const

interface WallProps {
  readonly view: HallView
  /** The approached device. */
  readonly focus: string | null
}

/** The dark wall, with a pool of light behind each device. */
export function Wall({ view, focus }: WallProps) {
  const material = useRef<ShaderMaterial>(null)
  const light = useMemo(() => lightOn(view), [view])
  useMotion((seconds) => {
    const current = material.current?.uniforms.levels?.value
    if (!Array.isArray(current)) return false
    return view.stands
      .map(({ slug }, index) => {
        const goal = focus === null ? levels.none : focus === slug ? levels.near : levels.other
        return damp(current, String(index), goal, smooth, seconds)
      })
      .includes(true)
  })
  return (
    <mesh position-z={view.wallZ}>
      <planeGeometry args={[...size]} />
      <shaderMaterial key={view.stands.length} ref={material} args={[light]} />
    </mesh>
  )
}

function lightOn({ camera, stands, wallZ }: HallView) {
  const pools = stands.map(({ at: [x, y, z], height, glow }) => {
    // By perspective the pool behind a device is further out on the wall.
    const [eyeX, eyeY, eyeZ] = camera.eye
    const far = (eyeZ - wallZ) / (eyeZ - z)
    const behind = (from: number, to: number) => from + (to - from) * far
    return new Vector4(
      behind(eyeX, x) + glow.at[0] * far,
      behind(eyeY, y + height * 0.5) + glow.at[1] * far * 0.5,
      glow.size * far,
      glow.power,
    )
  })
  return {
    defines: { POOLS: stands.length },
    vertexShader,
    fragmentShader,
    uniforms: {
      pools: { value: pools },
      colors: { value: stands.map(({ glow }) => new Color(glow.color)) },
      stars: { value: stands.map(({ glow }) => glow.stars) },
      levels: { value: stands.map(() => levels.none) },
    },
  }
}

const vertexShader = `varying vec2 at;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  at = world.xy;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** A pool has a centre, a size and a power. Dithered, since dark gradients band on 8-bit displays. */
const fragmentShader = `varying vec2 at;
uniform vec4 pools[POOLS];
uniform vec3 colors[POOLS];
uniform float stars[POOLS];
uniform float levels[POOLS];
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float sky(vec2 p) {
  vec2 cell = floor(p);
  vec2 star = vec2(hash(cell), hash(cell + 7.3)) * 0.7 + 0.15;
  float size = hash(cell + 3.1);
  float d = length(fract(p) - star);
  return step(0.62, size) * smoothstep(0.03 + 0.05 * size * size, 0.0, d) * size * size;
}
void main() {
  vec3 light = vec3(0.0022, 0.0022, 0.0025);
  vec3 night = vec3(0.55, 0.72, 1.0) * (sky(at * 46.0) + 0.5 * sky(at * 87.0 + 4.0)) * 0.42;
  for (int i = 0; i < POOLS; i++) {
    vec2 d = (at - pools[i].xy) / pools[i].z;
    float r = dot(d, d);
    light += colors[i] * levels[i] * pools[i].w * (0.82 * exp(-r * 1.25) + 0.18 * exp(-r * 0.34));
    light += night * stars[i] * levels[i] * exp(-r * 0.75);
  }
  gl_FragColor = vec4(light + (hash(gl_FragCoord.xy) - 0.5) / 420.0 * (0.3 + sqrt(light)), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`
