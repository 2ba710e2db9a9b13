import type { Motif } from '../motif.ts'
import { box, disc, group, n, shape } from '../svg.ts'

/** Thresholds of ordered dithering, 4 by 4 (Bayer 1973): how a screen of two colours showed a third. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** A light on a screen of two colours; the words disturb it row by row. */
export const raster: Motif = ({ palette, chance, score }) => {
  const columns = 64
  const rows = 48
  const cell = 25
  const cx = chance.between(14, 50)
  const cy = chance.between(10, 38)
  const r = chance.between(14, 24)
  const waves = chance.between(0.5, 2.4)
  let light = ''
  let dark = ''
  for (let row = 0; row < rows; row++) {
    const shift = ((score[row % score.length]?.size ?? 0.5) - 0.4) * 16
    for (let column = 0; column < columns; column++) {
      const distance = Math.hypot(column - cx - shift * 0.5, row - cy) / r
      const value =
        distance < 1 ? 1 - distance * 0.62 : 0.34 + 0.3 * Math.sin(distance * waves * 2 + column / 24)
      if (value * 16 <= (bayer[(row % 4) * 4 + (column % 4)] ?? 8) + 1) continue
      const square = `M${column * cell} ${row * cell}h${cell}v${cell}h-${cell}z`
      if (distance < 1) light += square
      else dark += square
    }
  }
  return shape(dark, palette.second) + shape(light, palette.accent)
}

/** A page of program: indented, interrupted, waiting for the next line. */
export const listing: Motif = ({ palette, chance, score }) => {
  const size = chance.between(30, 44)
  const rowHeight = size * 1.75
  let x = 130
  let y = 150
  let indent = 0
  let text = ''
  for (const { size: word, isLast } of score) {
    const letters = Math.max(1, Math.round(word * 13))
    const w = letters * size * 0.56
    if (x + w > 1470) {
      x = 130 + indent * size * 1.6
      y += rowHeight
    }
    if (y > 1010) break
    text += box(x, y, w, size, isLast ? palette.accent : palette.ink, {
      opacity: isLast ? 1 : 0.45 + word * 0.55,
    })
    x += w + size * 0.5
    if (isLast) {
      indent = chance.below(4)
      x = 130 + indent * size * 1.6
      y += rowHeight * (chance.when(0.3) ? 2 : 1)
    }
  }
  const frame = chance.when(0.5)
    ? box(50, 60, 1500, 1080, palette.second, { opacity: 0.45, rx: 60 })
    : box(0, chance.between(0, 900), 1600, rowHeight * 2.4, palette.second, { opacity: 0.6 })
  return frame + text + box(x, Math.min(y, 1030), size * 0.62, size * 1.15, palette.accent)
}

/** A square disk, larger than life, with a label that lists what is on it. */
export const disk: Motif = ({ palette, chance, score }) => {
  const rows = 6
  const perRow = Math.ceil(Math.min(score.length, 48) / rows)
  let words = ''
  for (let row = 0; row < rows; row++) {
    let x = -290
    for (const { size, isLast } of score.slice(row * perRow, (row + 1) * perRow)) {
      const w = size * 96
      if (x + w > 300) break
      words += box(x, 70 + row * 56, w, 20, isLast ? palette.accent : palette.ink)
      x += w + 16
    }
    words += box(-300, 104 + row * 56, 600, 3, palette.ink, { opacity: 0.25 })
  }
  const place = `translate(${n(800 + chance.between(-260, 260))} ${n(600 + chance.between(-130, 130))}) rotate(${n(chance.between(-38, 38))}) scale(${n(chance.between(0.95, 1.5))})`
  return group(
    place,
    shape('M-450 -470H390L450 -410V470H-450Z', palette.ink) +
      box(-240, -470, 480, 300, palette.second) +
      box(60, -440, 110, 240, palette.ink) +
      box(-360, 20, 720, 450, palette.ground) +
      box(-360, 20, 720, 26, palette.accent) +
      words,
  )
}

/** Everything at once on a small screen: frames over frames, one of them awake. */
export const frames: Motif = ({ palette, chance, score }) => {
  let content = ''
  const count = 5
  for (let k = 0; k < count; k++) {
    const w = chance.between(430, 820)
    const h = chance.between(300, 560)
    const x = chance.between(40, 1560 - w)
    const y = chance.between(40, 1160 - h)
    const awake = k === count - 1
    content += box(x + 14, y + 14, w, h, palette.ink, { opacity: 0.25 })
    content += box(x, y, w, h, awake ? palette.ground : palette.second, {
      stroke: palette.ink,
      'stroke-width': 6,
    })
    content += box(x, y, w, 54, awake ? palette.accent : palette.ink)
    content += box(x + 18, y + 15, 24, 24, palette.ground)
    const step = (h - 110) / 9
    for (let row = 0; row < 9; row++) {
      const beat = score[(k * 9 + row) % score.length]
      if (!beat) continue
      content += box(
        x + 34,
        y + 86 + row * step,
        (w - 68) * beat.size,
        step * 0.44,
        beat.isLast ? palette.accent : palette.ink,
        {
          opacity: awake ? 0.9 : 0.4,
        },
      )
    }
  }
  return content + disc(chance.between(200, 1400), chance.between(200, 1000), 26, palette.accent)
}
