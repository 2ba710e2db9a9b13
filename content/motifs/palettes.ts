import { deviceIds } from '#contract/limits.ts'

/** What a picture is printed with: the paper, then the inks `dark`, `accent` and `light`, as hex without #. */
export type Palette = readonly [paper: string, dark: string, accent: string, light: string]

/** Each device has three; they take turns. */
export const devicePalettes: ReadonlyMap<number, readonly Palette[]> = new Map([
  [
    deviceIds.tape,
    [
      ['f4ebdc', '2b2147', 'ee4b2b', 'f5b93f'],
      ['f3ece0', '1f2f4a', 'e8552d', 'f4a9a0'],
      ['f1e8d6', '33211d', 'd9482b', '5fb3a5'],
    ],
  ],
  [
    deviceIds.ipod,
    [
      ['f5f4f0', '232c4a', 'ff4f7b', '8fd0ea'],
      ['f4f3ee', '2a2d3a', '2f7fd6', 'ffcf45'],
      ['f5f3ef', '1d3557', 'fa5f4a', 'a8dcc4'],
    ],
  ],
  [
    deviceIds.echo,
    [
      ['eef0ee', '141d4d', '08a0c9', 'f9a27d'],
      ['edeef1', '251a52', '3f6fe0', '6fd6cf'],
      ['eff0ea', '0e2b45', 'e5527f', '7cc8ea'],
    ],
  ],
  [
    deviceIds.imac,
    [
      ['f3efe5', '0d3d4f', '0b9fab', 'fb9e46'],
      ['f3eee6', '3b2568', 'ea4a6e', 'a5d14a'],
      ['f2f0e6', '123c63', '15a39a', 'f78fb0'],
    ],
  ],
  [
    deviceIds.personalComputer,
    [
      ['f1ead8', '16352f', '24a06b', 'f5b02e'],
      ['f0e9da', '26253f', '2b62c4', 'e9b65c'],
      ['f1e9d9', '2f2622', 'e0602f', '8cc2a5'],
    ],
  ],
])

export const anyDevicePalettes: readonly [Palette, ...Palette[]] = [
  ['f3ecdf', '3a1f3c', 'd63d5c', 'f3b45c'],
  ['f1ece2', '1f3440', 'e46a3c', '86c5c9'],
  ['f3eee3', '233a2b', 'ef6a4c', 'b9cf62'],
]
