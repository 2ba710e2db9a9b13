import { audioContext } from '#audio/engine.ts'
import { VoicePlayer } from '#audio/VoicePlayer.ts'
import { sine, wavFile } from '#tests/fixtures/audio/wav.ts'
import { Gain, ToneAudioNode } from 'tone'
import { beforeEach, expect, test } from 'vitest'
import { largestStep, levelDb, listenTo, wait } from './measure.ts'

const rate = 44_100
/** A quarter of full scale: -12 dB. */
const tone = (seconds: number, hertz = 440) => sine(hertz, seconds, rate, 0.25)

function elementOf(samples: Float32Array): HTMLAudioElement {
  return new Audio(URL.createObjectURL(new Blob([wavFile(samples, { rate })], { type: 'audio/wav' })))
}

const made: ToneAudioNode[] = []

/** A player whose sound is listened to and not heard. */
async function playerOf(element: HTMLAudioElement) {
  const player = new VoicePlayer({ element })
  made.push(player)
  return { player, heard: await listenTo(player) }
}

const latest = (heard: Float32Array, seconds = 0.05) =>
  levelDb(heard.slice(-seconds * audioContext().sampleRate))

beforeEach(async () => {
  for (const node of made.splice(0)) node.dispose()
  await audioContext().resume()
})

test('[SOUND-01] a recording sounds at its own level, pauses, goes on where it was and falls silent, and nothing clicks @full', async () => {
  const { player, heard } = await playerOf(elementOf(tone(10)))
  const { element } = player
  await player.play()
  await expect.poll(() => latest(heard())).toBeCloseTo(-12, 0)
  for (let round = 0; round < 5; round += 1) {
    player.pause()
    await expect.poll(() => element.paused).toBe(true)
    await expect.poll(() => latest(heard())).toBeLessThan(-100)
    const at = element.currentTime
    await player.play()
    await expect.poll(() => latest(heard())).toBeCloseTo(-12, 0)
    expect(element.currentTime).toBeGreaterThanOrEqual(at)
    expect(element.currentTime).toBeLessThan(at + 2)
  }
  player.release()
  await expect.poll(() => element.getAttribute('src')).toBeNull()
  await expect.poll(() => latest(heard())).toBeLessThan(-100)
  // A sine of this height and pitch takes steps of so much by itself.
  const own = 0.25 * 2 * Math.sin((Math.PI * 440) / audioContext().sampleRate)
  expect(largestStep(heard())).toBeLessThan(own * 1.3)
})

test('a pause that is taken back at once is none', async () => {
  const { player, heard } = await playerOf(elementOf(tone(5)))
  await player.play()
  player.pause()
  await player.play()
  await wait(200)
  expect(player.element.paused).toBe(false)
  await expect.poll(() => latest(heard())).toBeCloseTo(-12, 0)
})

test('the sound matches the position, so that captions match their words @full', async () => {
  const silent = new Float32Array(rate)
  const { player, heard } = await playerOf(elementOf(Float32Array.from([...silent, ...tone(3)])))
  await player.play()
  await expect.poll(() => latest(heard(), 0.01), { interval: 5, timeout: 5000 }).toBeGreaterThan(-20)
  expect(player.element.currentTime).toBeGreaterThan(0.85)
  expect(player.element.currentTime).toBeLessThan(1.25)
})

test('its spectrum stands where the tone is, and falls to nothing when it pauses', async () => {
  const { player } = await playerOf(elementOf(tone(10, 3000)))
  const spectrum = player.spectrum({ bands: 16 })
  await player.play()
  const expected = Math.floor((16 * Math.log(3000 / 70)) / Math.log(8000 / 70))
  await expect
    .poll(() => {
      spectrum.read(1000)
      return spectrum.bands.indexOf(Math.max(...spectrum.bands))
    })
    .toBe(expected)
  expect(spectrum.level).toBeGreaterThan(0.5)
  player.pause()
  await expect.poll(() => player.element.paused).toBe(true)
  spectrum.read(1000)
  expect([...spectrum.bands, spectrum.level]).toEqual(Array(17).fill(0))
})

test('a recording that is none is refused', async () => {
  const { player } = await playerOf(new Audio('data:audio/wav;base64,bm8gc291bmQ='))
  await expect(player.play()).rejects.toThrow(/source/)
})

test('is disposed of without a trace, and another one can play the same element', async () => {
  const element = elementOf(tone(10))
  const first = await playerOf(element)
  await first.player.play()
  first.player.dispose()
  expect(first.player.disposed).toBe(true)
  await wait(100)
  const before = first.heard().length
  const second = await playerOf(element)
  const bus = new Gain()
  second.player.connect(bus)
  const heard = await listenTo(bus)
  await second.player.play()
  await expect.poll(() => latest(heard())).toBeCloseTo(-12, 0)
  await wait(100)
  expect(first.heard().length).toBe(before)
  bus.dispose()
})

test('two hundred players on one element leave the audio nodes of one', async () => {
  const connected = new Map<AudioNode, number>()
  const { connect, disconnect } = AudioNode.prototype
  const count = (node: AudioNode, by: number) =>
    connected.set(node, Math.max(0, (connected.get(node) ?? 0) + by))
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, ...rest: never[]) {
      count(this, 1)
      return Reflect.apply(connect, this, rest)
    },
    disconnect(this: AudioNode, ...rest: never[]) {
      connected.delete(this)
      return Reflect.apply(disconnect, this, rest)
    },
  })
  const bus = new Gain()
  const element = elementOf(tone(1))
  for (let visit = 0; visit < 200; visit += 1) {
    const player = new VoicePlayer({ element }).connect(bus)
    await player.play()
    player.dispose()
  }
  Object.assign(AudioNode.prototype, { connect, disconnect })
  expect(connected.size).toBe(0)
  bus.dispose()
})
