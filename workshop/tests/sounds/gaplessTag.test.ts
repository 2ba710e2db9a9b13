import { describe, expect, test } from 'vitest'
import { sine } from '#workshop/sounds/dsp/oscillator.ts'
import { mono } from '#workshop/sounds/dsp/sound.ts'
import { encodeMp3 } from '#workshop/sounds/encode/encodeMp3.ts'
import { countFrames, readFrameHeader, withGaplessTag } from '#workshop/sounds/encode/gaplessTag.ts'

describe('the gapless tag', () => {
  test.each([
    { sampleRate: 48_000, isLoop: false, drop: 0 },
    { sampleRate: 24_000, isLoop: false, drop: 0 },
    { sampleRate: 32_000, isLoop: true, drop: 2304 },
  ])('says what to drop so that all samples and no others are left ($sampleRate Hz)', async (given) => {
    const samples = sine(1, given.sampleRate, () => 440)
    const mp3 = await encodeMp3(mono(samples, given.sampleRate), 64, given.isLoop)
    const { delay, padding, frames } = readTag(mp3)
    expect(delay).toBe(576 + given.drop)
    expect(frames * readFrameHeader(mp3, 0).samplesPerFrame - delay - padding).toBe(samples.length)
  })

  test('counts every frame to the last byte', async () => {
    const mp3 = await encodeMp3(
      mono(
        sine(0.5, 44_100, () => 440),
        44_100,
      ),
      64,
      false,
    )
    // The tag itself is a frame more.
    expect(countFrames(mp3)).toBe(readTag(mp3).frames + 1)
  })

  test('refuses what it cannot say', async () => {
    const mp3 = await encodeMp3(
      mono(
        sine(0.5, 48_000, () => 440),
        48_000,
      ),
      64,
      false,
    )
    expect(() => withGaplessTag(mp3, 5000, 24_000)).toThrow('cannot say')
    expect(() => withGaplessTag(mp3, 0, 100)).toThrow('cannot say')
    expect(() => withGaplessTag(Uint8Array.of(1, 2, 3, 4), 0, 0)).toThrow('No layer III frame')
  })
})

function readTag(mp3: Uint8Array): { delay: number; padding: number; frames: number } {
  const bytes = Buffer.from(mp3)
  const info = bytes.indexOf('Info')
  const encoder = bytes.indexOf('LAME3')
  const packed = bytes.readUIntBE(encoder + 21, 3)
  return { delay: packed >> 12, padding: packed & 0xfff, frames: bytes.readUInt32BE(info + 8) }
}
