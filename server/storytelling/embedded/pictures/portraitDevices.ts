import type { DeviceKind } from './deviceKind.ts'
import type { PortraitPalette } from './portraitPicture.ts'
import { box, disc, ring, shape, stroke } from './svg.ts'

type Drawing = (palette: PortraitPalette) => string

const drawings: Readonly<Record<DeviceKind, Drawing>> = {
  cassette: ({ ink, accent, ground }) =>
    box(-250, -160, 500, 320, ink, { rx: 26 }) +
    box(-214, -128, 428, 168, ground, { rx: 8 }) +
    box(-214, -128, 428, 40, accent) +
    box(-150, -62, 300, 86, ink, { rx: 43 }) +
    [-92, 92].map((x) => ring(x, -19, 25, ground, 11)).join('') +
    shape('M-150 160L-120 84H120L150 160Z', accent, { opacity: 0.6 }),
  player: ({ ink, accent, ground }) =>
    box(-150, -250, 300, 500, ground, { rx: 36, stroke: ink, 'stroke-width': 10 }) +
    box(-112, -206, 224, 160, ink, { rx: 10 }) +
    [0, 1, 2, 3]
      .map((k) => box(-92, -186 + k * 34, 90 + ((k * 53) % 90), 14, k === 1 ? accent : ground))
      .join('') +
    ring(0, 106, 84, ink, 44) +
    disc(0, 106, 34, accent),
  camera: ({ ink, accent, ground }) =>
    box(-230, -120, 460, 290, ink, { rx: 30 }) +
    box(-110, -178, 180, 70, ink, { rx: 14 }) +
    disc(10, 24, 116, ground) +
    disc(10, 24, 88, accent) +
    disc(10, 24, 46, ink) +
    box(-196, -84, 66, 40, ground, { rx: 8 }),
  phone: ({ ink, accent, ground }) =>
    box(-120, -270, 240, 540, ink, { rx: 60 }) +
    box(-84, -206, 168, 140, accent, { rx: 14 }) +
    Array.from({ length: 12 }, (_, k) =>
      box(-84 + (k % 3) * 62, -24 + Math.floor(k / 3) * 62, 44, 34, ground, { rx: 16 }),
    ).join('') +
    box(60, -330, 30, 90, ink, { rx: 12 }),
  console: ({ ink, accent, ground }) =>
    box(-170, -260, 340, 520, ground, { rx: 30, stroke: ink, 'stroke-width': 10 }) +
    box(-130, -216, 260, 210, ink, { rx: 14 }) +
    box(-96, -184, 192, 146, accent, { opacity: 0.8 }) +
    shape('M-112 70h32v-32h36v32h32v36h-32v32h-36v-32h-32z', ink) +
    disc(64, 116, 30, accent) +
    disc(122, 72, 30, accent),
  record: ({ ink, accent, ground }) =>
    disc(0, 0, 250, ink) +
    [228, 200, 172, 144, 116].map((r) => ring(0, 0, r, ground, 2, { opacity: 0.4 })).join('') +
    disc(0, 0, 84, accent) +
    disc(0, 0, 14, ground),
  radio: ({ ink, accent, ground }) =>
    stroke('M-180 -150V-230H180V-150', ink, 22) +
    box(-270, -160, 540, 320, ink, { rx: 24 }) +
    [-160, 160].map((x) => disc(x, 30, 92, ground) + disc(x, 30, 54, accent)).join('') +
    box(-230, -128, 460, 40, ground, { rx: 8 }) +
    box(40, -134, 10, 52, accent) +
    stroke('M230 -160L330 -400', ink, 9),
  television: ({ ink, accent, ground }) =>
    stroke('M-110 -330L0 -200L110 -330', ink, 10) +
    box(-270, -200, 540, 400, ink, { rx: 40 }) +
    box(-232, -162, 360, 324, accent, { rx: 54 }) +
    [0, 1, 2, 3, 4].map((k) => box(-232, -130 + k * 62, 360, 12, ink, { opacity: 0.22 })).join('') +
    disc(196, -96, 34, ground) +
    disc(196, 4, 34, ground),
  computer: ({ ink, accent, ground }) =>
    box(-240, -240, 480, 360, ground, { rx: 26, stroke: ink, 'stroke-width': 10 }) +
    box(-194, -198, 388, 260, ink, { rx: 20 }) +
    [0, 1, 2, 3, 4].map((k) => box(-160, -164 + k * 42, 80 + ((k * 97) % 200), 16, accent)).join('') +
    box(-300, 140, 600, 90, ground, { rx: 16, stroke: ink, 'stroke-width': 10 }) +
    [0, 1, 2].map((k) => box(-262, 160 + k * 18, 524, 8, ink, { opacity: 0.7 })).join(''),
  box: ({ ink, accent, ground }) =>
    box(-210, -190, 420, 380, ink, { rx: 30 }) +
    disc(0, -20, 110, ground) +
    stroke('M0 -20L64 -84', accent, 18, { 'stroke-linecap': 'round' }) +
    [-110, -36, 38, 112].map((x) => box(x - 22, 122, 44, 32, accent, { rx: 6 })).join(''),
}

/** A device around the origin, about 500 units across, in the inks of the portrait. */
export function drawDevice(kind: DeviceKind, palette: PortraitPalette): string {
  return drawings[kind](palette)
}
