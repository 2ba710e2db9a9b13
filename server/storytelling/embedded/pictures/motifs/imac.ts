import type { Motif } from '../motif.ts'
import { box, disc, element, group, line, n, ring, shape, stroke } from '../svg.ts'

/** A shell one can look into: the tube's shadow behind, the words as lines on the glass. */
export const shell: Motif = ({ palette, chance, score }) => {
  const body =
    'M-470 330C-560 120 -520 -260 -330 -390C-180 -480 180 -480 330 -390C520 -260 560 120 470 330C400 440 -400 440 -470 330Z'
  const step = 430 / score.length
  const lines = score
    .map(({ size, isLast }, i) => {
      const y = -290 + (i + 0.5) * step
      return stroke(
        line(-300, y, -300 + 600 * size, y),
        isLast ? palette.ground : palette.second,
        Math.min(12, step * 0.55),
      )
    })
    .join('')
  const holes = [-1, 1]
    .map((side) => {
      let dots = ''
      for (let i = 0; i < 21; i++)
        dots += disc(side * 255 + ((i % 7) - 3) * 24, 262 + Math.floor(i / 7) * 24, 6.5, palette.ink, {
          opacity: 0.7,
        })
      return dots
    })
    .join('')
  const place = `translate(${n(800 + chance.between(-200, 200))} ${n(600 + chance.between(-60, 80))}) rotate(${n(chance.between(-16, 16))}) scale(${n(chance.between(1, 1.4))})`
  return group(
    place,
    shape(body, palette.accent) +
      element('ellipse', { cx: 60, cy: -60, rx: 330, ry: 300, fill: palette.ink, opacity: 0.16 }) +
      stroke('M-230 -428C-150 -330 150 -330 230 -428', palette.ground, 20, { opacity: 0.7 }) +
      box(-360, -330, 720, 510, palette.ground, { rx: 70, opacity: 0.9 }) +
      box(-325, -305, 650, 460, palette.ink, { rx: 46 }) +
      lines +
      holes +
      stroke('M-430 200C-470 40 -440 -200 -300 -330', palette.ground, 10, {
        opacity: 0.5,
        'stroke-linecap': 'round',
      }),
  )
}

/** Layers of coloured plastic; where they lie on each other they darken. */
export const layers: Motif = ({ palette, chance, score }) => {
  const inks = [palette.accent, palette.second, palette.ink]
  let sheets = ''
  for (let k = 0; k < 5; k++) {
    const beat = score[(k * 7) % score.length]?.size ?? 0.5
    const rx = 260 + beat * 330
    const ry = rx * chance.between(0.66, 0.92)
    const x = chance.between(330, 1270)
    const y = chance.between(320, 880)
    sheets += element('rect', {
      x: x - rx,
      y: y - ry,
      width: rx * 2,
      height: ry * 2,
      rx: Math.min(rx, ry) * 0.72,
      fill: inks[k % 3] ?? palette.accent,
      opacity: k % 3 === 2 ? 0.3 : 0.62,
      transform: `rotate(${n(chance.between(-30, 30))} ${n(x)} ${n(y)})`,
    })
  }
  const step = 1240 / score.length
  const base = chance.between(300, 900)
  const vents = score
    .map(({ size, isLast }, i) => {
      const x = 180 + (i + 0.5) * step
      return stroke(
        line(x, base - size * 190, x, base + size * 190),
        isLast ? palette.ink : palette.ground,
        Math.min(14, step * 0.5),
        {
          'stroke-linecap': 'round',
        },
      )
    })
    .join('')
  return sheets + vents
}

/** The song of a modem: every line is a carrier, every word bends it. */
export const modem: Motif = ({ palette, chance, score }) => {
  const rows = 13
  const gap = 1200 / (rows + 1)
  const sun = disc(
    chance.between(300, 1300),
    chance.between(300, 900),
    chance.between(210, 380),
    palette.accent,
  )
  let waves = ''
  for (let row = 1; row <= rows; row++) {
    const words = 6
    let d = `M-40 ${n(row * gap)}`
    const calm = Math.abs(row / (rows + 1) - chance.between(0.3, 0.7))
    for (let k = 0; k < words; k++) {
      const beat = score[((row - 1) * words + k) % score.length]
      const size = beat?.size ?? 0.5
      const span = 1680 / words
      const cycles = 1 + Math.round(size * 9)
      const height = (12 + 95 * (1 - size)) * (1 - calm * 0.8)
      for (let c = 0; c < cycles * 2; c++) {
        d += `q${n(span / cycles / 4)} ${n(c % 2 === 0 ? -height : height)} ${n(span / cycles / 2)} 0`
      }
    }
    waves += stroke(d, row % 4 === 0 ? palette.second : palette.ink, 7, { 'stroke-linejoin': 'round' })
  }
  return sun + waves
}

/** One round mouse, many ways it was turned. */
export const puck: Motif = ({ palette, chance, score }) => {
  const x = chance.between(560, 1040)
  const y = chance.between(430, 770)
  const r = 270
  let turns = ''
  score.forEach(({ size, isLast }, i) => {
    const a = (i / score.length) * 360
    turns += box(
      r + 36,
      -5,
      40 + size * 330,
      Math.min(16, 1500 / score.length),
      isLast ? palette.accent : palette.ink,
      {
        transform: `rotate(${n(a)})`,
        opacity: isLast ? 1 : 0.75,
        rx: 4,
      },
    )
  })
  const wrong = chance.between(20, 340)
  return (
    stroke(
      `M${n(x)} ${n(y - r)}C${n(x + chance.between(-400, 400))} ${n(y - 520)} ${n(x + chance.between(-700, 700))} ${n(y - 300)} ${n(chance.between(0, 1600))} -60`,
      palette.second,
      34,
    ) +
    group(
      `translate(${n(x)} ${n(y)})`,
      turns + disc(0, 0, r, palette.accent) + disc(0, 0, r - 36, palette.second, { opacity: 0.5 }),
    ) +
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(wrong)})`,
      shape(`M-210 -60A218 218 0 0 1 210 -60Z`, palette.ground, { opacity: 0.85 }) +
        ring(0, 70, 46, palette.ground, 10),
    )
  )
}
