import type { CanvasTexture } from 'three'
import { paintedLabel } from '../stage/paintedLabel.ts'

/** The player's display with an invented song and its progress. */
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
    // A cover: a sound that fades out in a room.
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
