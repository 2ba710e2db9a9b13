import type { CanvasTexture } from 'three'
import { paintLabelPaper } from '../stage/labelPaper.ts'
import { paintedLabel } from '../stage/paintedLabel.ts'

/** The faces that the pictures below write in: a canvas takes only what is loaded already. */
const faces = [
  '600 20px "IBM Plex Mono"',
  '400 20px "IBM Plex Mono"',
  '600 20px "Instrument Sans"',
  'italic 20px "Instrument Serif"',
] as const

let loading: Promise<unknown> | null = null

/** Once for all visits; a face that cannot be had is drawn as another. */
export function loadFaces(): Promise<unknown> {
  loading ??= Promise.all(faces.map((face) => document.fonts.load(face))).catch((error: unknown) => {
    console.warn('A face is missing: labels are set in another one', error)
  })
  return loading
}

/** The label of the cassette that stands in the hall, on the side that is up. */
export function cassetteLabel(side: 'A' | 'B'): CanvasTexture {
  return paintedLabel(1024, 496, (c) => {
    c.scale(0.5, 0.5)
    paintLabelPaper(c, '#efe6d2', side)
    c.font = '400 44px "IBM Plex Mono"'
    c.textAlign = 'right'
    c.fillText('90', 1950, 120)
    c.textAlign = 'left'
    c.fillStyle = '#253f86'
    c.font = 'italic 112px "Instrument Serif"'
    c.fillText(`was bleibt, Seite ${side}`, 270, 182)
  })
}

/** What the player shows: a song that nobody knows any more, and how far it has come. */
export function playerDisplay(): CanvasTexture {
  return paintedLabel(960, 720, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, 720)
    sky.addColorStop(0, '#eef2f6')
    sky.addColorStop(1, '#d5dde6')
    c.fillStyle = sky
    c.fillRect(0, 0, 960, 720)
    c.fillStyle = '#c3cdd8'
    c.fillRect(0, 0, 960, 84)
    c.fillStyle = '#1b2430'
    c.font = '600 46px "Instrument Sans"'
    c.textAlign = 'center'
    c.fillText('Nachklang', 480, 58)
    c.textAlign = 'left'
    // A cover: the sound that ends and the room after it.
    c.fillStyle = '#1b2430'
    c.fillRect(64, 148, 300, 300)
    for (let i = 0; i < 17; i++) {
      const height = i < 9 ? 40 + 130 * Math.abs(Math.sin(i * 1.7)) : 120 * Math.exp(-(i - 8) * 0.42)
      c.fillStyle = i < 9 ? '#f3ecdc' : '#ff8a5c'
      c.fillRect(84 + i * 15.8, 298 - height / 2, 7, height)
    }
    c.fillStyle = '#1b2430'
    c.font = '600 56px "Instrument Sans"'
    c.fillText('1000 Stimmen', 408, 236)
    c.font = '400 44px "Instrument Sans"'
    c.fillStyle = '#4a5664'
    c.fillText('in der Tasche', 408, 304)
    c.fillText('1 / 1000', 408, 420)
    c.fillStyle = '#b3bfcc'
    c.fillRect(64, 556, 832, 26)
    c.fillStyle = '#2766c8'
    c.fillRect(64, 556, 310, 26)
    c.fillStyle = '#1b2430'
    c.font = '400 40px "Instrument Sans"'
    c.fillText('1:24', 64, 646)
    c.textAlign = 'right'
    c.fillText('-2:21', 896, 646)
  })
}
