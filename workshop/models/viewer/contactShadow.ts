import {
  CustomBlending,
  DoubleSide,
  HalfFloatType,
  LinearFilter,
  MaxEquation,
  Mesh,
  MeshBasicMaterial,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const resolution = 512

/** The soft dark where an object stands: its height seen from below, blurred, drawn once on a plane. Sizes in metres. */
export function contactShadow(
  scene: Scene,
  renderer: WebGLRenderer,
  floor: number,
  radius: number,
  strength: number,
): Mesh {
  const options = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter } as const
  const front = new WebGLRenderTarget(resolution, resolution, options)
  const back = new WebGLRenderTarget(resolution, resolution, options)
  const reach = radius * 0.55
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, 0, reach)
  camera.position.set(0, floor, 0)
  camera.up.set(0, 0, 1)
  camera.lookAt(0, floor + 1, 0)
  const heights = new ShaderMaterial({
    vertexShader:
      'varying float h; void main() { vec4 p = projectionMatrix * modelViewMatrix * vec4(position, 1.0); h = p.z * 0.5 + 0.5; gl_Position = p; }',
    fragmentShader:
      'varying float h; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, pow(1.0 - clamp(h, 0.0, 1.0), 2.6)); }',
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: MaxEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  })
  const { background } = scene
  scene.background = null
  scene.overrideMaterial = heights
  renderer.setClearColor(0, 0)
  renderer.setRenderTarget(front)
  renderer.clear()
  renderer.render(scene, camera)
  scene.overrideMaterial = null
  scene.background = background
  const blur = new ShaderMaterial({
    uniforms: { map: { value: front.texture }, stride: { value: [0, 0] } },
    vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader:
      'uniform sampler2D map; uniform vec2 stride; varying vec2 vUv; void main() { vec4 sum = vec4(0.0); float total = 0.0; for (int i = -8; i <= 8; i++) { float w = exp(-float(i * i) / 24.0); sum += texture2D(map, vUv + stride * float(i)) * w; total += w; } gl_FragColor = sum / total; }',
    depthTest: false,
  })
  const quad = new Mesh(new PlaneGeometry(2, 2), blur)
  quad.frustumCulled = false
  for (const step of [3, 1.4, 0.6]) {
    const pass = (from: WebGLRenderTarget, to: WebGLRenderTarget, stride: [number, number]): void => {
      blur.uniforms.map = { value: from.texture }
      blur.uniforms.stride = { value: stride }
      renderer.setRenderTarget(to)
      renderer.render(quad, camera)
    }
    pass(front, back, [step / resolution, 0])
    pass(back, front, [0, step / resolution])
  }
  renderer.setRenderTarget(null)
  const plane = new Mesh(
    new PlaneGeometry(2 * radius, 2 * radius),
    new MeshBasicMaterial({
      map: front.texture,
      transparent: true,
      opacity: strength,
      depthWrite: false,
      toneMapped: false,
      side: DoubleSide,
    }),
  )
  plane.rotation.x = Math.PI / 2
  plane.position.y = floor
  plane.renderOrder = -1
  return plane
}
