import type { AvatarAnswers } from '../../../../contract/avatar.ts'
import { deviceKindOf } from './deviceKind.ts'
import { drawDevice } from './portraitDevices.ts'
import { drawHead } from './portraitHead.ts'
import { chanceFrom } from './random.ts'
import type { Chance } from './random.ts'
import { arc, box, disc, group, height, line, n, picture, shape, stroke, width } from './svg.ts'

/** The inks of a portrait. */
export interface PortraitPalette {
  readonly ground: string
  readonly pattern: string
  readonly ink: string
  readonly skin: string
  readonly hair: string
  readonly clothes: string
  readonly accent: string
}

type Era = AvatarAnswers['retroEra']
type Pattern = (colour: string, chance: Chance) => string

/** Colours that rooms, records and magazines of the decade were printed in. */
const eras: Readonly<Record<Era, Omit<PortraitPalette, 'skin' | 'hair'>>> = {
  '60s': { ground: '#ead9b5', pattern: '#d7883a', ink: '#26201c', clothes: '#2f5a5c', accent: '#b83a26' },
  '70s': { ground: '#dba94f', pattern: '#a8501f', ink: '#2a1c14', clothes: '#6b3a22', accent: '#efe0b8' },
  '80s': { ground: '#1f2340', pattern: '#3d4a8a', ink: '#f1eee6', clothes: '#d6466f', accent: '#4cc3c9' },
  '90s': { ground: '#cfdcd6', pattern: '#8fb5a8', ink: '#1f2a2c', clothes: '#4a4f86', accent: '#e0873a' },
  '2000s': { ground: '#e9ecee', pattern: '#c3cdd3', ink: '#22272b', clothes: '#7f9aa8', accent: '#3f9a6c' },
}

const skins = ['#f0cfae', '#d9a67c', '#b97f58', '#8a5a3c', '#5e3b28', '#e7bd98'] as const
const hairs = ['#241a16', '#5a3a22', '#8e5a2a', '#c9a25a', '#a8a39b', '#7a2f22'] as const

/**
 * A portrait as SVG, 4:3: a head, the favourite device held up beside it, and the pattern of the decade behind. The
 * same answers and seed give the same portrait.
 */
export function portraitPicture(answers: AvatarAnswers, seed: string): string {
  const chance = chanceFrom(`${seed}/${Object.values(answers).join('/')}`)
  const palette = { ...eras[answers.retroEra], skin: chance.of(skins), hair: chance.of(hairs) }
  const side = chance.when(0.5) ? 1 : -1
  const kind = deviceKindOf(`${answers.favoriteDevice} ${answers.favoriteStorage}`)
  const device = group(
    `translate(${n(800 + side * 450)} ${n(chance.between(700, 780))}) rotate(${n(side * chance.between(4, 16))})`,
    drawDevice(kind, palette),
  )
  const head = group(`translate(${n(800 - side * 130)} 590)`, drawHead(answers.retroEra, palette, chance))
  return picture(palette.ground, patterns[answers.retroEra](palette.pattern, chance) + head + device)
}

const patterns: Readonly<Record<Era, Pattern>> = {
  /** Atoms and lozenges. */
  '60s': (colour, chance) => {
    let content = ''
    const shift = chance.between(-60, 60)
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 7; column++) {
        const x = column * 260 + (row % 2) * 130 + shift
        const y = row * 270 + 60
        content += shape(
          `M${n(x)} ${y - 90}L${n(x + 38)} ${y}L${n(x)} ${y + 90}L${n(x - 38)} ${y}Z`,
          colour,
          {
            opacity: (row + column) % 3 === 0 ? 0.85 : 0.4,
          },
        )
      }
    }
    return content
  },
  /** Rounded rainbows. */
  '70s': (colour, chance) => {
    const x = chance.between(200, 1400)
    let content = ''
    for (let k = 0; k < 8; k++)
      content += stroke(arc(x, 1200, 340 + k * 120, Math.PI, Math.PI * 2), colour, 58, {
        opacity: 0.85 - k * 0.07,
      })
    return content
  },
  /** A grid to the horizon under a low sun. */
  '80s': (colour, chance) => {
    const horizon = 760
    const x = chance.between(500, 1100)
    let content = disc(x, horizon - 60, 330, colour, { opacity: 0.8 })
    for (let k = 0; k < 6; k++)
      content += box(0, horizon - 30 - k * 64, width, 20 - k * 2.4, eras['80s'].ground)
    content += box(0, horizon, width, height - horizon, eras['80s'].ground)
    for (let k = -12; k <= 12; k++)
      content += stroke(line(x + k * 60, horizon, x + k * 330, height), colour, 4)
    for (let k = 0; k < 8; k++)
      content += stroke(line(0, horizon + k * k * 9, width, horizon + k * k * 9), colour, 4)
    return content
  },
  /** Loose shapes, thrown. */
  '90s': (colour, chance) => {
    let content = ''
    for (let k = 0; k < 30; k++) {
      const place = `translate(${n((k % 6) * 290 + chance.between(-60, 120))} ${n(Math.floor(k / 6) * 260 + chance.between(0, 150))}) rotate(${n(chance.between(0, 180))})`
      const form = [
        stroke('M-60 0q20 -50 40 0t40 0t40 0', colour, 14, { 'stroke-linecap': 'round' }),
        shape('M0 -40L38 30H-38Z', colour),
        disc(0, 0, 26, colour),
      ]
      content += group(place, form[k % 3] ?? '', { opacity: 0.8 })
    }
    return content
  },
  /** Quiet bubbles of glass. */
  '2000s': (colour, chance) => {
    let content = ''
    for (let k = 0; k < 16; k++)
      content += disc(chance.between(0, 1600), chance.between(0, 1200), chance.between(50, 260), colour, {
        opacity: 0.3,
      })
    return content
  },
}
