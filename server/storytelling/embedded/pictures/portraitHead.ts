import type { AvatarAnswers } from '../../../../contract/avatar.ts'
import type { PortraitPalette } from './portraitPicture.ts'
import type { Chance } from './random.ts'
import { box, disc, element, n, shape, stroke } from './svg.ts'

/** Head and shoulders around the origin, about 900 units high. No face is drawn but glance and mouth: poster, not comic. */
export function drawHead(era: AvatarAnswers['retroEra'], palette: PortraitPalette, chance: Chance): string {
  const w = chance.between(168, 196)
  const jaw = chance.between(0.74, 0.96)
  const chin = chance.between(232, 262)
  const face = `M${n(-w)} -90C${n(-w)} -270 ${n(w)} -270 ${n(w)} -90V40C${n(w)} ${n(150)} ${n(w * jaw * 0.62)} ${chin} 0 ${chin}C${n(-w * jaw * 0.62)} ${chin} ${n(-w)} 150 ${n(-w)} 40Z`
  const shadow = `M0 -225C${n(w)} -225 ${n(w)} -160 ${n(w)} -90V40C${n(w)} 150 ${n(w * jaw * 0.62)} ${chin} 0 ${chin}C${n(w * 0.5)} 120 ${n(w * 0.34)} -60 0 -225Z`
  const shoulders = chance.between(380, 450)
  const body =
    shape(
      `M${n(-shoulders)} 640C${n(-shoulders)} 400 -220 370 -90 340H90C220 370 ${n(shoulders)} 400 ${n(shoulders)} 640Z`,
      palette.clothes,
    ) +
    box(-84, 150, 168, 250, palette.skin, { rx: 60 }) +
    shape('M-84 250C-30 330 60 330 84 240V300C40 380 -50 380 -84 320Z', palette.ink, { opacity: 0.16 }) +
    collar(era, palette)
  const glance = chance.between(-14, 14)
  const eyes = [-1, 1]
    .map(
      (side) =>
        disc(side * 74 + glance, -16, 13, '#201a17') +
        stroke(`M${side * 74 - 40} -66q40 ${n(chance.between(-26, -12))} 80 0`, '#201a17', 9, {
          'stroke-linecap': 'round',
          opacity: 0.75,
        }),
    )
    .join('')
  const nose = stroke(`M${n(glance * 0.6)} -10L${n(18 + glance)} 76H-14`, '#201a17', 7, {
    opacity: 0.45,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
  const mouth = stroke(`M-52 142q52 ${n(chance.between(10, 44))} 104 0`, '#201a17', 10, {
    'stroke-linecap': 'round',
    opacity: 0.85,
  })
  const ears = [-1, 1]
    .map((side) => element('ellipse', { cx: side * w, cy: 10, rx: 30, ry: 52, fill: palette.skin }))
    .join('')
  const style = chance.below(5)
  return (
    hairBehind(style, w, palette) +
    body +
    ears +
    shape(face, palette.skin) +
    shape(shadow, palette.ink, { opacity: 0.1 }) +
    eyes +
    nose +
    mouth +
    hairInFront(style, w, palette) +
    accessory(era, w, palette, chance)
  )
}

function hairBehind(style: number, w: number, { hair }: PortraitPalette): string {
  if (style === 1)
    return shape(`M${n(-w - 60)} 330C${n(-w - 110)} -420 ${n(w + 110)} -420 ${n(w + 60)} 330Z`, hair)
  if (style === 2) return disc(0, -110, w + 120, hair)
  return ''
}

function hairInFront(style: number, w: number, { hair }: PortraitPalette): string {
  const top = [
    // Side parting.
    `M${n(-w - 14)} -20C${n(-w - 40)} -330 ${n(w + 50)} -350 ${n(w + 14)} -20C${n(w - 20)} -150 40 -160 -70 -170C-120 -150 ${n(-w + 10)} -110 ${n(-w - 14)} -20Z`,
    // Long, with a fringe.
    `M${n(-w - 8)} 20C${n(-w - 50)} -330 ${n(w + 50)} -330 ${n(w + 8)} 20C${n(w - 10)} -90 ${n(w - 40)} -116 0 -116C${n(-w + 40)} -116 ${n(-w + 10)} -90 ${n(-w - 8)} 20Z`,
    // Curls.
    `M${n(-w)} -70C${n(-w - 20)} -300 ${n(w + 20)} -300 ${n(w)} -70C${n(w - 60)} -170 ${n(-w + 60)} -170 ${n(-w)} -70Z`,
    // Cropped.
    `M${n(-w - 2)} -60C${n(-w - 8)} -290 ${n(w + 8)} -290 ${n(w + 2)} -60C${n(w - 16)} -190 ${n(-w + 16)} -190 ${n(-w - 2)} -60Z`,
    // Tall.
    `M${n(-w - 6)} -30C${n(-w - 70)} -300 -60 -430 120 -380C${n(w + 90)} -340 ${n(w + 30)} -150 ${n(w + 6)} -30C${n(w - 10)} -170 -40 -150 ${n(-w + 26)} -170Z`,
  ]
  return shape(top[style] ?? '', hair)
}

function collar(era: AvatarAnswers['retroEra'], { accent, ink, clothes }: PortraitPalette): string {
  if (era === '60s')
    return shape('M-120 345L0 470L120 345L150 400L0 560L-150 400Z', accent) + box(-14, 470, 28, 170, accent)
  if (era === '70s') return shape('M-100 335L-250 470L-110 500L0 400L110 500L250 470L100 335L0 400Z', accent)
  if (era === '80s') return stroke('M-320 640L-110 350M320 640L110 350', accent, 44)
  if (era === '90s')
    return (
      stroke('M-112 348C-70 430 70 430 112 348', accent, 40) +
      stroke('M-40 430V640M40 430V600', ink, 9, { opacity: 0.6 })
    )
  return (
    stroke('M-112 350C-90 420 90 420 112 350', clothes, 30) + stroke('M0 420V640', ink, 8, { opacity: 0.5 })
  )
}

function accessory(
  era: AvatarAnswers['retroEra'],
  w: number,
  { accent, ink }: PortraitPalette,
  chance: Chance,
): string {
  const glasses = (shapeOf: (x: number) => string) =>
    shapeOf(-78) + shapeOf(78) + stroke('M-22 -20q22 -16 44 0', ink, 10)
  if (era === '80s' || (era === '2000s' && chance.when(0.6))) {
    const size = era === '80s' ? 1 : 0.62
    return (
      stroke(`M${n(-w - 16)} 0C${n(-w - 60)} -380 ${n(w + 60)} -380 ${n(w + 16)} 0`, ink, 20) +
      [-1, 1]
        .map((side) =>
          element('ellipse', { cx: side * (w + 14), cy: 10, rx: 46 * size, ry: 86 * size, fill: accent }),
        )
        .join('')
    )
  }
  if (era === '60s')
    return glasses((x) =>
      shape(`M${x - 66} -58H${x + 66}L${x + 46} 30H${x - 46}Z`, 'none', {
        stroke: ink,
        'stroke-width': 13,
        'stroke-linejoin': 'round',
      }),
    )
  if (era === '70s' && chance.when(0.7))
    return glasses((x) => disc(x, -14, 72, accent, { 'fill-opacity': 0.35, stroke: ink, 'stroke-width': 9 }))
  if (chance.when(0.4)) return glasses((x) => disc(x, -14, 54, 'none', { stroke: ink, 'stroke-width': 8 }))
  return ''
}
