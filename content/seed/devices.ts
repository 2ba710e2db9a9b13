import { deviceIds, exhibitionIds } from '#contract/limits.ts'
import type { Bilingual } from '../bilingual.ts'

/** A device that the exhibition opens with. */
export interface SeedDevice {
  readonly id: number
  /** As the exhibition calls it, in both languages. */
  readonly name: string
  /** The year it came to the public. */
  readonly year: number
  /** Who made it, in words: no maker's mark is ever shown. */
  readonly maker: Bilingual
  /** As the label prints it after 'No.'. */
  readonly catalogueNumber: string
}

export interface SeedExhibition {
  readonly id: number
  readonly name: Bilingual
  readonly deviceIds: readonly number[]
}

export const devices: readonly SeedDevice[] = [
  {
    id: deviceIds.tape,
    name: 'Cassette Tape',
    year: 1963,
    maker: { de: 'Philips, Hasselt, Belgien', en: 'Philips, Hasselt, Belgium' },
    catalogueNumber: '01',
  },
  {
    id: deviceIds.ipod,
    name: 'Apple iPod',
    year: 2001,
    maker: { de: 'Apple, Cupertino, USA', en: 'Apple, Cupertino, USA' },
    catalogueNumber: '02',
  },
  {
    id: deviceIds.echo,
    name: 'Amazon Echo',
    year: 2014,
    maker: { de: 'Amazon, Sunnyvale und Seattle, USA', en: 'Amazon, Sunnyvale and Seattle, USA' },
    catalogueNumber: '03',
  },
  {
    id: deviceIds.imac,
    name: 'iMac',
    year: 1998,
    maker: { de: 'Apple, Cupertino, USA', en: 'Apple, Cupertino, USA' },
    catalogueNumber: '04',
  },
  {
    id: deviceIds.personalComputer,
    name: 'Personal Computer',
    year: 1981,
    maker: { de: 'IBM, Boca Raton, USA, danach viele', en: 'IBM, Boca Raton, USA, then many others' },
    catalogueNumber: '05',
  },
]

/** 1 takes uploads and most lookups; 3 holds the iMac's device story (spec §7). */
export const exhibitions: readonly SeedExhibition[] = [
  {
    id: exhibitionIds.main,
    name: { de: 'Nachklang: was Geräte in uns hinterlassen', en: 'Nachklang: what devices leave in us' },
    deviceIds: devices.map((device) => device.id),
  },
  {
    id: exhibitionIds.imac,
    name: { de: 'iMac: hinter blauem Kunststoff', en: 'iMac: behind blue plastic' },
    deviceIds: [deviceIds.imac],
  },
]
