import { narratedDevices } from '#content/exhibits/index.ts'

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** A paper and the three inks that are printed on it: dark, accent, light. */
export interface Palette {
  readonly paper: Colour
  readonly inks: readonly [Colour, Colour, Colour]
}

type Palettes = readonly [Palette, ...Palette[]]

const anyDevice: Palettes = [
  inks('f3ecdf', '3a1f3c', 'd63d5c', 'f3b45c'),
  inks('f1ece2', '1f3440', 'e46a3c', '86c5c9'),
  inks('f3eee3', '233a2b', 'ef6a4c', 'b9cf62'),
]

/** The papers and inks on which pictures of a device are printed. */
export function palettesOf(deviceId: number): Palettes {
  const known = narratedDevices.find(({ device }) => device.id === deviceId)?.picture?.inks
  if (known === undefined) return anyDevice
  const [first, ...others] = known
  return [inks(...first), ...others.map((names) => inks(...names))]
}

/** Colours as hex, without #. */
export function inks(paper: string, dark: string, accent: string, light: string): Palette {
  return { paper: colour(paper), inks: [colour(dark), colour(accent), colour(light)] }
}

function colour(hex: string): Colour {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
