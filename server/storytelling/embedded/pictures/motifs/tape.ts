import type { Motif } from '../motif.ts'
import { arc, box, curve, disc, element, group, line, n, ring, shape, stroke } from '../svg.ts'

/** Two packs share one length of tape: the fuller the one, the emptier the other. The words run along the bottom. */
export const twoReels: Motif = ({ palette, chance, score }) => {
  const hub = 105
  const full = 395
  const part = chance.between(0.12, 0.88)
  const radius = (share: number) => Math.sqrt(hub ** 2 + share * (full ** 2 - hub ** 2))
  const left = radius(1 - part)
  const right = radius(part)
  const turn = chance.between(0, 60)
  const bottom = 470
  const spread = 400
  const step = 1240 / score.length
  const strokes = score
    .map(({ size, isLast }, i) => {
      const x = -620 + (i + 0.5) * step
      const colour = isLast ? palette.ink : palette.accent
      return stroke(line(x, bottom - 95 * size, x, bottom + 95 * size), colour, Math.min(12, step * 0.55))
    })
    .join('')
  const guides = [-680, 680].map((x) => disc(x, bottom, 34, palette.second)).join('')
  const path = `M${n(-spread - left)} 0L${n(-714)} ${bottom}M${n(spread + right)} 0L714 ${bottom}M-680 ${bottom}H680`
  const reels = reel(-spread, 0, left, turn) + reel(spread, 0, right, turn * 1.7)
  const tilt = chance.between(-14, 14)
  const scale = chance.between(0.86, 1.12)
  return group(
    `translate(${n(800 + chance.between(-120, 120))} ${n(500 + chance.between(-60, 40))}) rotate(${n(tilt)}) scale(${n(scale)})`,
    stroke(path, palette.second, 9) + guides + reels + strokes,
  )

  function reel(x: number, y: number, r: number, degrees: number): string {
    let rings = ''
    for (let k = hub + 22; k < r; k += 22) rings += ring(x, y, k, palette.ground, 1.6, { opacity: 0.4 })
    let teeth = ''
    for (let k = 0; k < 6; k++) {
      teeth += box(-9, -hub + 16, 18, 34, palette.ink, { transform: `rotate(${k * 60})` })
    }
    return (
      disc(x, y, r, palette.ink) +
      rings +
      disc(x, y, hub, palette.ground) +
      group(`translate(${n(x)} ${n(y)}) rotate(${n(degrees)})`, teeth) +
      ring(x, y, hub - 14, palette.ink, 5)
    )
  }
}

/** A single pack, too large for the sheet: each word is an arc on a spiral from the hub outwards. */
export const spiral: Motif = ({ palette, chance, score }) => {
  const x = chance.between(260, 1340)
  const y = chance.between(280, 920)
  const thickness = chance.between(22, 34)
  const pitch = thickness * 1.5
  let angle = chance.between(0, Math.PI * 2)
  let radius = 150
  // The whole story fills the pack: the length of the spiral up to its rim, shared out among the words.
  const rim = chance.between(560, 900)
  const length = (Math.PI * (rim ** 2 - radius ** 2)) / pitch
  const unit = length / score.reduce((sum, { size }) => sum + 0.12 + size, 0)
  let arcs = ''
  for (const { size, isLast } of score) {
    let rest = (0.12 + size) * unit - 26
    // A word may take more than a turn near the hub: drawn in pieces whose radius grows.
    while (rest > 0) {
      const piece = Math.min(rest, radius * 0.5)
      const sweep = piece / radius
      arcs += stroke(
        arc(x, y, radius, angle, angle + sweep),
        isLast ? palette.accent : palette.ink,
        thickness,
      )
      angle += sweep
      radius += (pitch * sweep) / (2 * Math.PI)
      rest -= piece
    }
    angle += 26 / radius
  }
  return arcs + disc(x, y, 92, palette.accent) + disc(x, y, 34, palette.ground)
}

/** The tape has left its shell; a pencil stands by. */
export const tangle: Motif = ({ palette, chance, score }) => {
  const points: [number, number][] = []
  const loops = 9 + chance.below(5)
  for (let i = 0; i <= loops; i++) {
    const beat = score[(i * 3) % score.length]?.size ?? 0.5
    const x = -150 + (1900 * i) / loops + chance.between(-260, 260)
    points.push([x, 600 + (i % 2 === 0 ? -1 : 1) * (140 + 420 * beat)])
  }
  const d = curve(points)
  const ribbon =
    stroke(d, palette.ground, 74) +
    stroke(d, palette.second, 58) +
    stroke(d, palette.ink, 58, { 'stroke-dasharray': dashes(score.map(({ size }) => 20 + size * 150)) })
  const lean = chance.between(-58, -28) * (chance.when(0.5) ? 1 : -1)
  const pencil =
    box(-900, -34, 1500, 68, palette.accent) +
    box(-900, -11, 1500, 22, palette.ink, { opacity: 0.18 }) +
    shape('M600 -34L720 -8V8L600 34Z', palette.second) +
    shape('M680 -17L720 -8V8L680 17Z', palette.ink)
  const place = `translate(${n(chance.between(600, 1000))} ${n(chance.between(480, 720))}) rotate(${n(lean)})`
  return chance.when(0.5) ? group(place, pencil) + ribbon : ribbon + group(place, pencil)
}

/** The label of a tape: what is written on it are the lengths of the words. */
export const label: Motif = ({ palette, chance, score }) => {
  const rows = Math.min(7, Math.max(4, Math.ceil(score.length / 8)))
  const perRow = Math.ceil(score.length / rows)
  let lines = ''
  for (let row = 0; row < rows; row++) {
    const words = score.slice(row * perRow, (row + 1) * perRow)
    const total = words.reduce((sum, { size }) => sum + size + 0.16, 0)
    const unit = Math.min(260, (1180 * (0.72 + 0.28 * (words[0]?.size ?? 1))) / Math.max(total, 1))
    let x = -590
    const y = -330 + (row * 500) / rows
    lines += stroke(line(-590, y + 26, 590, y + 26), palette.ink, 1.5, { opacity: 0.35 })
    for (const { size, isLast } of words) {
      lines += box(x, y - 8, size * unit, 22, isLast ? palette.accent : palette.ink)
      x += (size + 0.16) * unit
    }
  }
  const part = chance.between(0.2, 0.8)
  const holes = [-270, 270].map((x) => ring(x, 300, 74, palette.ground, 20)).join('')
  const window =
    box(-430, 206, 860, 188, palette.ink, { rx: 94 }) +
    element('rect', { x: -160, y: 250, width: 320, height: 100, fill: palette.second }) +
    box(-160, 250, 320 * part, 100, palette.accent, { opacity: 0.9 }) +
    holes
  const scale = chance.between(0.92, 1.35)
  const place = `translate(${n(800 + chance.between(-160, 160))} ${n(580 + chance.between(-60, 90))}) rotate(${n(chance.between(-24, 24))}) scale(${n(scale)})`
  return group(place, frame() + lines + window)

  function frame(): string {
    return (
      box(-700, -450, 1400, 930, palette.second, { rx: 40, opacity: 0.5 }) +
      box(-640, -400, 1280, 560, palette.ground, { rx: 14 })
    )
  }
}

function dashes(lengths: readonly number[]): string {
  return lengths.map((length) => `${n(length)} ${n(14)}`).join(' ')
}
