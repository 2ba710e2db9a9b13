import type { CanvasTexture } from 'three'
import { painted } from '../stage/painted.ts'

/** The tube of a machine that is off: its face, asleep. See glass/Face.tsx of the exhibit. */
export function sleepingFace(): CanvasTexture {
  const texture = painted(512, 384, (c) => {
    const dusk = c.createRadialGradient(256, 168, 10, 256, 192, 330)
    dusk.addColorStop(0, '#12586a')
    dusk.addColorStop(0.6, '#0a3340')
    dusk.addColorStop(1, '#041a22')
    c.fillStyle = dusk
    c.fillRect(0, 0, 512, 384)
    c.fillStyle = '#8fe3ec'
    c.strokeStyle = '#8fe3ec'
    c.lineCap = 'round'
    for (const x of [206, 306]) {
      c.beginPath()
      c.lineWidth = 11
      c.moveTo(x - 15, 168)
      c.quadraticCurveTo(x, 180, x + 15, 168)
      c.stroke()
    }
    c.beginPath()
    c.lineWidth = 9
    c.moveTo(240, 226)
    c.quadraticCurveTo(256, 235, 272, 226)
    c.stroke()
    c.fillStyle = '#00101614'
    for (let y = 0; y < 384; y += 3) c.fillRect(0, y, 512, 1)
  })
  texture.flipY = false
  return texture
}
