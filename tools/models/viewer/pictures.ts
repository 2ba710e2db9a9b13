import type { Texture } from 'three'
import { painted } from './studio.ts'

// Stand-ins for what the rooms draw at run time, good enough to judge the models by.

export function cassetteLabel(side: string): Texture {
  return painted(2048, 992, (c) => {
    c.fillStyle = '#f3ecdc'
    c.fillRect(0, 0, 2048, 992)
    const bands: [string, number, number][] = [
      ['#c8402a', 760, 56],
      ['#e07f2a', 826, 44],
      ['#e8b63c', 880, 34],
    ]
    for (const [color, y, h] of bands) {
      c.fillStyle = color
      c.fillRect(0, y, 2048, h)
    }
    c.fillStyle = '#1d1c1a'
    c.font = '600 128px "IBM Plex Mono"'
    c.fillText(side, 84, 160)
    c.font = '400 46px "IBM Plex Mono"'
    c.textAlign = 'right'
    c.fillText('NORMAL  120 µs', 1960, 110)
    c.font = '600 76px "IBM Plex Mono"'
    c.fillText('C90', 1960, 700)
    c.textAlign = 'left'
    c.strokeStyle = '#9b9484'
    c.lineWidth = 3
    for (const y of [190, 262]) {
      c.beginPath()
      c.moveTo(230, y)
      c.lineTo(1960, y)
      c.stroke()
    }
    c.fillStyle = '#26408a'
    c.font = 'italic 84px "Instrument Serif"'
    c.fillText('Sommer 87, Autobahn bei Nacht', 260, 176)
    c.fillStyle = '#1d1c1a'
    c.font = '400 40px "IBM Plex Mono"'
    c.fillText('DATE  14.8.', 84, 700)
  })
}

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
    c.font = '600 24px "Instrument Sans Variable"'
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

export function playerPicture(): Texture {
  return painted(1280, 960, (c) => {
    c.fillStyle = '#f4f6f8'
    c.fillRect(0, 0, 1280, 960)
    c.fillStyle = '#dfe4ea'
    c.fillRect(0, 0, 1280, 96)
    c.fillStyle = '#16181c'
    c.textAlign = 'center'
    c.font = '600 58px "Instrument Sans Variable"'
    c.fillText('Nachklang', 640, 68)
    c.textAlign = 'left'
    const rows = ['Stories', 'Voices', 'Playlists', 'Share yours', 'About', 'Settings']
    for (const [i, row] of rows.entries()) {
      if (i === 1) {
        c.fillStyle = '#2d6fd2'
        c.fillRect(0, 112 + i * 138, 1280, 138)
      }
      c.fillStyle = i === 1 ? '#fff' : '#16181c'
      c.font = '600 72px "Instrument Sans Variable"'
      c.fillText(row, 60, 206 + i * 138)
      c.fillText('›', 1190, 204 + i * 138)
    }
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
