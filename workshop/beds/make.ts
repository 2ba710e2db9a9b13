// npm run make -- beds: the music under narrations, server/storyteller/beds/*.mp3.
import { writeFile } from 'node:fs/promises'
import { truePeak } from '../../server/storyteller/sound/peaks.ts'
import { fromDecibels } from '../../server/storyteller/sound/samples.ts'
import { type BedName, bedNames } from '../../content/narrations/staging.ts'
import { mapChannels, type Sound } from '../sounds/dsp/sound.ts'
import { encodeMp3 } from '../sounds/encode/encodeMp3.ts'
import { compositions } from './compositions.ts'

const folder = new URL('../../server/storyteller/beds/', import.meta.url)
/** True peak before coding, dB; the narrator brings a bed to its loudness. */
const peakDb = -3
/** kbit/s. */
const bitrate = 32

export async function makeBed(name: BedName): Promise<{ sound: Sound; mp3: Uint8Array }> {
  const composed = compositions[name]()
  const gain = fromDecibels(peakDb) / truePeak(composed.channels)
  const sound = mapChannels(composed, (channel) => channel.map((sample) => sample * gain))
  return { sound, mp3: await encodeMp3(sound, bitrate, true) }
}

export async function makeBeds(): Promise<void> {
  for (const name of bedNames) {
    const { sound, mp3 } = await makeBed(name)
    await writeFile(new URL(`${name}.mp3`, folder), mp3)
    console.log(
      name.padEnd(10),
      `${(sound.channels[0]?.length ?? 0) / sound.sampleRate} s`,
      `${mp3.length} bytes`,
    )
  }
}
