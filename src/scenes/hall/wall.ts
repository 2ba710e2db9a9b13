import { Color, ShaderMaterial, Vector3, Vector4 } from 'three'
import { hallKeys } from '#lib/hallKeys.ts'
import { type HallView, stature } from './layout.ts'
import { objectLights } from './lights.ts'

/** Metres from the middle of the hall back to its wall. */
export const wallZ = -0.75

const vertexShader = `varying vec2 at;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  at = world.xy;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** Three pools of light on a dark wall; behind the speaker the night has stars. Dithered: dark gradients band on 8-bit screens. */
const fragmentShader = `varying vec2 at;
uniform vec4 pools[3];
uniform vec3 colors[3];
uniform vec3 levels;
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float stars(vec2 p) {
  vec2 cell = floor(p);
  vec2 star = vec2(hash(cell), hash(cell + 7.3)) * 0.7 + 0.15;
  float size = hash(cell + 3.1);
  float d = length(fract(p) - star);
  return step(0.62, size) * smoothstep(0.03 + 0.05 * size * size, 0.0, d) * size * size;
}
void main() {
  vec3 light = vec3(0.0022, 0.0022, 0.0025);
  for (int i = 0; i < 3; i++) {
    vec2 d = (at - pools[i].xy) / pools[i].z;
    float r = dot(d, d);
    light += colors[i] * levels[i] * pools[i].w * (0.82 * exp(-r * 1.25) + 0.18 * exp(-r * 0.34));
  }
  vec2 night = (at - pools[2].xy) / pools[2].z;
  light += vec3(0.55, 0.72, 1.0) * (stars(at * 46.0) + 0.5 * stars(at * 87.0 + 4.0)) * 0.42 * levels.z * exp(-dot(night, night) * 0.75);
  gl_FragColor = vec4(light + (hash(gl_FragCoord.xy) - 0.5) / 420.0 * (0.3 + sqrt(light)), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** The wall behind everything, lit for a composition. `levels` of its uniforms says how bright each pool is. */
export function wallMaterial(view: HallView): ShaderMaterial {
  const pools = hallKeys.map((key) => {
    const [x, y, z] = view.places[key].at
    const { at, size, power } = objectLights[key].glow
    // Seen past the object the wall lies further back: the pool moves outward with it.
    const [eyeX, eyeY, eyeZ] = view.camera.eye
    const far = (eyeZ - wallZ) / (eyeZ - z)
    const behind = (from: number, to: number) => from + (to - from) * far
    const middle = y + stature[key].height * 0.5
    return new Vector4(
      behind(eyeX, x) + at[0] * far,
      behind(eyeY, middle) + at[1] * far * 0.5,
      size * far,
      power,
    )
  })
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: {
      pools: { value: pools },
      colors: { value: hallKeys.map((key) => new Color(objectLights[key].glow.color)) },
      levels: { value: new Vector3(1, 1, 1) },
    },
  })
}
