import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  CanvasTexture,
  Color,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** A soft box: place, size, brightness, colour. Its edges fall off, as a diffuser's do. */
interface Former {
  at: [number, number, number]
  size: [number, number]
  power: number
  color: string
}

const day: Former[] = [
  { at: [0, 9, 2], size: [9, 6], power: 5.5, color: '#ffffff' },
  { at: [-9, 3.5, 3], size: [2.6, 8], power: 5.5, color: '#ffffff' },
  { at: [9, 2.5, 0.5], size: [1.4, 8], power: 4, color: '#fff0dd' },
  { at: [5, 4, -9], size: [6, 2.5], power: 3.5, color: '#dde9ff' },
  { at: [-6, 3, -8], size: [2, 6], power: 4, color: '#e6f0ff' },
  { at: [1.5, 0.6, 10], size: [9, 3.4], power: 1.5, color: '#ffffff' },
  { at: [-3, 6.5, 8.5], size: [8, 4], power: 2.6, color: '#ffffff' },
]

const night: Former[] = [
  { at: [-7, 8, 2], size: [5, 4], power: 5, color: '#ffe9cf' },
  { at: [-9, 2, -3.5], size: [1.6, 9], power: 9, color: '#cfe0ff' },
  { at: [9, 2.5, -4], size: [1.6, 9], power: 11, color: '#e8f0ff' },
  { at: [7, 3, 5], size: [2, 5], power: 0.8, color: '#ffd9b0' },
  { at: [-2, 4, 9], size: [8, 4], power: 1.7, color: '#fff2e0' },
]

/** Reflections, background and key light of the studio in which the models are looked at. */
export function lightStudio(scene: Scene, renderer: WebGLRenderer, dark: boolean): DirectionalLight {
  const generator = new PMREMGenerator(renderer)
  scene.environment = generator.fromScene(formersScene(dark ? night : day, dark), 0.02).texture
  scene.environmentIntensity = dark ? 1.3 : 0.86
  scene.background = backdrop(dark)
  const key = new DirectionalLight(dark ? '#ffe2bd' : '#fff4e6', dark ? 1.1 : 1.35)
  key.position.set(-2.2, 4, 3)
  return key
}

function formersScene(formers: Former[], dark: boolean): Scene {
  const scene = new Scene()
  const room = new SphereGeometry(20, 32, 16)
  const position = room.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  for (let i = 0; i < position.count; i++) {
    const height = (position.getY(i) / 20) * 0.5 + 0.5
    const value = dark ? 0.015 + height * 0.05 : 0.3 + 0.5 * height
    colors.set([value, value, value * 1.03], i * 3)
  }
  room.setAttribute('color', new BufferAttribute(colors, 3))
  scene.add(new Mesh(room, new MeshBasicMaterial({ side: BackSide, vertexColors: true })))
  for (const { at, size, power, color } of formers) {
    const material = new MeshBasicMaterial({
      color: new Color(color).multiplyScalar(power),
      map: diffuser(),
      side: DoubleSide,
      // Black edges add nothing to the wall behind.
      blending: AdditiveBlending,
    })
    const box = new Mesh(new PlaneGeometry(...size), material)
    box.position.set(...at)
    box.lookAt(0, 0, 0)
    scene.add(box)
  }
  return scene
}

/** A soft box is brightest in the middle; flat white quads look computed in chrome. */
function diffuser(): Texture {
  return painted(128, 128, (context) => {
    const pixels = context.createImageData(128, 128)
    for (let y = 0; y < 128; y++)
      for (let x = 0; x < 128; x++) {
        const edge = (t: number): number => Math.min(1, Math.min(t, 1 - t) * 12)
        const [u, v] = [(x + 0.5) / 128, (y + 0.5) / 128]
        const value = 255 * edge(u) * edge(v) * (1 - 0.35 * Math.hypot(u - 0.5, v - 0.5))
        pixels.data.set([value, value, value, 255], (y * 128 + x) * 4)
      }
    context.putImageData(pixels, 0, 0)
  })
}

function backdrop(dark: boolean): Texture {
  const [top, bottom] = dark ? ['#1a1d24', '#08090c'] : ['#e2e4e8', '#b6bbc4']
  const texture = painted(16, 512, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, 512)
    gradient.addColorStop(0, top)
    gradient.addColorStop(0.62, bottom)
    gradient.addColorStop(1, top)
    context.fillStyle = gradient
    context.fillRect(0, 0, 16, 512)
  })
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** A texture drawn on a canvas. */
export function painted(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  draw(context)
  return new CanvasTexture(canvas)
}
