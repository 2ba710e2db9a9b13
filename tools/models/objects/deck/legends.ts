import { flat } from '../../lib/extrude.ts'
import type { Geometry } from '../../lib/geometry.ts'
import { CrossSection, type Region } from '../../lib/kernel.ts'
import { legend } from '../../lib/legend.ts'
import { type Point2, rectangle, region } from '../../lib/outline.ts'
import * as size from './dimensions.ts'

const cap = 1.9

/** All print of the faceplate as one flat mesh: outlines of letters stay sharp at any distance. */
export function faceLegends(): Geometry {
  const { keys, meter, counter, knobs, power, eject, jack, bay } = size
  const texts: [string, Point2][] = [
    ...['REW', 'PLAY', 'F.FWD', 'STOP', 'PAUSE', 'REC'].map((text, i): [string, Point2] => [
      text,
      [keys.x + i * keys.pitch, keys.y + 12],
    ]),
    ['POWER', [power[0], power[1] - 16.5]],
    ['EJECT', [eject[0], eject[1] - 12.5]],
    ['COUNTER', [counter.x, counter.y - 10.5]],
    ['LEVEL', [knobs[0].x, knobs[0].y - 26]],
    ['L  BALANCE  R', [knobs[1].x, knobs[1].y - 11.4]],
    ['PHONES', [(knobs[2].x + jack[0]) / 2, knobs[2].y - 11.4]],
  ]
  const small = texts.map(([text, at]) => legend(text, { cap, at, tracking: 0.16 }))
  const title = legend('STEREO CASSETTE DECK', {
    cap: 2.5,
    face: 'monoBold',
    align: 'left',
    tracking: 0.22,
    at: [meter.x - meter.width / 2, meter.y + meter.height / 2 + 5],
  })
  const model = legend('N 83', {
    cap: 2.5,
    face: 'mono',
    align: 'right',
    tracking: 0.22,
    at: [meter.x + meter.width / 2, meter.y + meter.height / 2 + 5],
  })
  const types = legend('NORMAL / CHROME / METAL', {
    cap: 1.7,
    align: 'left',
    tracking: 0.16,
    at: [bay.x - bay.width / 2, bay.y - bay.height / 2 - 6.5],
  })
  return flat(CrossSection.union([...small, title, model, types, ...dials()]), 0.05)
}

/** Strokes round the knobs. */
function dials(): Region[] {
  return size.knobs.flatMap(({ x, y, radius }) => {
    const big = radius > 10
    const count = big ? 11 : 7
    return Array.from({ length: count }, (_, i) => {
      const angle = -135 + (270 * i) / (count - 1)
      const major = big ? i % 5 === 0 : i % 3 === 0
      const stroke = region(
        rectangle(major ? 0.5 : 0.34, major ? 2.6 : 1.7, 0.1, {
          segments: 1,
          at: [0, radius + (big ? 4.2 : 2.8)],
        }),
      )
      return stroke.rotate(-angle).translate([x, y])
    })
  })
}
