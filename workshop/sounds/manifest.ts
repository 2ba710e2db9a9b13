import type { Product } from './produce.ts'

/** The text of src/audio/sounds.gen.ts. */
export function manifestText(products: readonly Product[]): string {
  const rows = products.map(({ entry, fileName, seconds, gain }) => {
    const key = /^[a-z]+$/.test(entry.name) ? entry.name : `'${entry.name}'`
    return [
      `  ${key}: {`,
      `    url: '/audio/${fileName}',`,
      `    seconds: ${Number(seconds.toFixed(5))},`,
      `    loop: ${entry.isLoop},`,
      `    gain: ${gain},`,
      `    places: [${entry.places.map((place) => `'${place}'`).join(', ')}],`,
      '  },',
    ].join('\n')
  })
  return `// Written by \`npm run make -- sounds\`; changes made here are lost.

export type SoundPlace = 'everywhere' | 'tape' | 'player' | 'speaker' | 'computer' | 'paper' | 'playground'

export interface SoundFile {
  readonly url: string
  /** Exact: decoded, the file has this times its sample rate samples. A loop goes round over all of them. */
  readonly seconds: number
  readonly loop: boolean
  /** Multiplied at playback: brings the file to its place in the mix. */
  readonly gain: number
  /** The rooms that load it. */
  readonly places: readonly SoundPlace[]
}

export const sounds = {
${rows.join('\n')}
} as const satisfies Record<string, SoundFile>

export type SoundName = keyof typeof sounds
`
}
