import type { DeviceHead } from '#content/motifs/avatarWordTables.ts'
import { circle, fade, fill, lit, polygon, polyline, rect, repeat, stroke, tones } from '../shapes.ts'
import type { Head } from './head.ts'
import { handheldHeads } from './handheldHeads.ts'

const { dark, accent, light, both, paper, grey } = tones

export const heads: Readonly<Record<DeviceHead, Head>> = {
  cassette: {
    drawing: [
      fill(rect(-185, -130, 370, 250, 24), dark),
      fill(rect(-162, -108, 324, 54, 10), accent),
      fill(rect(-162, -58, 324, 106, 8), lit(light, 0.4)),
      fill(rect(-128, -44, 256, 84, 42), dark),
      ...[-72, 72].flatMap((x) => [
        fill(circle(x, -2, 36), paper),
        ...repeat(6, (i) =>
          stroke(
            polyline(
              x + 27 * Math.cos(i * 1.05),
              -2 + 27 * Math.sin(i * 1.05),
              x + 36 * Math.cos(i * 1.05),
              -2 + 36 * Math.sin(i * 1.05),
            ),
            dark,
            9,
          ),
        ),
      ]),
      fill(polygon(-120, 120, -100, 66, 100, 66, 120, 120), grey),
      ...[-150, 150].flatMap((x) => [fill(circle(x, -116, 5), paper), fill(circle(x, 104, 5), paper)]),
    ],
    eyes: { x: 0, y: -2, apart: 72, size: 15 },
    mouth: { x: 0, y: 84, wide: 56 },
    ink: dark,
    half: 185,
    top: -130,
  },
  boombox: {
    drawing: [
      stroke('M-150 -100V-150Q-150 -172 -128 -172H128Q150 -172 150 -150V-100', dark, 20),
      fill(rect(-215, -110, 430, 240, 24), lit(accent, 0.55)),
      ...[-120, 120].flatMap((x) => [
        fill(circle(x, 20, 86), dark),
        fill(circle(x, 20, 68), light),
        stroke(circle(x, 20, 50), dark, 6),
        fill(circle(x, 20, 34), paper),
      ]),
      fill(rect(-190, -94, 380, 22, 6), dark),
      ...repeat(5, (i) => fill(rect(-22 - 0 + (i - 2) * 18, -60, 12, 20), i % 2 ? light : paper)),
      fill(rect(-34, 44, 68, 52, 8), dark),
    ],
    eyes: { x: 0, y: 20, apart: 120, size: 19 },
    mouth: { x: 0, y: 66, wide: 42 },
    ink: dark,
    half: 215,
    top: -165,
  },
  radio: {
    drawing: [
      fill(rect(-180, -140, 360, 270, 40), lit(accent, 0.6)),
      fill(rect(-152, -112, 304, 130, 16), paper),
      ...repeat(13, (i) => stroke(polyline(-132 + i * 22, -98, -132 + i * 22, i % 3 ? -88 : -78), dark, 4)),
      fill(rect(70, -112, 8, 130), light),
      ...repeat(5, (i) => stroke(polyline(-130, 46 + i * 16, 60, 46 + i * 16), dark, 7)),
      fill(circle(116, 76, 40), dark),
      fill(circle(116, 76, 28), light),
      stroke(polyline(116, 76, 130, 56), dark, 7),
      stroke(polyline(110, -140, 200, -330), dark, 8),
      fill(circle(201, -334, 12), light),
    ],
    eyes: { x: 0, y: -50, apart: 74, size: 20 },
    mouth: { x: 0, y: -16, wide: 52 },
    ink: dark,
    half: 180,
    top: -140,
  },
  record: {
    drawing: [
      fill(rect(-190, 70, 380, 62, 14), lit(light, 0.5)),
      fill(circle(0, -20, 168), dark),
      ...repeat(4, (i) => stroke(circle(0, -20, 156 - i * 16), [0.62, 0, 0], 3)),
      fill(circle(0, -20, 92), accent),
      fill('M-92 -20A92 92 0 0 0 92 -20Z', both),
      stroke('M196 -120L186 10L110 70', grey, 13),
      fill(circle(196, -126, 26), accent),
    ],
    eyes: { x: 0, y: -44, apart: 38, size: 15 },
    mouth: { x: 0, y: 10, wide: 54 },
    ink: paper,
    half: 172,
    top: -186,
  },
  television: {
    drawing: [
      stroke(polyline(-70, -270, 0, -150, 84, -256), dark, 9),
      fill(circle(-70, -272, 12), light),
      fill(circle(84, -260, 12), light),
      fill(rect(-190, -155, 380, 290, 36), lit(accent, 0.6)),
      fill(
        'M-164 -92Q-160 -126 -128 -128Q-44 -134 44 -128Q74 -126 78 -92Q86 -10 78 70Q74 104 44 106Q-44 112 -128 106Q-160 104 -164 70Q-172 -10 -164 -92Z',
        dark,
      ),
      fill(
        'M-148 -84Q-146 -110 -120 -112Q-44 -116 38 -112Q60 -110 62 -84Q70 -10 62 62Q60 88 38 90Q-44 94 -120 90Q-146 88 -148 62Q-154 -10 -148 -84Z',
        fade(paper, [0, 0, 0.8], [0, 0, 1, 1]),
      ),
      fill(circle(134, -80, 28), dark),
      stroke(polyline(134, -80, 148, -98), paper, 7),
      fill(circle(134, -10, 22), dark),
      ...repeat(4, (i) => stroke(polyline(112, 44 + i * 18, 158, 44 + i * 18), dark, 8)),
    ],
    eyes: { x: -44, y: -34, apart: 54, size: 20 },
    mouth: { x: -44, y: 36, wide: 62 },
    ink: dark,
    half: 190,
    top: -155,
  },
  computer: {
    drawing: [
      fill(polygon(-80, 120, 80, 120, 110, 150, -110, 150), dark),
      fill(rect(-185, -165, 370, 290, 28), lit(light, 0.45)),
      fill(rect(-152, -136, 304, 208, 24), dark),
      ...repeat(6, (i) => stroke(polyline(-136, -112 + i * 34, 136, -112 + i * 34), [0.72, 0, 0], 4)),
      fill(rect(-120, -116, 66, 12), accent),
      fill(rect(104, 92, 46, 12, 4), dark),
      fill(circle(-146, 98, 9), accent),
    ],
    eyes: { x: 0, y: -50, apart: 66, size: 22 },
    mouth: { x: 0, y: 20, wide: 70 },
    ink: light,
    half: 185,
    top: -165,
  },
  allInOne: {
    drawing: [
      fill(
        'M-190 -60C-186 -150 -110 -176 0 -176S186 -150 190 -60C198 40 190 110 160 138C120 166 60 170 0 170S-120 166 -160 138C-190 110 -198 40 -190 -60Z',
        lit(accent, 0.45),
      ),
      ...repeat(4, (i) =>
        stroke(
          `M${-150 + i * 6} ${108 + i * 14}Q0 ${134 + i * 14} ${150 - i * 6} ${108 + i * 14}`,
          tones.tint,
          4,
        ),
      ),
      fill(rect(-148, -142, 296, 232, 34), paper),
      fill(
        'M-124 -96Q-122 -118 -100 -120Q0 -124 100 -120Q122 -118 124 -96Q128 -26 124 44Q122 64 100 66Q0 70 -100 66Q-122 64 -124 44Q-128 -26 -124 -96Z',
        fade(light, [0.3, 0, 1], [0, 0, 1, 1]),
      ),
      fill(rect(-40, 104, 80, 9, 4), dark),
    ],
    eyes: { x: 0, y: -50, apart: 56, size: 20 },
    mouth: { x: 0, y: 16, wide: 64 },
    ink: dark,
    half: 190,
    top: -176,
  },
  ...handheldHeads,
}
