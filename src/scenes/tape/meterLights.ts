import {
  AdditiveBlending,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Sphere,
  type Texture,
  Vector3,
} from 'three'
import { deckMeter } from '#lib/tape/deckSize.ts'
import { meterPoints, meterSensitivityDb } from '#lib/meterPoints.ts'
import { paintedLabel } from '../stage/paintedLabel.ts'

/** Millimetres from the middle of the display. */
const cell = { width: 9.6, height: 7.6, pitch: 11.4, from: -57 } as const
const rows = [10.4, -10.4] as const
const colours = { green: '#2dff6a', amber: '#ffb02a', red: '#ff3a24' } as const
/** 1/s: a light emitting diode has no mass, its afterglow is in the eye. */
const fade = 26

export interface MeterLights {
  readonly mesh: Mesh
  /** Points that are lit, left and right. @returns whether any light still changes */
  light(left: number, right: number, seconds: number): boolean
  dispose(): void
}

/** The twelve points of each channel as one draw: their own colour, and a little of it around them. */
export function meterLights(): MeterLights {
  const count = meterPoints.length * rows.length
  const geometry = new InstancedBufferGeometry()
  const plane = new PlaneGeometry((3 * cell.width) / 1000, (3 * cell.height) / 1000)
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  geometry.setAttribute('uv', plane.getAttribute('uv'))
  geometry.instanceCount = count
  geometry.boundingSphere = new Sphere(new Vector3(), 0.1)
  const at = new Float32Array(count * 2)
  const colour = new Float32Array(count * 3)
  const glow = new InstancedBufferAttribute(new Float32Array(count), 1).setUsage(DynamicDrawUsage)
  rows.forEach((y, row) =>
    meterPoints.forEach((point, i) => {
      const index = row * meterPoints.length + i
      at.set([(cell.from + i * cell.pitch) / 1000, y / 1000], index * 2)
      new Color(colours[point.colour]).toArray(colour, index * 3)
    }),
  )
  geometry.setAttribute('at', new InstancedBufferAttribute(at, 2))
  geometry.setAttribute('colour', new InstancedBufferAttribute(colour, 3))
  geometry.setAttribute('glow', glow)
  const material = lightMaterial()
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = 3
  return {
    mesh,
    light: (left, right, seconds) => {
      let changes = false
      const left12 = [left, right]
      for (let row = 0; row < 2; row++)
        for (let i = 0; i < meterPoints.length; i++) {
          const index = row * meterPoints.length + i
          const before = glow.array[index] ?? 0
          const isLit = i < (left12[row] ?? 0)
          let after = isLit ? 1 : before * Math.exp(-fade * seconds)
          if (after < 0.004) after = 0
          if (after === before) continue
          glow.array[index] = after
          changes = true
        }
      if (changes) glow.needsUpdate = true
      return changes
    },
    dispose: () => {
      plane.dispose()
      geometry.dispose()
      material.dispose()
    },
  }
}

function lightMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { halfSize: { value: [cell.width / 2000, cell.height / 2000] } },
    vertexShader: `attribute vec2 at; attribute vec3 colour; attribute float glow;
varying vec2 p; varying vec3 c; varying float g;
void main() {
  p = position.xy; c = colour; g = glow;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position.xy + at, 0.0, 1.0);
}`,
    fragmentShader: `uniform vec2 halfSize;
varying vec2 p; varying vec3 c; varying float g;
void main() {
  float r = 0.0007;
  vec2 d = abs(p) - halfSize + r;
  float edge = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - r;
  float w = max(fwidth(edge), 0.00001);
  float body = 1.0 - smoothstep(-w, w, edge);
  // Brightest where the chip sits; a diffuser evens it out.
  float chip = 0.72 + 0.5 * exp(-dot(p / halfSize, p / halfSize) * 1.6);
  float halo = 0.1 * exp(-max(edge, 0.0) / 0.0016);
  vec3 light = c * (body * chip * 1.15 + (1.0 - body) * halo) + vec3(1.0, 0.95, 0.85) * body * 0.10 * chip;
  gl_FragColor = vec4(light * g, 1.0);
  #include <colorspace_fragment>
}`,
    blending: AdditiveBlending,
    depthWrite: false,
    transparent: true,
    toneMapped: false,
  })
}

/** What is printed on the glass of the display, and the dark windows of the points. Bright parts glow. */
export function meterPrint(): Texture {
  const scale = 12
  const { width, height } = deckMeter
  return paintedLabel(width * scale, height * scale, (c) => {
    c.fillStyle = '#000'
    c.fillRect(0, 0, width * scale, height * scale)
    c.translate((width * scale) / 2, (height * scale) / 2)
    c.scale(scale, scale)
    for (const y of rows)
      meterPoints.forEach(({ colour }, i) => {
        c.fillStyle = { green: '#04150a', amber: '#171003', red: '#190604' }[colour]
        const x = cell.from + i * cell.pitch
        c.beginPath()
        c.roundRect(x - cell.width / 2, -y - cell.height / 2, cell.width, cell.height, 0.7)
        c.fill()
      })
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    meterPoints.forEach(({ label, db }, i) => {
      c.fillStyle = db > 0 ? '#c4553c' : '#93a49b'
      c.font = '600 3.3px "IBM Plex Mono"'
      c.fillText(label, cell.from + i * cell.pitch, 0.1)
    })
    c.fillStyle = '#93a49b'
    c.font = '600 4px "IBM Plex Mono"'
    c.fillText('L', cell.from - 13, -rows[0])
    c.fillText('R', cell.from - 13, -rows[1])
    c.font = '400 2.7px "IBM Plex Mono"'
    c.fillText('dB', cell.from - 13, 0)
    c.textAlign = 'left'
    c.fillText('PEAK LEVEL', cell.from - cell.width / 2, -rows[0] - 9.6)
    c.textAlign = 'right'
    c.fillText(
      `SENS +${meterSensitivityDb.toFixed(1)} dB`,
      cell.from + 11 * cell.pitch + cell.width / 2,
      -rows[0] - 9.6,
    )
  })
}
