import type { Motif } from '../motif.ts'
import { arc, box, disc, element, group, line, n, ring, shape, stroke } from '../svg.ts'

/** The ring answers: one ray a word, brightest where somebody spoke. */
export const answer: Motif = ({ palette, chance, score }) => {
  const x = 800 + chance.between(-240, 240)
  const y = 600 + chance.between(-130, 130)
  const r = chance.between(230, 330)
  const towards = chance.between(0, Math.PI * 2)
  const step = (Math.PI * 2) / score.length
  const rays = score
    .map(({ size, isLast }, i) => {
      const angle = towards + i * step
      const near = Math.cos(angle - towards) * 0.5 + 0.5
      const from = r + 34
      const to = from + 40 + size * 400
      const d = line(
        x + from * Math.cos(angle),
        y + from * Math.sin(angle),
        x + to * Math.cos(angle),
        y + to * Math.sin(angle),
      )
      return stroke(d, isLast ? palette.ink : palette.accent, Math.min(11, step * r * 0.5), {
        opacity: 0.25 + 0.75 * near,
        'stroke-linecap': 'round',
      })
    })
    .join('')
  return (
    rays +
    ring(x, y, r, palette.second, 26) +
    stroke(arc(x, y, r, towards - 0.7, towards + 0.7), palette.accent, 26, { 'stroke-linecap': 'round' }) +
    stroke(arc(x, y, r, towards - 0.22, towards + 0.22), palette.ink, 26, { 'stroke-linecap': 'round' }) +
    disc(x, y, r - 46, palette.second, { opacity: 0.4 })
  )
}

/** A planet whose bands are the words; the night side hides half of them. */
export const planet: Motif = ({ palette, chance, score }) => {
  const r = chance.between(360, 520)
  const x = chance.between(420, 1180)
  const y = chance.between(440, 780)
  const tilt = chance.between(-35, 35)
  const step = (2 * r) / score.length
  const bands = score
    .map(({ size, isLast }, i) => {
      const top = -r + i * step
      const chord = Math.sqrt(Math.max(0, r ** 2 - (top + step / 2) ** 2))
      const from = -chord + (1 - size) * chord * 1.1
      return box(from, top + step * 0.14, chord - from, step * 0.72, isLast ? palette.ink : palette.accent)
    })
    .join('')
  const shade = `M0 ${n(-r)}A${n(r)} ${n(r)} 0 0 0 0 ${n(r)}A${n(r * 1.5)} ${n(r * 1.5)} 0 0 1 0 ${n(-r)}Z`
  let stars = ''
  for (let k = 0; k < 26; k++) {
    stars += disc(chance.between(0, 1600), chance.between(0, 1200), chance.between(1.5, 5), palette.ink, {
      opacity: 0.7,
    })
  }
  const moonAngle = chance.between(0, Math.PI * 2)
  const orbit = r + chance.between(90, 190)
  return (
    stars +
    ring(x, y, orbit, palette.second, 3) +
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(tilt)})`,
      element('clipPath', { id: 'globe' }, disc(0, 0, r, palette.ground)) +
        disc(0, 0, r, palette.second) +
        group('translate(0 0)', bands, { 'clip-path': 'url(#globe)' }) +
        shape(shade, palette.ground, { opacity: 0.55 }),
    ) +
    disc(
      x + orbit * Math.cos(moonAngle),
      y + orbit * Math.sin(moonAngle),
      chance.between(18, 44),
      palette.ink,
    )
  )
}

/** A voice crosses the dark towards the cylinder on the shelf. */
export const calling: Motif = ({ palette, chance, score }) => {
  const side = chance.when(0.5) ? 1 : -1
  const x = 800 + side * chance.between(300, 520)
  const floor = chance.between(960, 1060)
  const tall = chance.between(420, 560)
  const wide = tall * 0.36
  const sourceX = 800 - side * chance.between(500, 900)
  const sourceY = chance.between(200, 900)
  let arcs = ''
  let radius = 130
  const towards = Math.atan2(floor - tall / 2 - sourceY, x - sourceX)
  score.forEach(({ size, isLast }, i) => {
    const spread = 0.1 + size * 0.75
    const fade = 1 - (0.75 * i) / score.length
    arcs += stroke(
      arc(sourceX, sourceY, radius, towards - spread, towards + spread),
      isLast ? palette.ink : palette.accent,
      9,
      {
        opacity: fade,
        'stroke-linecap': 'round',
      },
    )
    radius += Math.max(16, 1500 / score.length)
  })
  const cylinder =
    box(x - wide / 2, floor - tall, wide, tall, palette.second) +
    element('ellipse', { cx: x, cy: floor, rx: wide / 2, ry: wide * 0.12, fill: palette.second }) +
    element('ellipse', { cx: x, cy: floor - tall, rx: wide / 2, ry: wide * 0.12, fill: palette.ground }) +
    element('ellipse', {
      cx: x,
      cy: floor - tall,
      rx: wide / 2,
      ry: wide * 0.12,
      fill: 'none',
      stroke: palette.accent,
      'stroke-width': 12,
    })
  return arcs + stroke(line(0, floor + wide * 0.12, 1600, floor + wide * 0.12), palette.second, 4) + cylinder
}

/** Rooms at night, seen from outside: a lit window for each long word. */
export const windows: Motif = ({ palette, chance, score }) => {
  const columns = 10
  const rows = Math.min(8, Math.max(4, Math.ceil(score.length / columns)))
  const w = 1600 / columns
  const h = 1200 / rows
  const drop = chance.between(0.5, 0.62)
  let house = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const beat = score[(row * columns + column) % score.length]
      if (!beat) continue
      const lit = beat.isLast ? palette.accent : beat.size > drop ? palette.ink : palette.second
      const inset = w * 0.14
      house += box(
        column * w + inset,
        row * h + h * 0.16,
        (w - 2 * inset) * (0.35 + 0.65 * beat.size),
        h * 0.66,
        lit,
        {
          opacity: beat.isLast ? 1 : 0.3 + 0.6 * beat.size,
        },
      )
    }
  }
  const x = (1 + chance.below(columns - 2) + 0.5) * w
  const y = (1 + chance.below(rows - 2) + 0.5) * h
  return house + disc(x, y, h * 0.62, palette.ground) + ring(x, y, h * 0.46, palette.accent, 22)
}
