/** The sixteen base colours of displays of the time, the four additional reserved ones, and eight soft ones. */
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

/** 0 to 255 each. */
type Rgb = readonly [red: number, green: number, blue: number]

const all: readonly Rgb[] = palette.map((colour) => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
])

/** A colour of the palette; black for an unknown index. */
export const rgbOf = (colour: number): Rgb => all[colour] ?? [0, 0, 0]
