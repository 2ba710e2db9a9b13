import type { Tool } from './sheet.ts'

/** Pictures of the tools, 16 by 16: colour and shape, from the back. */
export const toolPaths: Readonly<Record<Tool, readonly (readonly [colour: string, path: string])[]>> = {
  pencil: [
    [
      '#000',
      'M11 1h2v1h1v1h1v2h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H8v1H7v1H5v1H2v-3h1V9h1V8h1V7h1V6h1V5h1V4h1V3h1V2h1z',
    ],
    ['#ffff00', 'M10 4h1v1h1v1h-1v1h-1v1H9v1H8v1H7v1H6v-1H5V9h1V8h1V7h1V6h1V5h1z'],
    ['#ff80c0', 'M11 2h1v1h1v1h1v1h-1v1h-1V5h-1V4h-1V3h1z'],
    ['#fffbf0', 'M4 10h1v1h1v1H4v1H3v-1h1z'],
  ],
  brush: [
    ['#804000', 'M9 1h2v7H9z'],
    ['#808080', 'M8 8h4v2H8z'],
    ['#000', 'M8 10h4v2h-1v2h-1v1H8v-2h1v-1H8z'],
  ],
  eraser: [
    ['#000', 'M8 3h6v1h1v2h-1v1h-1v1h-1v1h-1v1h-1v2H2v-1H1V9h1V8h1V7h1V6h1V5h1V4h2z'],
    ['#ffff00', 'M8 4h5v1h-1v1h-1v1h-1v1H4V7h1V6h1V5h2z'],
    ['#808000', 'M2 9h7v2H2z'],
  ],
  fill: [
    ['#000', 'M6 1h1v3h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1H9v1H8v1H6v-1H5v-1H4v-1H3V9H2V7h1V6h1V5h1V4h1z'],
    ['#fff', 'M6 5h1v1h1v1h1v1h1v1H9v1H8v1H7v1H6v-1H5v-1H4V9H3V8h1V7h1V6h1z'],
    ['#0000ff', 'M12 8h1v1h1v2h1v3h-1v1h-2v-1h-1v-3h1z'],
  ],
  line: [
    [
      '#000',
      'M2 2h2v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-1v-1H9v-1H8V9H7V8H6V7H5V6H4V5H3V4H2z',
    ],
  ],
  frame: [
    ['#000', 'M1 3h14v10H1z'],
    ['#c0c0c0', 'M2 4h12v8H2z'],
  ],
  ellipse: [
    ['#000', 'M5 3h6v1h2v1h1v1h1v4h-1v1h-1v1h-2v1H5v-1H3v-1H2v-1H1V6h1V5h1V4h2z'],
    ['#c0c0c0', 'M5 4h6v1h2v1h1v4h-1v1h-2v1H5v-1H3v-1H2V6h1V5h2z'],
  ],
}
