import {
  AdditiveBlending,
  type Camera,
  FloatType,
  HalfFloatType,
  Mesh,
  NeutralToneMapping,
  NoToneMapping,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

export interface Exposure {
  /** Lets the light of one instant fall on the film. */
  add(scene: Scene, camera: Camera): void
  /** Puts the average on the canvas, as a camera would show it. */
  develop(): void
  dispose(): void
}

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** Glow of what is brighter than white, a dark corner, and grain: gradients of 8 bits would show steps without it. */
const developer = `varying vec2 at;
uniform sampler2D film;
uniform float count;
uniform vec2 size;
float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
vec3 light(vec2 p) { return texture2D(film, p).rgb / count; }
void main() {
  vec3 glow = vec3(0.0);
  float total = 0.0;
  for (int ring = 1; ring <= 7; ring++)
    for (int turn = 0; turn < 18; turn++) {
      float radius = float(ring) * float(ring) * 0.0013;
      float angle = float(turn) * 0.349 + float(ring) * 0.7;
      float weight = exp(-float(ring) * 0.42);
      vec2 p = at + vec2(cos(angle) * size.y / size.x, sin(angle)) * radius;
      glow += max(light(p) - 0.85, 0.0) * weight;
      total += weight;
    }
  vec2 off = (at - 0.5) * vec2(size.x / size.y, 1.0);
  float corner = 1.0 - 0.34 * smoothstep(0.25, 1.0, dot(off, off));
  vec3 picture = (light(at) + glow / total * 0.5) * corner;
  float grain = hash(gl_FragCoord.xy) + hash(gl_FragCoord.xy + 71.7) - 1.0;
  gl_FragColor = vec4(max(picture + grain * (0.0012 + 0.010 * sqrt(max(picture.g, 0.0)) * 0.35), 0.0), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** A film: instants add up in linear light and are developed once. */
export function createExposure(renderer: WebGLRenderer): Exposure {
  const size = renderer.getDrawingBufferSize(new Vector2())
  const instant = new WebGLRenderTarget(size.x, size.y, { type: HalfFloatType, samples: 0 })
  const film = new WebGLRenderTarget(size.x, size.y, { type: FloatType, depthBuffer: false })
  const eye = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const sheet = new PlaneGeometry(2, 2)
  const adding = new ShaderMaterial({
    vertexShader,
    fragmentShader:
      'varying vec2 at; uniform sampler2D instant; void main() { gl_FragColor = vec4(min(texture2D(instant, at).rgb, vec3(40.0)), 1.0); }',
    uniforms: { instant: { value: instant.texture } },
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
  const developing = new ShaderMaterial({
    vertexShader,
    fragmentShader: developer,
    uniforms: { film: { value: film.texture }, count: { value: 1 }, size: { value: size } },
    depthTest: false,
  })
  let count = 0
  const draw = (material: ShaderMaterial, to: WebGLRenderTarget | null) => {
    const quad = new Mesh(sheet, material)
    quad.frustumCulled = false
    renderer.setRenderTarget(to)
    renderer.autoClear = false
    renderer.render(quad, eye)
    renderer.autoClear = true
  }
  return {
    add: (scene, camera) => {
      renderer.toneMapping = NoToneMapping
      renderer.setRenderTarget(instant)
      renderer.render(scene, camera)
      draw(adding, film)
      renderer.setRenderTarget(null)
      count += 1
    },
    develop: () => {
      developing.uniforms.count = { value: count }
      renderer.toneMapping = NeutralToneMapping
      draw(developing, null)
    },
    dispose: () => {
      for (const each of [instant, film, adding, developing, sheet]) each.dispose()
    },
  }
}
