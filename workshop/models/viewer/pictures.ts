import type { Texture } from 'three'
import { painted } from '../../../src/scenes/stage/painted.ts'

// Stand-ins for what the rooms draw at run time, good enough to judge the models by.

export function desktopPicture(): Texture {
  return painted(1024, 768, (c) => {
    const sky = c.createLinearGradient(0, 0, 1024, 768)
    sky.addColorStop(0, '#6d8fd0')
    sky.addColorStop(1, '#2f4b86')
    c.fillStyle = sky
    c.fillRect(0, 0, 1024, 768)
    c.fillStyle = '#e9e9e9'
    c.fillRect(0, 0, 1024, 44)
    c.fillStyle = '#111'
    c.font = '600 24px "Instrument Sans"'
    c.fillText('Nachklang    File    Edit    View', 36, 31)
    c.fillStyle = '#d5d5d5'
    c.fillRect(190, 160, 620, 440)
    c.strokeStyle = '#222'
    c.lineWidth = 3
    c.strokeRect(190, 160, 620, 440)
    c.fillStyle = '#fff'
    c.fillRect(202, 206, 596, 382)
    c.fillStyle = '#222'
    c.font = '110px "Instrument Serif"'
    c.fillText('hallo.', 380, 430)
  })
}

export function meterPicture(): Texture {
  return painted(2048, 464, (c) => {
    c.fillStyle = '#000'
    c.fillRect(0, 0, 2048, 464)
    for (const [row, level] of [
      [0, 9],
      [1, 8],
    ] as const)
      for (let i = 0; i < 12; i++) {
        const hue = i < 8 ? '#7dff6a' : i < 10 ? '#ffd23a' : '#ff4a2a'
        c.fillStyle = i < level ? hue : '#10160f'
        c.fillRect(220 + i * 144, 84 + row * 190, 126, 88)
      }
    c.fillStyle = '#e8dcc2'
    c.font = '500 54px "IBM Plex Mono"'
    c.fillText('L', 110, 146)
    c.fillText('R', 110, 336)
    c.font = '500 38px "IBM Plex Mono"'
    for (const [i, text] of ['-40', '-20', '-10', '-6', '-3', '0', '+3', '+6'].entries())
      c.fillText(text, 230 + i * 216, 238)
  })
}

export function counterPicture(): Texture {
  return painted(256, 96, (c) => {
    c.fillStyle = '#000'
    c.fillRect(0, 0, 256, 96)
  })
}
