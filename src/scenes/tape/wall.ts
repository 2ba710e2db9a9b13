import type { Texture } from 'three'
import { seededRandom } from '#contract/random.ts'
import { boards, boardTops } from '#lib/tape/shelfSize.ts'
import { painted } from '../stage/painted.ts'

/** Metres. */
export const wall = { z: -0.292, width: 3.2, height: 2.4 } as const
/** Behind the right end of the shelf; centre and size, metres. */
export const windowPane = { x: 0.66, y: 0.24, z: -0.288, width: 0.58, height: 0.86 } as const

/** Painted plaster with the occlusion by the boards. */
export function plaster(): Texture {
  const perMm = 0.4
  const [width, height] = [Math.round(wall.width * 1000 * perMm), Math.round(wall.height * 1000 * perMm)]
  const map = painted(width, height, (c) => {
    c.fillStyle = '#8a7a66'
    c.fillRect(0, 0, width, height)
    const random = seededRandom(1983)
    // Marks of a paint roller.
    for (let i = 0; i < 5200; i++) {
      const light = random() > 0.5
      c.fillStyle = light ? 'rgba(255,240,215,0.018)' : 'rgba(20,12,4,0.022)'
      const size = 2 + 9 * random() * random()
      c.beginPath()
      c.ellipse(random() * width, random() * height, size, size * (1 + 2 * random()), 0, 0, 2 * Math.PI)
      c.fill()
    }
    const px = (mm: number) => width / 2 + mm * perMm
    const py = (mm: number) => height / 2 - mm * perMm
    c.globalCompositeOperation = 'multiply'
    // The deck keeps light from the wall behind it, and each board from the wall below it.
    shade(c, px(-225), py(85), px(225), py(-85), 26, 0.86)
    for (const top of Object.values(boardTops)) {
      const under = c.createLinearGradient(0, py(top - boards.thickness), 0, py(top - boards.thickness - 90))
      under.addColorStop(0, 'rgba(0,0,0,0.62)')
      under.addColorStop(0.35, 'rgba(0,0,0,0.3)')
      under.addColorStop(1, 'rgba(0,0,0,0)')
      c.fillStyle = under
      c.fillRect(px(boards.left), py(top), px(boards.right + 22) - px(boards.left), 130 * perMm)
      const over = c.createLinearGradient(0, py(top), 0, py(top + 46))
      over.addColorStop(0, 'rgba(0,0,0,0.5)')
      over.addColorStop(1, 'rgba(0,0,0,0)')
      c.fillStyle = over
      c.fillRect(px(boards.left), py(top + 46), px(boards.right + 22) - px(boards.left), 46 * perMm)
    }
    c.globalCompositeOperation = 'source-over'
  })
  map.anisotropy = 4
  return map
}

function shade(
  c: CanvasRenderingContext2D,
  left: number,
  top: number,
  right: number,
  bottom: number,
  blur: number,
  depth: number,
): void {
  c.save()
  c.filter = `blur(${blur}px)`
  c.fillStyle = `rgba(0,0,0,${depth})`
  c.fillRect(left, top, right - left, bottom - top)
  c.restore()
}

/** The evening outside, out of focus. */
export function windowView(): Texture {
  const [width, height] = [348, 516]
  return painted(width, height, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, height)
    sky.addColorStop(0, '#1d355f')
    sky.addColorStop(0.45, '#3f659c')
    sky.addColorStop(0.72, '#7d93ae')
    sky.addColorStop(0.84, '#b99a86')
    sky.addColorStop(1, '#6d5a58')
    c.fillStyle = '#0b0d12'
    c.fillRect(0, 0, width, height)
    c.filter = 'blur(5px)'
    c.fillStyle = sky
    c.fillRect(26, 22, width - 52, height - 40)
    c.filter = 'blur(6px)'
    c.fillStyle = '#161d2c'
    const random = seededRandom(7)
    for (let x = 10; x < width; x += 30) c.fillRect(x, height * (0.78 + 0.07 * random()), 46, height)
    // A lit window across the street.
    c.fillStyle = '#ffb968'
    c.fillRect(96, height * 0.87, 12, 15)
    c.fillRect(232, height * 0.9, 10, 13)
    c.filter = 'blur(3px)'
    c.fillStyle = '#0d0f14'
    c.fillRect(width / 2 - 7, 0, 14, height)
    c.fillRect(0, height * 0.36, width, 10)
  })
}
