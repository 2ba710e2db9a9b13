import { deviceIds } from '../../../../contract/limits.ts'

/** Four inks of a poster. `ground` is the paper, `ink` reads best on it. */
export interface Palette {
  readonly ground: string
  readonly ink: string
  readonly accent: string
  readonly second: string
}

type Variants = readonly [Palette, ...Palette[]]

const tape: Variants = [
  { ground: '#eee4d2', ink: '#211c18', accent: '#cf4a1d', second: '#9a6b43' },
  { ground: '#221c18', ink: '#efe4d0', accent: '#e0662b', second: '#8a6242' },
  { ground: '#c95a2a', ink: '#241a14', accent: '#f3e3c8', second: '#8e3714' },
  { ground: '#d9c9ab', ink: '#2a221b', accent: '#2f5d57', second: '#b07a3f' },
]
const ipod: Variants = [
  { ground: '#f5f5f2', ink: '#23262a', accent: '#2f78b7', second: '#c9cfd2' },
  { ground: '#dfe3e4', ink: '#22262b', accent: '#d9482b', second: '#ffffff' },
  { ground: '#2b2f34', ink: '#f2f3f1', accent: '#8fc1e6', second: '#5a626a' },
  { ground: '#f2f0ea', ink: '#2a2c2e', accent: '#4d8a56', second: '#cfd3c9' },
]
const echo: Variants = [
  { ground: '#0c131d', ink: '#dcebf0', accent: '#38c6dd', second: '#27425a' },
  { ground: '#10182a', ink: '#e6e6ee', accent: '#5fa8ff', second: '#2b3560' },
  { ground: '#0f1c20', ink: '#dff0ea', accent: '#4fd6b8', second: '#234a4a' },
  { ground: '#171524', ink: '#efe7e2', accent: '#f0a35e', second: '#3b3356' },
]
const imac: Variants = [
  { ground: '#e8f0ed', ink: '#12343a', accent: '#0b8f9f', second: '#7fc4c6' },
  { ground: '#f3ede1', ink: '#16363c', accent: '#1193a0', second: '#ee9a4a' },
  { ground: '#0d5f6b', ink: '#e3f2ee', accent: '#8fd8d6', second: '#0a4650' },
  { ground: '#eceaf2', ink: '#2a2747', accent: '#7d5fb2', second: '#c3b6df' },
]
const personalComputer: Variants = [
  { ground: '#e2dac6', ink: '#23241f', accent: '#c2502e', second: '#b3a98f' },
  { ground: '#16201a', ink: '#cfe8cf', accent: '#5fd08a', second: '#2c4936' },
  { ground: '#ddd6c6', ink: '#20272b', accent: '#23539a', second: '#aaa591' },
  { ground: '#211b12', ink: '#f1dcae', accent: '#f0a22e', second: '#5a4522' },
]
const anyDevice: Variants = [
  { ground: '#ece8df', ink: '#262422', accent: '#8d3447', second: '#b9ae9c' },
  { ground: '#23303a', ink: '#ece9e0', accent: '#e4b04a', second: '#465966' },
  { ground: '#dde2da', ink: '#23302a', accent: '#3f6b54', second: '#a8b5a6' },
]

const byDevice: ReadonlyMap<number, Variants> = new Map([
  [deviceIds.tape, tape],
  [deviceIds.ipod, ipod],
  [deviceIds.echo, echo],
  [deviceIds.imac, imac],
  [deviceIds.personalComputer, personalComputer],
])

/** The colours in which pictures of a device may be printed. */
export function palettesOf(deviceId: number): Variants {
  return byDevice.get(deviceId) ?? anyDevice
}
