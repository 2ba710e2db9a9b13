import { visitStore } from '../../lib/storage.ts'

const key = 'loudness'

/** What a visitor set for the visit. */
export interface LoudnessChoice {
  readonly muted: boolean
  /** 0 to 1. */
  readonly volume: number
}

export const fullLoudness: LoudnessChoice = { muted: false, volume: 1 }

/** As it was left; anything unreadable counts as untouched. */
export function rememberedLoudness(text: string | null = visitStore.read(key)): LoudnessChoice {
  const [, muted, volume] = /^(muted|open) (0|1|0\.\d+)$/.exec(text ?? '') ?? []
  if (muted === undefined || volume === undefined) return fullLoudness
  return { muted: muted === 'muted', volume: Number(volume) }
}

export function rememberLoudness({ muted, volume }: LoudnessChoice): void {
  visitStore.write(key, `${muted ? 'muted' : 'open'} ${Number(volume.toFixed(3))}`)
}
