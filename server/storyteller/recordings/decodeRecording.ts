import { readFile } from 'node:fs/promises'
import decode from 'audio-decode'
import { fileTypeFromBuffer } from 'file-type'
import { BufferSource, FLAC, Input, MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny'
import type { InputFormat } from 'mediabunny'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { wholeWav } from '#server/storyteller/sound/wav.ts'
import type { Sound } from '#server/storyteller/sound/wav.ts'

/** By file-type's extension for the bytes. */
const formats: Readonly<Record<string, InputFormat>> = {
  wav: WAVE,
  flac: FLAC,
  mp3: MP3,
  m4a: MP4,
  mp4: MP4,
  ogg: OGG,
  oga: OGG,
  opus: OGG,
  webm: WEBM,
}

/**
 * The sound of a recording, mixed to mono. Ten minutes take seconds and a hundred megabytes: run it in a separate
 * process.
 * @param file its bytes or path
 * @throws NotAudio with a sentence for staff
 */
export async function decodeRecording(file: Uint8Array | string): Promise<Sound> {
  const read = typeof file === 'string' ? await readFile(file) : file
  if (read.length === 0) throw new NotAudio('The recording is empty.')
  const found = await fileTypeFromBuffer(read)
  const format = found && formats[found.ext]
  if (!format) {
    throw new NotAudio(
      `This is not a recording that can be read${found ? ` but ${found.mime}` : ''}: WAV, FLAC, MP3, M4A, Ogg and WebM can.`,
    )
  }
  const bytes = format === WAVE ? wholeWav(read) : read
  // Before decoding, since fifty megabytes of MP3 would be hours of sound and gigabytes of memory.
  const seconds = await secondsOf(bytes, format)
  if (seconds > scriptLimits.recordingSeconds) {
    throw new NotAudio(
      `The recording lasts ${Math.ceil(seconds / 60)} minutes; at most ${scriptLimits.recordingSeconds / 60} can be kept.`,
    )
  }
  try {
    const { channelData, sampleRate } = await decode(bytes)
    const [first, ...others] = channelData
    if (first === undefined || first.length === 0) throw new NotAudio('The recording contains no sound.')
    const samples = first.slice()
    for (const other of others)
      for (const [i, value] of other.entries()) samples[i] = (samples[i] ?? 0) + value
    if (others.length > 0) for (const [i, value] of samples.entries()) samples[i] = value / channelData.length
    return { samples, sampleRate }
  } catch (error) {
    if (error instanceof NotAudio) throw error
    throw new NotAudio('The recording is damaged and cannot be read.', { cause: error })
  }
}

async function secondsOf(bytes: Uint8Array, format: InputFormat): Promise<number> {
  try {
    using input = new Input({ formats: [format], source: new BufferSource(bytes) })
    const tracks = await input.getTracks()
    if (tracks.length !== 1 || !tracks[0]?.isAudioTrack())
      throw new NotAudio('The recording contains more, or less, than one track of sound.')
    return await input.computeDuration()
  } catch (error) {
    if (error instanceof NotAudio) throw error
    throw new NotAudio('The recording is damaged and cannot be read.', { cause: error })
  }
}
