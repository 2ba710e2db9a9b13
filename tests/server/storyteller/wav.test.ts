import { describe, expect, test } from 'vitest'
import { readVoice } from '#server/media/readVoice.ts'
import { readWav, wholeWav } from '#server/storyteller/sound/wav.ts'
import { joinWav } from '#server/storyteller/services/openaiSpeaker.ts'
import { decodeRecording } from '#server/storyteller/recordings/decodeRecording.ts'
import { sine, wavFile } from '#tests/fixtures/audio/wav.ts'

const rate = 16_000
const samples = sine(330, 1, rate, 0.25)
const file = (isStream = false) => Buffer.from(wavFile(samples, { rate, isStream }))

/** A file whose header says other lengths; `at` 4 is that of the file, 40 that of the sound. */
function saying(bytes: Buffer, lengths: Readonly<Record<number, number>>): Buffer {
  const other = Buffer.from(bytes)
  for (const [at, length] of Object.entries(lengths)) other.writeUInt32LE(length, Number(at))
  return other
}
const nothing = (bytes: Buffer) => saying(bytes, { 4: 0, 40: 0 })
const chunk = (name: string, content: string) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), size, Buffer.from(content)])
}
const withName = (bytes: Buffer) => Buffer.concat([bytes, chunk('LIST', 'INFOIART\u0004\0\0\0Anna')])

const lies: readonly (readonly [string, Buffer, number])[] = [
  ['lengths as they are', file(), 1],
  ['lengths as they are, and a name behind the sound', withName(file()), 1],
  ['lengths of nothing, as a stream writes them', nothing(file()), 1],
  ['lengths of all that 32 bits hold', file(true), 1],
  ['a length of the sound that is more than there is', saying(file(), { 40: 99_000 }), 1],
  ['a length of the sound that is less than there is', saying(file(), { 40: 8000 }), 1],
  ['a length of the file that is wrong', saying(file(), { 4: 11 }), 1],
  ['two files, one behind the other', Buffer.concat([file(), file()]), 2],
  ['two files with names', Buffer.concat([withName(file()), withName(file())]), 2],
  ['two streams of unknown length', Buffer.concat([file(true), file(true)]), 2],
  ['three streams of no length', Buffer.concat([nothing(file()), nothing(file()), nothing(file())]), 3],
  ['a file that broke off, and a whole one', Buffer.concat([file().subarray(0, 16_044), file()]), 1.5],
]

describe('[MEDIA-09] a WAV file is read in full, whatever lengths its header has', () => {
  test.each(lies)('%s', async (_what, bytes, seconds) => {
    const voice = await readVoice(bytes)
    const sounds = {
      'what a service said': readWav(joinWav([bytes])),
      'what staff uploaded': await decodeRecording(bytes),
      'what a visitor recorded': await decodeRecording(voice.bytes),
    }
    expect(voice.seconds).toBeCloseTo(seconds, 2)
    for (const [what, sound] of Object.entries(sounds)) {
      expect(sound.samples.length / sound.sampleRate, what).toBeCloseTo(seconds, 2)
      // A header that is played is a click: it lies far from what stands around it.
      const steps = sound.samples.map((value, at) => Math.abs(value - (sound.samples[at - 1] ?? value)))
      expect(Math.max(...steps), what).toBeLessThan(0.05)
    }
  })

  test('one with a correct header stays as it is', () => {
    for (const bytes of [file(), withName(file())]) {
      const whole = saying(bytes, { 4: bytes.length - 8 })
      expect(wholeWav(whole)).toBe(whole)
    }
  })

  test.each([
    ['a header alone', nothing(file()).subarray(0, 44), 'holds no sound'],
    [
      'two formats',
      Buffer.concat([file(), Buffer.from(wavFile(sine(330, 1, 22_050), { rate: 22_050 }))]),
      'recordings of different formats',
    ],
    [
      'a chunk that is longer than the file',
      Buffer.concat([
        file().subarray(0, 12),
        Buffer.from('LIST\xff\xff\xff\x7f', 'latin1'),
        file().subarray(12),
      ]),
      'where its sound begins cannot be told',
    ],
  ])('what cannot be heard is refused for its true reason: %s', async (_what, bytes, reason) => {
    await expect(readVoice(bytes)).rejects.toThrow(reason)
    await expect(decodeRecording(bytes)).rejects.toThrow(reason)
    expect(() => joinWav([bytes])).toThrow(reason)
  })
})
