import type { RecorderHandle } from '#lib/sound/recording.ts'
import { after, every } from '#lib/time/timers.ts'
import { decodeWaveform } from '../waveform.ts'
import { createRecorder } from './createRecorder.ts'
import { openMicrophone } from './microphone.ts'

/** A recorder with this browser's microphone. `limitBytes` is the limit of the upload. */
export function browserRecorder(limitBytes?: number): RecorderHandle {
  const now = () => performance.now()
  return createRecorder({ openMicrophone, decode: decodeWaveform, now, after, every }, limitBytes)
}
