import { flat } from '#workshop/models/lib/extrude.ts'
import type { Geometry } from '#workshop/models/lib/geometry.ts'
import { CrossSection, type Region } from '#workshop/models/lib/kernel.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import * as size from './dimensions.ts'

const cap = 2.2

/** All print of the faceplate as one flat mesh: outlines of letters stay sharp at any distance. */
export function faceLegends(): Geometry {
  const { keys, meter, counter, knob, power, jack, bay } = size
  const left = meter.x - meter.width / 2
  const over = meter.y + meter.height / 2 + 4.6
  const texts: [string, Point2][] = [
    ...['FULL REW', 'REW', 'PLAY', 'F.FWD', 'PAUSE', 'EJECT'].map((text, i): [string, Point2] => [
      text,
      [keys.x + i * keys.pitch, keys.y + keys.height / 2 + 4.6],
    ]),
    ['POWER', [power.x, power.y - power.height / 2 - 5.4]],
    ['COUNTER', [counter.x, counter.y - counter.height / 2 - 5.6]],
    ['VOLUME', [knob.x, knob.y - knob.radius - 14]],
    ['PHONES', [jack[0], jack[1] - 12.6]],
  ]
  const small = texts.map(([text, at]) => legend(text, { cap, at, tracking: 0.16 }))
  const title = legend('STEREO CASSETTE DECK', {
    cap: 2.7,
    face: 'monoBold',
    align: 'left',
    tracking: 0.24,
    at: [left, over],
  })
  const model = legend('N 83', {
    cap: 2.7,
    face: 'mono',
    align: 'right',
    tracking: 0.24,
    at: [meter.x + meter.width / 2, over],
  })
  const types = legend('NORMAL / CHROME / METAL', {
    cap: 2.1,
    align: 'left',
    tracking: 0.16,
    at: [20, power.y - 0.9],
  })
  const rule = region(rectangle(0.3, 11, 0.1, { segments: 1, at: [11, power.y] }))
  const turned = legend('DIRECT DRIVE', {
    cap: 2.1,
    align: 'right',
    tracking: 0.2,
    at: [bay.x + bay.width / 2, bay.y + bay.height / 2 + 3.6],
  })
  return flat(CrossSection.union([...small, title, model, types, rule, turned, ...dials()]), 0.05)
}

/** Strokes round the knob, from 0 to 10. */
function dials(): Region[] {
  const { x, y, radius } = size.knob
  return Array.from({ length: 11 }, (_, i) => {
    const angle = -135 + 27 * i
    const major = i % 5 === 0
    const stroke = rectangle(major ? 0.6 : 0.36, major ? 3.2 : 2.1, 0.1, {
      segments: 1,
      at: [0, radius + 5.2],
    })
    return region(stroke).rotate(-angle).translate([x, y])
  })
}
