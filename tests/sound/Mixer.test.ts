import { audioContext } from '#audio/engine.ts'
import { type BusName, Mixer } from '#audio/Mixer.ts'
import type { Acoustics } from '#audio/acoustics.ts'
import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { sounds } from '#audio/sounds.gen.ts'
import { Gain, getContext, Offline, Oscillator, Reverb } from 'tone'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { largestStep, levelDb, listenTo, stretch, wait } from './measure.ts'

const rate = 44_100

afterEach(() => vi.restoreAllMocks())

type Act = (mixer: Mixer, at: (seconds: number, run: () => void) => void) => void

/** What comes out of a mixer into which a tone of a quarter of full scale sounds. */
async function rendered(bus: BusName, seconds: number, act: Act = () => {}) {
  const buffer = await Offline(
    (context) => {
      const mixer = new Mixer().toDestination()
      new Oscillator({ frequency: 440, volume: -12 }).connect(mixer.bus(bus)).start(0)
      act(mixer, (at, run) => context.setTimeout(run, at))
    },
    seconds,
    1,
    rate,
  )
  const samples = buffer.getChannelData(0)
  return (from: number, to: number) => levelDb(stretch(samples, rate, from, to))
}

describe('the mix', () => {
  test.each([
    ['voice', -12],
    ['device', -24],
    ['ambience', -32],
  ] as const)('puts sounds of the bus %s at their level', async (bus, expected) => {
    const level = await rendered(bus, 0.3)
    expect(level(0.1, 0.3)).toBeCloseTo(expected, 0)
  })

  test('lowers devices by 12 dB during speech, and returns; the voice stays unchanged', async () => {
    const act: Act = (mixer, at) => {
      at(0.3, () => mixer.speak(true))
      at(1, () => mixer.speak(false))
    }
    const device = await rendered('device', 1.8, act)
    expect(device(0.1, 0.3)).toBeCloseTo(-24, 0)
    expect(device(0.8, 1)).toBeCloseTo(-36, 0)
    expect(device(1.5, 1.8)).toBeCloseTo(-24, 0)
    const voice = await rendered('voice', 1.8, act)
    expect(voice(0.8, 1)).toBeCloseTo(-12, 0)
  })

  test('is as loud as the visitor wants it: half the slider is 12 dB less, mute is silence', async () => {
    const level = await rendered('voice', 1, (mixer, at) => {
      at(0.3, () => mixer.setLoudness({ muted: false, volume: 0.5 }))
      at(0.6, () => mixer.setLoudness({ muted: true, volume: 0.5 }))
    })
    expect(level(0.1, 0.3)).toBeCloseTo(-12, 0)
    expect(level(0.4, 0.6)).toBeCloseTo(-24, 0)
    expect(level(0.8, 1)).toBeLessThan(-100)
  })

  test('plays one bus alone, or without one', async () => {
    const solo = await rendered('voice', 0.3, (mixer) => (mixer.bus('device').solo = true))
    expect(solo(0.1, 0.3)).toBeLessThan(-100)
    const mute = await rendered('device', 0.3, (mixer) => (mixer.bus('device').mute = true))
    expect(mute(0.1, 0.3)).toBeLessThan(-100)
  })

  test('[SOUND-01] holds ten voices of half of full scale together under full scale', async () => {
    const buffer = await Offline(
      () => {
        const mixer = new Mixer().toDestination()
        for (let voice = 0; voice < 10; voice += 1)
          new Oscillator({ frequency: 200 + 37 * voice, volume: -6 }).connect(mixer.bus('voice')).start(0)
      },
      1,
      1,
      rate,
    )
    expect(levelDb(stretch(buffer.getChannelData(0), rate, 0.3, 1))).toBeLessThan(0)
  })
})

describe('effects', () => {
  test('sound at their place in the mix at once where they are prepared, and end by themselves', async () => {
    const buffer = await Offline(
      async () => {
        const mixer = new Mixer().toDestination()
        await mixer.prepare(['press'])
        mixer.play('press')
      },
      0.3,
      1,
      rate,
    )
    const peak = buffer
      .getChannelData(0)
      .reduce<number>((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.01)
    expect(peak).toBeLessThan(0.5)
  })

  test('[SOUND-01] a loop fades in and out without a click, at the loudness it is given', async () => {
    await audioContext().resume()
    const mixer = new Mixer()
    await mixer.prepare(['tape-hiss'])
    const heard = await listenTo(mixer)
    /** What has been heard once so many more seconds of it are there. */
    const after = async (seconds: number) => {
      const until = heard().length + seconds * audioContext().sampleRate
      await expect.poll(() => heard().length, { timeout: 10_000 }).toBeGreaterThan(until)
      return heard()
    }
    const hiss = mixer.loop('tape-hiss', { bus: 'voice', fadeSeconds: 0.1, level: 20 })
    const loud = await after(0.5)
    hiss.shape(1, 0.1)
    const soft = (await after(0.3)).subarray(loud.length)
    hiss.stop(0.1)
    const all = await after(0.4)
    expect(levelDb(soft.slice(-4800)) - levelDb(loud.slice(-4800))).toBeCloseTo(-20, -0.5)
    expect(levelDb(all.slice(-4800))).toBeLessThan(-100)
    const within = largestStep(loud.slice(-9600))
    expect(largestStep(loud)).toBeLessThan(within * 1.5)
    expect(largestStep(all.subarray(loud.length + soft.length))).toBeLessThan(within / 5)
    mixer.dispose()
  })

  test('a thousand presses, loops begun and broken off, and nothing is left behind', async () => {
    await audioContext().resume()
    const mixer = new Mixer().toDestination()
    await mixer.prepare(['press', 'wheel-tick', 'tape-hiss'])
    let most = 0
    for (let round = 0; round < 20; round += 1) {
      for (let press = 0; press < 50; press += 1) mixer.play(press % 2 === 0 ? 'press' : 'wheel-tick')
      most = Math.max(most, mixer.sounding)
      const hiss = mixer.loop('tape-hiss')
      await wait(10)
      hiss.stop(0.02)
    }
    expect(most).toBeGreaterThanOrEqual(50)
    await expect.poll(() => mixer.sounding, { timeout: 8000 }).toBe(0)
    mixer.dispose()
    expect(mixer.disposed).toBe(true)
  })

  test('[SOUND-03] missing and invalid sounds are logged once and tried again, and the others play', async () => {
    await audioContext().resume()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const real = window.fetch
    vi.spyOn(window, 'fetch').mockImplementation((url, options) => {
      if (url === sounds['wheel-tick'].url) return Promise.resolve(new Response('', { status: 404 }))
      if (url === sounds.eject.url) return Promise.resolve(new Response('no sound'))
      return real(url, options)
    })
    const mixer = new Mixer().toDestination()
    await mixer.prepare(['press', 'wheel-tick', 'eject'])
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual(Array(2).fill('A sound stays silent'))
    mixer.play('press')
    mixer.play('wheel-tick')
    mixer.play('eject')
    expect(mixer.sounding).toBe(1)
    vi.restoreAllMocks()
    await expect.poll(() => mixer.sounding).toBe(0)
    await mixer.prepare(['wheel-tick'])
    mixer.play('wheel-tick')
    expect(mixer.sounding).toBeGreaterThan(0)
    mixer.dispose()
  })

  test('there is one audio context, which Tone uses, and a sound started while it is suspended does not play later', async () => {
    expect(getContext().rawContext).toBe(audioContext())
    const mixer = new Mixer().toDestination()
    await mixer.prepare(['press'])
    Object.defineProperty(audioContext(), 'state', { configurable: true, value: 'suspended' })
    mixer.play('press')
    expect(mixer.sounding).toBe(0)
    Reflect.deleteProperty(audioContext(), 'state')
    mixer.play('press')
    expect(mixer.sounding).toBe(1)
    mixer.dispose()
  })
})

/** What a burst of 50 ms brings back from the walls alone: dB re the burst, and seconds until it is 60 dB down. */
async function answerOf(
  acoustics: Acoustics,
  then: (leave: () => void) => void = () => {},
): Promise<{ readonly db: number; readonly rt60: number }> {
  const answer = vi.spyOn(Reverb.prototype, 'generate')
  const heard = async (hasAcoustics: boolean) => {
    const buffer = await Offline(
      async () => {
        const mixer = new Mixer().toDestination()
        if (hasAcoustics) then(mixer.startReverb(acoustics))
        // The reverb renders its own answer first.
        await Promise.all(answer.mock.results.map(({ value }) => value))
        const burst = new Gain(0).connect(mixer.bus('voice'))
        // One tone alone meets a hill or a valley of the room.
        for (let hertz = 300; hertz < 3000; hertz *= 1.17)
          new Oscillator({ frequency: hertz, volume: -30 }).connect(burst).start(0)
        burst.gain.setValueAtTime(1, 0.5).setValueAtTime(0, 0.55)
      },
      0.5 + acoustics.decay * 2,
      1,
      rate,
    )
    return buffer.getChannelData(0)
  }
  const dry = await heard(false)
  const walls = (await heard(true)).map((sample, at) => sample - (dry[at] ?? 0))
  const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)
  const db = 10 * Math.log10(power(walls) / power(dry) + 1e-15)
  // Schroeder: what is still to come, from 5 to 25 dB under all of it, times three.
  const total = power(walls)
  let left = total
  let at5 = 0
  let at25 = 0
  for (const [at, sample] of walls.entries()) {
    left -= sample * sample
    if (left > total * 10 ** -0.5) at5 = at
    if (left > total * 10 ** -2.5) at25 = at
  }
  return { db, rt60: (3 * (at25 - at5)) / rate }
}

const exhibitsWithAcoustics = [chooser, ...exhibits].flatMap(({ id, acoustics }) =>
  acoustics ? [[id, acoustics] as const] : [],
)
const [small, large] = [
  { decay: 0.4, wet: -3 },
  { decay: 2.2, wet: -8 },
]

describe('the acoustics of an exhibit', () => {
  test.each(exhibitsWithAcoustics.slice(0, rounds(exhibitsWithAcoustics.length, 2)))(
    '[SOUND-02] %s: subtle, and soon gone',
    async (name, acoustics) => {
      const { db, rt60 } = await answerOf(acoustics)
      console.info(`${name}: RT60 ${rt60.toFixed(2)} s, walls ${db.toFixed(1)} dB re direct`)
      expect(db).toBeLessThan(-15)
      expect(db).toBeGreaterThan(-28)
      expect(rt60 / acoustics.decay).toBeGreaterThan(0.6)
      expect(rt60 / acoustics.decay).toBeLessThan(1.5)
    },
  )

  test('are built once for all visits, and are silent without an exhibit', async () => {
    const connect = vi.spyOn(AudioNode.prototype, 'connect')
    const mixer = new Mixer()
    mixer.startReverb(small)()
    const before = connect.mock.calls.length
    for (let visit = 0; visit < 20; visit += 1) mixer.startReverb(small)()
    expect(connect.mock.calls.length).toBe(before)
    mixer.startReverb(large)
    expect(connect.mock.calls.length).toBeGreaterThan(before)
    mixer.dispose()
    const { db } = await answerOf(small, (leave) => leave())
    expect(db).toBeLessThan(-60)
  })
})
