import type { AvatarAnswers } from '#contract/avatar.ts'
import { circle, ellipse, fill, polyline, rect, stroke, tones } from '../shapes.ts'
import type { Drawing, Tone } from '../shapes.ts'
import type { Head } from './head.ts'

const { paper, dark, accent } = tones

/** Eyes and mouth in the manner of an era. */
export function drawFace(head: Head, era: AvatarAnswers['retroEra']): Drawing {
  const { eyes, mouth, ink } = head
  const spots = [eyes.x - eyes.apart, eyes.x + eyes.apart]
  return [
    ...spots.flatMap((x, i) => eye(x, eyes.y, eyes.size, era, ink, i === 0 ? -1 : 1)),
    ...smile(mouth, era, ink),
  ]
}

function eye(
  x: number,
  y: number,
  size: number,
  era: AvatarAnswers['retroEra'],
  ink: Tone,
  side: number,
): Drawing {
  // What glints in an eye is the opposite of the eye itself.
  const glint = ink[0] === 1 ? paper : dark
  if (era === '60s') {
    return [
      fill(ellipse(x, y, size, size * 1.15), ink),
      fill(circle(x - size * 0.3, y - size * 0.36, size * 0.32), glint),
      ...[0, 1, 2].map((i) =>
        stroke(
          polyline(
            x + side * size * (0.75 + i * 0.16),
            y - size * (1 - i * 0.42),
            x + side * size * (1.3 + i * 0.2),
            y - size * (1.5 - i * 0.55),
          ),
          ink,
          6,
        ),
      ),
    ]
  }
  if (era === '70s') {
    return [
      fill(
        `M${x - size * 1.2} ${y - size * 0.1}A${size * 1.2} ${size * 1.1} 0 0 0 ${x + size * 1.2} ${y - size * 0.1}Z`,
        ink,
      ),
      stroke(polyline(x - size * 1.4, y - size * 0.16, x + size * 1.4, y - size * 0.16), ink, 8),
    ]
  }
  if (era === '80s')
    return [
      fill(rect(x - size, y - size * 1.1, size * 2, size * 2.2), ink),
      fill(rect(x - size * 0.6, y - size * 0.8, size * 0.8, size * 0.8), glint),
    ]
  if (era === '90s')
    return [
      fill(ellipse(x, y, size * 0.8, size * 1.3), ink),
      fill(circle(x + size * 0.2, y - size * 0.5, size * 0.34), glint),
    ]
  return [
    fill(circle(x, y, size * 1.15), ink),
    fill(circle(x + size * 0.34, y - size * 0.4, size * 0.42), glint),
    fill(circle(x - size * 0.42, y + size * 0.4, size * 0.2), glint),
  ]
}

function smile({ x, y, wide }: Head['mouth'], era: AvatarAnswers['retroEra'], ink: Tone): Drawing {
  const half = wide / 2
  if (era === '80s') {
    return [
      fill(rect(x - half, y - 2, 12, 14), ink),
      fill(rect(x - half + 10, y + 10, wide - 20, 12), ink),
      fill(rect(x + half - 12, y - 2, 12, 14), ink),
    ]
  }
  if (era === '60s')
    return [
      fill(
        `M${x - half} ${y}Q${x} ${y + half * 1.5} ${x + half} ${y}Q${x} ${y + half * 0.3} ${x - half} ${y}Z`,
        ink,
      ),
    ]
  if (era === '2000s')
    return [
      fill(
        `M${x - half} ${y - 4}H${x + half}Q${x + half * 0.8} ${y + half} ${x} ${y + half}T${x - half} ${y - 4}Z`,
        ink,
      ),
      fill(ellipse(x, y + half * 0.72, half * 0.4, half * 0.22), accent),
    ]
  return [stroke(`M${x - half} ${y}Q${x} ${y + half * 1.1} ${x + half} ${y}`, ink, era === '70s' ? 11 : 9)]
}
