import type { Motif } from '../motif.ts'
import { arc, box, curve, disc, group, line, n, ring, shape, stroke } from '../svg.ts'

/** The wheel: each word is a detent, the accent is the way the thumb has gone. */
export const wheel: Motif = ({ palette, chance, score }) => {
  const x = 800 + chance.between(-380, 380)
  const y = 600 + chance.between(-240, 240)
  const outer = chance.between(430, 640)
  const inner = outer * 0.34
  const start = chance.between(0, Math.PI * 2)
  const travel = chance.between(0.9, 4.4)
  const middle = (outer + inner) / 2
  const step = (Math.PI * 2) / score.length
  const ticks = score
    .map(({ size, isLast }, i) => {
      const angle = start + i * step
      const from = outer - 34
      const to = from - size * (outer - inner - 90)
      const d = line(
        x + from * Math.cos(angle),
        y + from * Math.sin(angle),
        x + to * Math.cos(angle),
        y + to * Math.sin(angle),
      )
      return stroke(d, isLast ? palette.accent : palette.ink, Math.min(13, step * inner * 0.62), {
        'stroke-linecap': 'round',
      })
    })
    .join('')
  return (
    disc(x, y, outer, palette.second, { opacity: 0.55 }) +
    stroke(arc(x, y, middle, start, start + travel), palette.accent, outer - inner, { opacity: 0.16 }) +
    ticks +
    disc(x, y, inner, palette.ground) +
    disc(
      x + (outer + 60) * Math.cos(start + travel),
      y + (outer + 60) * Math.sin(start + travel),
      34,
      palette.accent,
    )
  )
}

/** A cable between two ears, above the list of songs; one row is chosen. */
export const cable: Motif = ({ palette, chance, score }) => {
  const rows = 12
  const chosen = 2 + chance.below(rows - 4)
  const gap = 1200 / rows
  let list = ''
  for (let row = 0; row < rows; row++) {
    const reach = 420 + (score[row % score.length]?.size ?? 0.5) * 1060
    if (row === chosen) list += box(0, row * gap, 1600, gap, palette.accent)
    let x = 120
    for (let k = 0; x < reach; k++) {
      const w = 40 + (score[(row * 5 + k) % score.length]?.size ?? 0.5) * 210
      list += box(x, row * gap + gap * 0.37, w, gap * 0.26, row === chosen ? palette.ground : palette.ink, {
        opacity: row === chosen ? 1 : 0.5,
        rx: gap * 0.05,
      })
      x += w + 26
    }
  }
  const fork: [number, number] = [chance.between(700, 1150), chance.between(430, 640)]
  const ends: [number, number][] = [
    [fork[0] - chance.between(180, 360), chance.between(130, 260)],
    [fork[0] + chance.between(150, 330), chance.between(120, 300)],
  ]
  const trunk = curve([
    [chance.between(900, 1500), 1300],
    [chance.between(1000, 1500), 1030],
    [chance.between(620, 960), 850],
    fork,
  ])
  const branches = ends.map(([ex, ey]) =>
    curve([fork, [(fork[0] + ex) / 2 + chance.between(-90, 90), (fork[1] + ey) / 2 + 60], [ex, ey]]),
  )
  const cables =
    [trunk, ...branches].map((d) => stroke(d, palette.ground, 58)).join('') +
    stroke(trunk, palette.ink, 26) +
    branches.map((d) => stroke(d, palette.ink, 20)).join('') +
    disc(fork[0], fork[1], 20, palette.ink)
  const buds = ends
    .map(
      ([ex, ey]) =>
        disc(ex, ey, 86, palette.ground) + disc(ex, ey, 70, palette.ink) + disc(ex, ey, 30, palette.accent),
    )
    .join('')
  return list + cables + buds
}

/** A shelf of sleeves that has become weightless. */
export const sleeves: Motif = ({ palette, chance, score }) => {
  const centre = 800 + chance.between(-160, 160)
  const side = chance.between(440, 560)
  const top = 600 - side / 2 - 40
  const count = 7
  let shelves = ''
  for (let k = count; k >= 1; k--) {
    for (const direction of [-1, 1]) {
      const beat = score[(k * 2 + (direction > 0 ? 1 : 0)) % score.length]?.size ?? 0.5
      const near = centre + direction * (side * 0.52 + k * 112)
      const far = near + direction * -92
      const slant = 46
      const fill = beat > 0.72 ? palette.accent : beat > 0.4 ? palette.ink : palette.second
      const d = `M${n(far)} ${n(top + slant)}L${n(near)} ${n(top)}V${n(top + side)}L${n(far)} ${n(top + side - slant)}Z`
      shelves += shape(d, palette.ground, { stroke: palette.ground, 'stroke-width': 16 }) + shape(d, fill)
      const mirrored = `M${n(far)} ${n(top + side - slant + 18)}L${n(near)} ${n(top + side + 18)}V${n(top + side + 150)}L${n(far)} ${n(top + side + 104)}Z`
      shelves += shape(mirrored, fill, { opacity: 0.13 })
    }
  }
  const unit = side / Math.ceil(Math.sqrt(score.length))
  const perRow = Math.ceil(Math.sqrt(score.length))
  const cover = score
    .map(({ size, isLast }, i) => {
      const r = (unit / 2) * (0.18 + 0.78 * size)
      const cx = centre - side / 2 + unit * ((i % perRow) + 0.5)
      const cy = top + unit * (Math.floor(i / perRow) + 0.5)
      return disc(cx, cy, r, isLast ? palette.ink : palette.ground)
    })
    .join('')
  return (
    shelves +
    box(centre - side / 2 - 10, top - 10, side + 20, side + 20, palette.ground) +
    box(centre - side / 2, top, side, side, palette.accent) +
    cover +
    box(centre - side / 2, top + side + 18, side, 150, palette.accent, { opacity: 0.13 })
  )
}

/** Both ears at once: two discs share what lies between them. */
export const shared: Motif = ({ palette, chance, score }) => {
  const r = chance.between(330, 430)
  const reach = chance.between(0.62, 0.92) * r
  const tilt = chance.between(-40, 40)
  const step = (2 * r) / score.length
  const lines = score
    .map(({ size, isLast }, i) => {
      const y = -r + (i + 0.5) * step
      const half = 60 + size * 560
      return stroke(
        line(-half, y, half, y),
        isLast ? palette.accent : palette.ground,
        Math.min(10, step * 0.5),
      )
    })
    .join('')
  return group(
    `translate(800 600) rotate(${n(tilt)})`,
    disc(-reach, 0, r, palette.ink) +
      disc(reach, 0, r, palette.accent, { opacity: 0.92 }) +
      lines +
      ring(-reach, 0, r, palette.ink, 6) +
      ring(reach, 0, r, palette.ink, 6),
  )
}
