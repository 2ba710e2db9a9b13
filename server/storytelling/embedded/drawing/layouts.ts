import type { View } from './backdrops/backdrop.ts'
import type { Motif } from './motifs/motif.ts'
import { halo, set, tilt } from './stage.ts'
import {
  circle,
  ellipse,
  fade,
  fill,
  over,
  place,
  polygon,
  rect,
  repeat,
  silhouette,
  stroke,
  tones,
  within,
} from './shapes.ts'
import type { Drawing, Tone } from './shapes.ts'

/** What a layout arranges. */
export interface Cast {
  readonly hero: Motif
  readonly second: Motif
  readonly third: Motif
  /** Fills the sheet. */
  readonly ground: Drawing
  readonly isDark: boolean
  readonly view: View
}

export type Layout = (cast: Cast) => Drawing

const { accent, light, paper, wash, tint } = tones

/** Near and far: the hero before a landscape, cropped by the sheet; the second small on the horizon or in the sky. */
const nearAndFar: Layout = ({ hero, second, ground, isDark, view }) => {
  const { side, chance, horizon } = view
  const x = 500 + side * chance.between(150, 230)
  const scale = chance.between(0.8, 0.98)
  const far = 500 - side * chance.between(250, 310)
  const small =
    second.pose === 'flies'
      ? set(second, far, chance.between(360, 440), 0.34, chance.between(-12, 12))
      : set(second, far, horizon + 50, second.pose === 'lies' ? 0.27 : 0.34)
  return [
    ...ground,
    ...(isDark
      ? [...halo(far, second.pose === 'flies' ? 260 : horizon - 90, 190, light), ...halo(x, 560, 390, paper)]
      : []),
    ...small,
    ...set(hero, x, hero.pose === 'stands' ? 890 : 850, scale, tilt(hero, view)),
  ]
}

/** So near that the sheet cannot hold it. */
const closeUp: Layout = ({ hero, second, ground, isDark, view }) => {
  const { side, chance } = view
  const x = 500 + side * chance.between(150, 240)
  const scale =
    hero.pose === 'stands'
      ? chance.between(1.08, 1.24)
      : hero.pose === 'flies'
        ? chance.between(0.98, 1.12)
        : chance.between(1.25, 1.5)
  const corner = 500 - side * 300
  return [
    ...ground,
    ...(isDark ? halo(x - side * 40, 560, 500, light) : []),
    ...set(
      hero,
      x,
      hero.pose === 'stands' ? 1060 : 560 + 450 * scale,
      scale,
      hero.pose === 'stands' ? side * -chance.between(4, 9) : side * chance.between(14, 34),
    ),
    ...halo(corner, 240, 148, isDark ? paper : accent),
    ...halo(corner + 14, 254, 136, isDark ? wash : paper),
    ...set(second, corner + 6, 366, 0.25, 0, false),
  ]
}

/** What is heard goes on sounding: the hero, and its echoes behind it. */
const echoes: Layout = ({ hero, second, view }) => {
  const { side, chance } = view
  const drawing = hero.draw()
  const scale = chance.between(0.72, 0.86)
  const turn = tilt(hero, view)
  const [dx, dy] = [side * chance.between(84, 112), -chance.between(70, 100)]
  const [x, y] = [500 - side * 170, 590]
  const after: readonly Tone[] = [
    [0, 0.2, 0],
    [0, 0, 0.5],
    [0, 0.65, 0],
    [0, 0, 1],
  ]
  return [
    fill(rect(-50, -50, 1100, 1100), paper),
    ...after.map((tone, i) =>
      over([place(x + dx * (4 - i), y + dy * (4 - i), silhouette(drawing, tone), scale, turn)]),
    ),
    place(x, y, drawing, scale, turn),
    ...(second.pose === 'stands'
      ? set(second, 500 + side * 300, 890, 0.33, 0, false)
      : set(second, 500 + side * 290, 880, 0.34, side * 12, false)),
  ]
}

/** A landscape seen through a disc, much paper, and the hero breaking out of it. */
const porthole: Layout = ({ hero, second, ground, isDark, view }) => {
  const { side, chance } = view
  const [x, y, r] = [500 + side * chance.between(70, 130), 440, chance.between(345, 385)]
  const near = 500 - side * chance.between(120, 200)
  return [
    fill(rect(-50, -50, 1100, 1100), paper),
    within(circle(x, y, r), [
      ...ground,
      ...(isDark ? halo(near + side * 60, y + 80, 230, light) : []),
      ...(second.pose === 'flies'
        ? set(second, x + side * 170, 390, 0.3, 10)
        : set(second, x + side * 130, y + r * 0.8, 0.42)),
    ]),
    ...set(hero, near, 890, chance.between(0.62, 0.72), tilt(hero, view)),
  ]
}

/** The same through a tall arch. */
const arch: Layout = ({ hero, second, third, ground, isDark, view }) => {
  const { side, chance } = view
  const x = 500 + side * 170
  const [left, wide] = [x - 240, 480]
  const form = `M${left} 960V330A240 240 0 0 1 ${left + wide} 330V960Z`
  return [
    fill(rect(-50, -50, 1100, 1100), chance.when(0.5) ? paper : [0, 0, 0.22]),
    within(form, [
      ...ground,
      ...(isDark ? halo(x, 560, 220, light) : []),
      ...set(second, x + side * 20, second.pose === 'flies' ? 560 : 890, 0.5, 0),
    ]),
    ...set(hero, 500 - side * 200, 900, chance.between(0.66, 0.76), tilt(hero, view)),
    ...halo(500 - side * 270, 210, 118, accent),
    ...set(third, 500 - side * 270, 300, 0.2, 0, false),
  ]
}

/** The sheet in columns: three views of one afternoon. */
const columns: Layout = ({ hero, second, third, ground, isDark, view }) => {
  const { side, chance } = view
  const cut = side > 0 ? chance.between(330, 400) : chance.between(600, 670)
  const [slimX, slimW, wideX, wideW] = side > 0 ? [0, cut, cut, 1000 - cut] : [cut, 1000 - cut, 0, cut]
  const row = chance.between(430, 560)
  return [
    within(rect(wideX, 0, wideW, 1000), [
      ...ground,
      ...(isDark ? halo(wideX + wideW / 2, 560, 320, light) : []),
      ...set(hero, wideX + wideW * 0.54, 880, chance.between(0.78, 0.92), tilt(hero, view)),
    ]),
    within(rect(slimX, 0, slimW, row), [
      fill(rect(slimX, 0, slimW, row), accent),
      ...halo(slimX + slimW * 0.5, row * 0.58, slimW * 0.46, paper),
      ...set(second, slimX + slimW * 0.5, row * 0.58 + 160, 0.34, 0, false),
    ]),
    within(rect(slimX, row, slimW, 1000 - row), [
      fill(rect(slimX, row, slimW, 1000), light),
      ...set(third, slimX + slimW * 0.44, row + 620, 0.95, third.pose === 'stands' ? 0 : 24, false),
    ]),
  ]
}

/** A giant in the landscape: the second is small, the hero rises behind the horizon like weather. */
const giant: Layout = ({ hero, second, third, ground, isDark, view }) => {
  const { side, chance, horizon } = view
  const x = 500 + side * chance.between(60, 130)
  return [
    ...ground,
    ...(isDark ? halo(x, horizon - 200, 360, light) : []),
    within(rect(-50, -50, 1100, horizon + 62), [
      place(
        x,
        horizon - 180,
        hero.draw(),
        chance.between(0.74, 0.84),
        hero.pose === 'stands' ? 0 : tilt(hero, view),
      ),
    ]),
    fill(
      `M-50 ${horizon + 70}Q${500 - side * 200} ${horizon - 30} 1050 ${horizon + 60}V1050H-50Z`,
      isDark ? tones.dark : fade(accent, tones.both),
    ),
    ...(isDark ? halo(500 - side * 270, 800, 130, accent) : []),
    ...set(second, 500 - side * 270, 890, 0.3),
    ...set(third, 500 + side * 330, 900, 0.17, 0, false),
  ]
}

/** One shape in one ink over another in another: where they cross, a third colour stands. */
const overprint: Layout = ({ hero, second, third, view }) => {
  const { side, chance } = view
  return [
    fill(rect(-50, -50, 1100, 1100), paper),
    ...repeat(3, (i) =>
      fill(circle(500 - side * 230, 300, 330 - i * 96), ([wash, paper, wash] as const)[i] ?? paper),
    ),
    place(
      500 - side * 150,
      430,
      silhouette(second.draw(), light),
      1.15,
      second.pose === 'stands' ? 0 : -side * 18,
    ),
    over([
      place(
        500 + side * 260,
        330,
        silhouette(third.draw(), tint),
        0.8,
        third.pose === 'stands' ? 0 : side * 14,
      ),
    ]),
    ...set(hero, 500 + side * chance.between(70, 140), 900, chance.between(0.82, 0.92), tilt(hero, view)),
  ]
}

/** On a table, seen from above: things lie where somebody left them. */
const tableTop: Layout = ({ hero, second, third, view }) => {
  const { side, chance } = view
  const lean = side * chance.between(9, 20)
  return [
    fill(rect(-50, -50, 1100, 1100), chance.when(0.5) ? [0, 0, 0.9] : [0, 0.95, 0]),
    place(
      500 - side * 90,
      430,
      [
        over([fill(rect(-390, -330, 800, 740), [0.5, 0, 0])]),
        fill(rect(-410, -360, 800, 740), paper),
        ...repeat(13, (i) => stroke(`M-370 ${-300 + i * 52}H350`, [0, 0, 0.5], 4)),
        stroke('M-290 -360V380', tint, 5),
      ],
      1,
      lean,
    ),
    ...set(third, 500 - side * 330, 330, 0.3, -lean * 1.5),
    ...set(second, 500 - side * 270, 960, 0.46, -lean),
    ...set(hero, 500 + side * 120, 850, chance.between(0.74, 0.84), hero.pose === 'stands' ? 0 : lean * 1.6),
    fill(ellipse(500 + side * 470, 90, 150, 150), tones.dark),
    fill(ellipse(500 + side * 470, 90, 108, 108), [0.6, 0.4, 0.4]),
  ]
}

/** A large cut through the sheet, and the hero along it. */
const slope: Layout = ({ hero, second, ground, isDark, view }) => {
  const { side, chance } = view
  const edge =
    side > 0
      ? polygon(-50, 1050, -50, 700, 1050, 190, 1050, 1050)
      : polygon(1050, 1050, 1050, 700, -50, 190, -50, 1050)
  return [
    fill(rect(-50, -50, 1100, 1100), isDark ? light : paper),
    within(edge, ground),
    ...(isDark ? halo(500 + side * 130, 600, 330, paper) : []),
    ...set(second, 500 - side * 310, 340, 0.28, -side * 8, false),
    ...set(hero, 500 + side * 175, 930, chance.between(0.8, 0.92), -side * (hero.pose === 'stands' ? 7 : 25)),
  ]
}

export const layouts: readonly [Layout, ...Layout[]] = [
  nearAndFar,
  echoes,
  closeUp,
  porthole,
  columns,
  giant,
  tableTop,
  arch,
  overprint,
  slope,
]
