import type { Motif } from '../motif.ts'
import { arc, box, disc, group, n, ring, stroke } from '../svg.ts'

/** Quarter circles, each word one more round of an echo. */
export const echoes: Motif = ({ palette, chance, score }) => {
  const corner = chance.below(4)
  const x = corner % 2 === 0 ? chance.between(-80, 320) : chance.between(1280, 1680)
  const y = corner < 2 ? chance.between(-80, 260) : chance.between(940, 1280)
  const towards = Math.atan2(600 - y, 800 - x)
  const step = 1650 / score.length
  return (
    score
      .map(({ size, isLast }, i) => {
        const r = 150 + i * step
        const spread = 0.12 + size * 0.95
        return stroke(
          arc(x, y, r, towards - spread, towards + spread),
          isLast ? palette.accent : palette.ink,
          step * 0.52,
        )
      })
      .join('') + disc(x, y, 110, palette.accent)
  )
}

/** Steps of bars, like a drawer of things kept. */
export const steps: Motif = ({ palette, chance, score }) => {
  const step = 1600 / score.length
  const lean = chance.between(-0.5, 0.5)
  const bars = score
    .map(({ size, isLast }, i) => {
      const h = 160 + size * 620
      const y = 1200 - h - lean * (i * step - 800) * 0.5
      return box(
        i * step + step * 0.12,
        y,
        step * 0.76,
        1400,
        isLast ? palette.accent : size > 0.5 ? palette.ink : palette.second,
      )
    })
    .join('')
  const r = chance.between(110, 210)
  return disc(chance.between(260, 1340), chance.between(r + 40, 420), r, palette.accent) + bars
}

/** A plate with a dial of words: a device, whatever it was. */
export const dial: Motif = ({ palette, chance, score }) => {
  const x = chance.between(600, 1000)
  const y = chance.between(480, 720)
  const from = Math.PI * 0.75
  const span = Math.PI * 1.5
  const marks = score
    .map(({ size, isLast }, i) => {
      const degrees = ((from + (span * i) / score.length) * 180) / Math.PI
      return box(330, -5, 40 + size * 150, 10, isLast ? palette.accent : palette.ink, {
        transform: `rotate(${n(degrees)})`,
      })
    })
    .join('')
  const pointer = ((from + span * chance.between(0.05, 0.95)) * 180) / Math.PI
  return (
    box(x - 760, y - 620, 1520, 1240, palette.second, { rx: 90, opacity: 0.5 }) +
    group(
      `translate(${n(x)} ${n(y)})`,
      marks +
        disc(0, 0, 280, palette.ink) +
        ring(0, 0, 236, palette.ground, 3, { opacity: 0.5 }) +
        box(120, -13, 150, 26, palette.accent, { transform: `rotate(${n(pointer)})` }),
    )
  )
}
