import { deviceIds } from '#contract/limits.ts'

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** A paper and the three inks that are printed on it: dark, accent, light. */
export interface Palette {
  readonly paper: Colour
  readonly inks: readonly [Colour, Colour, Colour]
}

type Palettes = readonly [Palette, ...Palette[]]

const tape: Palettes = [
  inks('f4ebdc', '2b2147', 'ee4b2b', 'f5b93f'),
  inks('f3ece0', '1f2f4a', 'e8552d', 'f4a9a0'),
  inks('f1e8d6', '33211d', 'd9482b', '5fb3a5'),
]
const ipod: Palettes = [
  inks('f5f4f0', '232c4a', 'ff4f7b', '8fd0ea'),
  inks('f4f3ee', '2a2d3a', '2f7fd6', 'ffcf45'),
  inks('f5f3ef', '1d3557', 'fa5f4a', 'a8dcc4'),
]
const echo: Palettes = [
  inks('eef0ee', '141d4d', '08a0c9', 'f9a27d'),
  inks('edeef1', '251a52', '3f6fe0', '6fd6cf'),
  inks('eff0ea', '0e2b45', 'e5527f', '7cc8ea'),
]
const imac: Palettes = [
  inks('f3efe5', '0d3d4f', '0b9fab', 'fb9e46'),
  inks('f3eee6', '3b2568', 'ea4a6e', 'a5d14a'),
  inks('f2f0e6', '123c63', '15a39a', 'f78fb0'),
]
const personalComputer: Palettes = [
  inks('f1ead8', '16352f', '24a06b', 'f5b02e'),
  inks('f0e9da', '26253f', '2b62c4', 'e9b65c'),
  inks('f1e9d9', '2f2622', 'e0602f', '8cc2a5'),
]
const anyDevice: Palettes = [
  inks('f3ecdf', '3a1f3c', 'd63d5c', 'f3b45c'),
  inks('f1ece2', '1f3440', 'e46a3c', '86c5c9'),
  inks('f3eee3', '233a2b', 'ef6a4c', 'b9cf62'),
]

const byDevice: ReadonlyMap<number, Palettes> = new Map([
  [deviceIds.tape, tape],
  [deviceIds.ipod, ipod],
  [deviceIds.echo, echo],
  [deviceIds.imac, imac],
  [deviceIds.personalComputer, personalComputer],
])

/** The papers and inks on which pictures of a device are printed. */
export function palettesOf(deviceId: number): Palettes {
  return byDevice.get(deviceId) ?? anyDevice
}

/** Colours as hex, without #. */
export function inks(paper: string, dark: string, accent: string, light: string): Palette {
  return { paper: colour(paper), inks: [colour(dark), colour(accent), colour(light)] }
}

function colour(hex: string): Colour {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
