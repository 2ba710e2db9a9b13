/** What a picture is printed with: the paper, then the inks `dark`, `accent` and `light`, as hex without #. */
export type Palette = readonly [paper: string, dark: string, accent: string, light: string]

/** For devices that visitors name. */
export const anyDevicePalettes: readonly [Palette, ...Palette[]] = [
  ['f3ecdf', '3a1f3c', 'd63d5c', 'f3b45c'],
  ['f1ece2', '1f3440', 'e46a3c', '86c5c9'],
  ['f3eee3', '233a2b', 'ef6a4c', 'b9cf62'],
]
