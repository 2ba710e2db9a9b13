import type { FeatureKind } from '#content/motifs/avatarWordTables.ts'
import { motifs } from '../motifs/motifs.ts'
import {
  circle,
  ellipse,
  fade,
  fill,
  lit,
  n,
  place,
  polygon,
  polyline,
  rect,
  repeat,
  stroke,
  tones,
} from '../shapes.ts'
import type { Drawing } from '../shapes.ts'
import type { Head } from './head.ts'

const { dark, accent, light, paper, grey, wash } = tones

/** What somebody loves in a device, grown on: behind the head, on it, and on the trunk. */
export function drawGadget(
  kind: FeatureKind,
  head: Head,
): { readonly behind: Drawing; readonly onHead: Drawing; readonly onTrunk: Drawing } {
  const { half, top } = head
  const none = { behind: [], onHead: [], onTrunk: [] } as const
  const belly = (kids: Drawing): Drawing => [place(54, -258, kids)]
  switch (kind) {
    case 'speakers':
      return {
        ...none,
        behind: [-1, 1].flatMap((s) => [fill(rect(s * (half + 14) - 44, -74, 88, 148, 20), dark)]),
        onHead: [-1, 1].flatMap((s) => [
          fill(circle(s * (half + 20), -28, 24), light),
          fill(circle(s * (half + 20), 34, 34), accent),
          fill(circle(s * (half + 20), 34, 13), dark),
        ]),
      }
    case 'buttons':
      return {
        ...none,
        onTrunk: repeat(3, (i) => [
          fill(rect(-92 + i * 64, -262, 54, 50, 8), dark),
          fill(rect(-92 + i * 64, -266, 54, 42, 8), ([light, paper, accent] as const)[i] ?? light),
          stroke(rect(-92 + i * 64, -266, 54, 42, 8), dark, 6),
        ]),
      }
    case 'screen':
      return {
        ...none,
        onTrunk: belly([
          fill(rect(-74, -48, 130, 96, 14), dark),
          fill(rect(-60, -34, 102, 68, 6), wash),
          ...repeat(4, (i) => fill(rect(-52 + i * 24, 26 - barOf(i), 15, barOf(i)), accent)),
        ]),
      }
    case 'antennae':
      return {
        ...none,
        behind: [-1, 1].flatMap((s) => [
          stroke(`M${s * 60} ${top + 20}Q${s * 80} ${top - 90} ${s * 150} ${top - 130}`, dark, 11),
          fill(circle(s * 152, top - 132, 19), accent),
          stroke(circle(s * 152, top - 132, 34), light, 8),
        ]),
      }
    case 'lamp':
      return {
        ...none,
        behind: [
          fill(
            polygon(-20, top - 70, 20, top - 70, 150, top - 210, -150, top - 210),
            fade([0, 0, 0.05], [0, 0, 0.8]),
          ),
        ],
        onHead: [
          fill(
            `M-40 ${top + 4}V${top - 40}A40 40 0 0 1 40 ${top - 40}V${top + 4}Z`,
            fade(paper, [0, 0.2, 1]),
          ),
          stroke(`M-40 ${top + 4}V${top - 40}A40 40 0 0 1 40 ${top - 40}V${top + 4}Z`, dark, 8),
          fill(rect(-48, top - 4, 96, 18, 6), dark),
        ],
      }
    case 'dial':
      return {
        ...none,
        onTrunk: belly([
          fill(circle(-8, 0, 60), paper),
          stroke(circle(-8, 0, 60), dark, 8),
          fill(circle(-8, 0, 22), accent),
          stroke(polyline(-8, 0, 26, -40), dark, 9),
        ]),
      }
    case 'battery':
      return {
        ...none,
        onTrunk: [
          fill(rect(-138, -216, 276, 44, 8), dark),
          ...repeat(4, (i) => [
            fill(rect(-112 + i * 62, -236, 36, 72, 8), i % 2 ? accent : light),
            fill(rect(-104 + i * 62, -248, 20, 14), paper),
            stroke(rect(-112 + i * 62, -236, 36, 72, 8), dark, 6),
          ]),
        ],
      }
    case 'crank':
      return {
        ...none,
        behind: [
          stroke(polyline(half - 10, 10, half + 64, 10), dark, 20),
          ...[-1, 1].map((s) => stroke(ellipse(half + 92, 10 + s * 44, 30, 40), dark, 20)),
        ],
      }
    case 'lens':
      return {
        ...none,
        onHead: [
          fill(rect(-56, top - 66, 112, 80, 16), dark),
          fill(circle(0, top - 26, 44), paper),
          fill(circle(0, top - 26, 36), lit(accent, 0.7)),
          fill(circle(0, top - 26, 18), dark),
          fill(circle(-8, top - 34, 8), paper),
        ],
      }
    case 'pad':
      return {
        ...none,
        onTrunk: [
          fill('M-96 -262h30v-30h34v30h30v34h-30v30h-34v-30h-30Z', dark),
          ...[
            [48, -222],
            [92, -262],
          ]
            .map(([x = 0, y = 0]) => [fill(circle(x, y, 22), light), stroke(circle(x, y, 22), dark, 7)])
            .flat(),
        ],
      }
    case 'clock':
      return { ...none, onHead: [place(0, top - 66, motifs.clock.draw(), 0.19)] }
    case 'bow':
      return {
        ...none,
        onTrunk: [
          ...[-1, 1].map((s) => fill(`M0 -420L${n(s * 84)} -462V-376Z`, s > 0 ? [0.4, 1, 0] : accent)),
          fill(rect(-20, -440, 40, 42, 10), dark),
        ],
        onHead: [
          fill(`M${half - 70} ${top + 10}L${half - 10} ${top - 56}L${half + 24} ${top + 24}Z`, light),
          fill(
            `M${half - 70} ${top + 10}L${half - 130} ${top - 50}L${half - 150} ${top + 20}Z`,
            lit(light, 0.4),
          ),
          fill(circle(half - 72, top + 6, 20), grey),
        ],
      }
  }
}

const barOf = (i: number) => 20 + ((i * 37) % 34)
