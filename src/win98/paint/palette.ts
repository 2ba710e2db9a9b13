/** The sixteen base colours of the displays of the time, then the four more that were reserved, then eight soft ones. */
export const palette = [
  '#000000',
  '#808080',
  '#800000',
  '#808000',
  '#008000',
  '#008080',
  '#000080',
  '#800080',
  '#ffffff',
  '#c0c0c0',
  '#ff0000',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
  '#c0dcc0',
  '#a6caf0',
  '#fffbf0',
  '#a0a0a4',
  '#804000',
  '#ff8040',
  '#ffc0a0',
  '#4080ff',
  '#8080ff',
  '#004040',
  '#80ffa0',
  '#ff80c0',
] as const

export const black = 0
export const white = 8

/** Red, green, blue, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

const all: readonly Rgb[] = palette.map((colour) => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
])

/** A colour of the palette; black for a number that is none. */
export const rgbOf = (colour: number): Rgb => all[colour] ?? [0, 0, 0]
