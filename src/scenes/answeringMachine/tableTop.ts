import type { Texture } from 'three'
import { seededRandom } from '#contract/random.ts'
import { painted } from '../stage/painted.ts'

/** Metres: a narrow table against the wall of the hallway. */
export const table = { width: 2.4, depth: 1.5, back: -0.34 } as const
export const wallHeight = 1.2

/** Dark veneer; its grain runs from left to right. */
export function veneer(): Texture {
  const [width, height] = [1536, 960]
  const map = painted(width, height, (c) => {
    c.fillStyle = '#4b2c1b'
    c.fillRect(0, 0, width, height)
    const random = seededRandom(1979)
    for (let i = 0; i < 900; i++) {
      const y = random() * height
      const [bend, wave] = [4 + 16 * random(), 0.6 + random()]
      c.strokeStyle = random() > 0.42 ? `rgba(26,12,6,${0.05 + 0.13 * random()})` : 'rgba(168,104,62,0.06)'
      c.lineWidth = 0.5 + 2.2 * random() * random()
      c.beginPath()
      for (let x = 0; x <= width; x += 32) {
        const at = y + bend * Math.sin((x / width) * Math.PI * 2 * wave + i * 0.02)
        if (x === 0) c.moveTo(x, at)
        else c.lineTo(x, at)
      }
      c.stroke()
    }
  })
  map.anisotropy = 8
  return map
}

/** A papered wall: broad stripes that one hardly sees. */
export function wallpaper(): Texture {
  const [width, height] = [1200, 600]
  return painted(width, height, (c) => {
    c.fillStyle = '#8d7c5c'
    c.fillRect(0, 0, width, height)
    for (let x = 0; x < width; x += 30) {
      c.fillStyle = x % 60 === 0 ? 'rgba(255,236,190,0.07)' : 'rgba(30,18,4,0.07)'
      c.fillRect(x, 0, 15, height)
    }
    const shade = c.createLinearGradient(0, height, 0, height * 0.7)
    shade.addColorStop(0, 'rgba(0,0,0,0.4)')
    shade.addColorStop(1, 'rgba(0,0,0,0)')
    c.fillStyle = shade
    c.fillRect(0, 0, width, height)
  })
}
