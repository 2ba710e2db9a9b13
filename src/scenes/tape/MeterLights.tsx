import { useLayoutEffect, useRef } from 'react'
import { AdditiveBlending, Color, type InstancedMesh, Matrix4 } from 'three'
import { litPoints, meterPoints, meterSensitivityDb } from '#lib/sound/meterPoints.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { deckMeter } from '#lib/tape/deckSize.ts'
import { useMotion } from '../stage/useMotion.ts'
import { type FilmClock, filmPose } from './film.ts'
import { meterCell, meterRows } from './print.ts'

interface MeterLightsProps {
  /** Levels are read every frame. */
  readonly live: TapeLive
  readonly film: FilmClock | null
}

/** 1/s: the short afterglow of a light-emitting diode. */
const fade = 26
const colours = { green: '#2dff6a', amber: '#ffb02a', red: '#ff3a24' } as const

const points = meterRows.flatMap((y, row) =>
  meterPoints.map((point, column) => ({
    row,
    column,
    place: new Matrix4().makeTranslation((meterCell.from + column * meterCell.pitch) / 1000, y / 1000, 0),
    colour: new Color(colours[point.colour]),
  })),
)
const shown = new Color()

/** Twelve points per channel in one draw call, each with a small glow. */
export function MeterLights({ live, film }: MeterLightsProps) {
  const mesh = useRef<InstancedMesh>(null)
  const glow = useRef(new Float32Array(points.length))
  useLayoutEffect(function placePoints() {
    points.forEach(({ place }, index) => {
      mesh.current?.setMatrixAt(index, place)
      mesh.current?.setColorAt(index, shown.set(0))
    })
  }, [])
  useMotion((seconds) => {
    const colors = mesh.current?.instanceColor
    if (!colors) return false
    const lit =
      film === null
        ? live.levelsDb.map((db) => litPoints(db + meterSensitivityDb))
        : meterRows.map(() => filmPose(film.seconds()).lit)
    let moves = film !== null
    points.forEach(({ row, column, colour }, index) => {
      const before = glow.current[index] ?? 0
      const isOn = column < (lit[row] ?? 0)
      const faded = before * Math.exp(-fade * seconds)
      const after = isOn ? 1 : faded < 0.004 ? 0 : faded
      // No event reports a level, so lit points are checked every frame.
      if (isOn || after !== before) moves = true
      if (after === before) return
      glow.current[index] = after
      mesh.current?.setColorAt(index, shown.copy(colour).multiplyScalar(after))
      colors.needsUpdate = true
    })
    return moves
  })
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, points.length]}
      position={[deckMeter.x / 1000, deckMeter.y / 1000, -0.003]}
      renderOrder={3}
      frustumCulled={false}
    >
      <planeGeometry args={[(3 * meterCell.width) / 1000, (3 * meterCell.height) / 1000]} />
      <shaderMaterial
        uniforms={uniforms}
        vertexShader={vertexShader}
        fragmentShader={fragmentShader}
        blending={AdditiveBlending}
        depthWrite={false}
        transparent
        toneMapped={false}
      />
    </instancedMesh>
  )
}

const uniforms = { halfSize: { value: [meterCell.width / 2000, meterCell.height / 2000] } }

const vertexShader = `varying vec2 p;
varying vec3 c;
void main() {
  p = position.xy;
  c = instanceColor;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`

const fragmentShader = `uniform vec2 halfSize;
varying vec2 p;
varying vec3 c;
void main() {
  float r = 0.0007;
  vec2 d = abs(p) - halfSize + r;
  float edge = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - r;
  float w = max(fwidth(edge), 0.00001);
  float body = 1.0 - smoothstep(-w, w, edge);
  // Brightest where the chip sits; a diffuser evens it out.
  float chip = 0.72 + 0.5 * exp(-dot(p / halfSize, p / halfSize) * 1.6);
  float halo = 0.1 * exp(-max(edge, 0.0) / 0.0016);
  // Full of light, the colour has one channel at 1.
  float glow = max(c.r, max(c.g, c.b));
  vec3 light = c * (body * chip * 1.15 + (1.0 - body) * halo) + glow * vec3(1.0, 0.95, 0.85) * body * 0.10 * chip;
  gl_FragColor = vec4(light, 1.0);
  #include <colorspace_fragment>
}`
