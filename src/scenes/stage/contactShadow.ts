import {
  CustomBlending,
  DoubleSide,
  HalfFloatType,
  LinearFilter,
  MaxEquation,
  Mesh,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** Blur steps are 1 / blurGrid of the square at any number of texels. */
const blurGrid = 256
/** A layer that no light or other object uses. */
const casterLayer = 7

export interface ContactShadow {
  /** Black with the darkness as alpha; u along x, v along z. */
  readonly texture: Texture
  dispose(): void
}

/** A soft shadow where an object touches the floor: its distance to the floor, rendered once from below and blurred. */
export function contactShadow(
  renderer: WebGLRenderer,
  scene: Scene,
  caster: Object3D,
  /** Metres in the world: centre of the floor, half the side of its square, height up to which objects darken it. */
  floor: { readonly at: readonly [number, number, number]; readonly half: number; readonly reach: number },
  /** Texels per side. */
  size: number,
): ContactShadow {
  const options = {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  } as const
  const front = new WebGLRenderTarget(size, size, options)
  const back = new WebGLRenderTarget(size, size, options)
  const camera = new OrthographicCamera(-floor.half, floor.half, floor.half, -floor.half, 0, floor.reach)
  const [x, y, z] = floor.at
  camera.position.set(x, y, z)
  camera.up.set(0, 0, 1)
  camera.lookAt(x, y + 1, z)
  camera.layers.set(casterLayer)
  camera.updateMatrixWorld()
  caster.updateWorldMatrix(true, true)
  caster.traverse((node) => node.layers.enable(casterLayer))
  const heights = heightsMaterial()
  const blur = blurMaterial()
  const quad = new Mesh(new PlaneGeometry(2, 2), blur)
  quad.frustumCulled = false
  quad.layers.set(casterLayer)
  scene.overrideMaterial = heights
  const { background } = scene
  scene.background = null
  const { autoUpdate } = renderer.shadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.setRenderTarget(front)
  renderer.setClearColor(0, 0)
  renderer.clear()
  renderer.render(scene, camera)
  renderer.shadowMap.autoUpdate = autoUpdate
  scene.overrideMaterial = null
  scene.background = background
  caster.traverse((node) => node.layers.disable(casterLayer))

  const pass = (from: WebGLRenderTarget, to: WebGLRenderTarget, x: number, y: number) => {
    blur.uniforms.map = { value: from.texture }
    blur.uniforms.stride = { value: [x / blurGrid, y / blurGrid] }
    renderer.setRenderTarget(to)
    renderer.render(quad, camera)
  }
  for (const step of [2.4, 1.2, 0.6]) {
    pass(front, back, step, 0)
    pass(back, front, 0, step)
  }
  renderer.setRenderTarget(null)
  back.dispose()
  heights.dispose()
  blur.dispose()
  quad.geometry.dispose()
  return { texture: front.texture, dispose: () => front.dispose() }
}

function heightsMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader:
      'varying float h; void main() { vec4 p = projectionMatrix * modelViewMatrix * vec4(position, 1.0); h = p.z * 0.5 + 0.5; gl_Position = p; }',
    fragmentShader:
      'varying float h; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, pow(1.0 - clamp(h, 0.0, 1.0), 3.0)); }',
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: MaxEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  })
}

function blurMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { map: { value: null }, stride: { value: [0, 0] } },
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `uniform sampler2D map; uniform vec2 stride; varying vec2 at;
void main() {
  vec4 sum = vec4(0.0); float total = 0.0;
  for (int i = -8; i <= 8; i++) { float w = exp(-float(i * i) / 24.0); sum += texture2D(map, at + stride * float(i)) * w; total += w; }
  gl_FragColor = sum / total;
}`,
    depthTest: false,
    depthWrite: false,
  })
}
