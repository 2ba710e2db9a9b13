import type { Texture } from 'three'
import { meterPoints, meterSensitivityDb } from '#lib/sound/meterPoints.ts'
import {
  deckBay,
  deckCounter,
  deckFace,
  deckKeyRow,
  deckKeys,
  deckKnob,
  deckMeter,
  keyX,
} from '#lib/tape/deckSize.ts'
import { painted } from '../stage/painted.ts'
import { paintedLabel } from '../stage/paintedLabel.ts'
import { printFace } from './labels.ts'

/** Pixels per millimetre: enough for the deck on a 4K display and close views in the film. */
const faceScale = 6
const ink = '#1a1b1d'

const captions = {
  fullRewind: 'FULL REW',
  rewind: 'REW',
  play: 'PLAY',
  fastForward: 'F.FWD',
  pause: 'PAUSE',
  eject: 'EJECT',
} as const

/** The lettering of the faceplate on a transparent ground. */
export function faceplatePrint(): Texture {
  const { width, height } = deckFace
  const texture = painted(width * faceScale, height * faceScale, (c) => {
    c.scale(faceScale, faceScale)
    c.translate(width / 2, height / 2)
    c.fillStyle = ink
    const text = (
      words: string,
      x: number,
      y: number,
      size: number,
      spacing: number,
      align: CanvasTextAlign,
    ) => {
      c.font = `600 ${size}px "${printFace}"`
      c.letterSpacing = `${spacing}px`
      c.textAlign = align
      // The space after the last letter counts.
      const shift = align === 'center' ? spacing / 2 : align === 'right' ? spacing : 0
      c.fillText(words, x + shift, -y)
    }
    const overKeys = deckKeys.y + deckKeys.height / 2 + 4.4
    for (const key of deckKeyRow) text(captions[key], keyX(key), overKeys, 5.4, 0.5, 'center')
    text('POWER', -30, -19.6, 5, 0.3, 'center')
    text('COUNTER', deckCounter.x, deckCounter.y - deckCounter.height / 2 - 7.2, 5, 0.4, 'center')
    text('VOLUME', deckKnob.x, deckKnob.y - deckKnob.radius - 15.6, 5.4, 0.6, 'center')
    text('PHONES', 99, -22.4, 5, 0.3, 'center')
    const [left, right] = [deckMeter.x - deckMeter.width / 2, deckMeter.x + deckMeter.width / 2]
    const over = deckMeter.y + deckMeter.height / 2 + 4.6
    text('STEREO CASSETTE DECK', left, over, 5.8, 0.9, 'left')
    text('N 83', right, over, 5.8, 0.9, 'right')
    text(
      'DIRECT DRIVE',
      deckBay.x + deckBay.width / 2,
      deckBay.y + deckBay.height / 2 + 3.2,
      4.8,
      0.6,
      'right',
    )
    text('NORMAL', 20, -2.6, 4.6, 0.4, 'left')
    text('CHROME', 20, -8.6, 4.6, 0.4, 'left')
    text('METAL', 20, -14.6, 4.6, 0.4, 'left')
    c.fillRect(11, 1, 0.4, 16)
    // Strokes around the knob, 0 to 10.
    for (let i = 0; i <= 10; i++) {
      const [thick, long] = i % 5 === 0 ? [0.8, 3.2] : [0.5, 2.1]
      c.save()
      c.translate(deckKnob.x, -deckKnob.y)
      c.rotate(((-135 + 27 * i) * Math.PI) / 180)
      c.fillRect(-thick / 2, -(deckKnob.radius + 5.2) - long / 2, thick, long)
      c.restore()
    }
  })
  texture.anisotropy = 8
  return texture
}

/** Points of the meter, millimetres from the centre of the display. */
export const meterCell = { width: 9.6, height: 7.6, pitch: 11.4, from: -57 } as const
export const meterRows = [10.4, -10.4] as const

/** The print on the glass of the display, and dark windows for the points. Bright parts glow. */
export function meterPrint(): Texture {
  const scale = 8
  const { width, height } = deckMeter
  const { from, pitch } = meterCell
  return paintedLabel(width * scale, height * scale, (c) => {
    c.fillStyle = '#000'
    c.fillRect(0, 0, width * scale, height * scale)
    c.translate((width * scale) / 2, (height * scale) / 2)
    c.scale(scale, scale)
    for (const y of meterRows)
      meterPoints.forEach(({ colour }, i) => {
        c.fillStyle = { green: '#04150a', amber: '#171003', red: '#190604' }[colour]
        c.beginPath()
        c.roundRect(
          from + i * pitch - meterCell.width / 2,
          -y - meterCell.height / 2,
          meterCell.width,
          meterCell.height,
          0.7,
        )
        c.fill()
      })
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    meterPoints.forEach(({ label, db }, i) => {
      c.fillStyle = db > 0 ? '#e0664a' : '#b4c4bc'
      c.font = `600 5px "${printFace}"`
      c.fillText(label, from + i * pitch, 0.1)
    })
    c.fillStyle = '#b4c4bc'
    c.font = `600 6px "${printFace}"`
    c.fillText('L', from - 13, -meterRows[0])
    c.fillText('R', from - 13, -meterRows[1])
    c.font = `600 4.8px "${printFace}"`
    c.fillText('dB', from - 13, 0)
    c.textAlign = 'left'
    c.fillText('PEAK LEVEL', from - meterCell.width / 2, -meterRows[0] - 9.2)
    c.textAlign = 'right'
    c.fillText(
      `SENS +${meterSensitivityDb.toFixed(1)} dB`,
      from + 11 * pitch + meterCell.width / 2,
      -meterRows[0] - 9.2,
    )
  })
}
