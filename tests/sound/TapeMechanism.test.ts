import { Merge, Offline, Oscillator } from 'tone'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#contract/random.ts'
import { TapeMechanism } from '#audio/deck/TapeMechanism.ts'
import { decibels, level, largestStep, speeds } from './measure.ts'

const rate = 48_000

interface Take {
  readonly seconds: number
  readonly hertz?: number
  readonly wear?: number
  /** What happens at which second. */
  readonly keys?: readonly (readonly [at: number, press: (tape: TapeMechanism) => void])[]
  /** Listen before the volume. */
  readonly isAtHead?: boolean
}

/** A tone, left as cosine, right as sine, through a tape that starts at once; left and right as rendered. */
async function render({ seconds, hertz = 440, wear = 0, keys = [], isAtHead = false }: Take) {
  const buffer = await Offline(
    (context) => {
      const tape = new TapeMechanism({ wear })
      if (isAtHead) tape.head.toDestination()
      else tape.toDestination()
      const sides = new Merge().connect(tape)
      if (hertz > 0) {
        new Oscillator({ frequency: hertz, phase: 270 }).connect(sides, 0, 0).start(0)
        new Oscillator({ frequency: hertz }).connect(sides, 0, 1).start(0)
      }
      tape.start()
      for (const [at, press] of keys) context.setTimeout(() => press(tape), at)
    },
    seconds,
    2,
    rate,
  )
  return { left: buffer.getChannelData(0), right: buffer.getChannelData(1) }
}

describe('ramps', () => {
  const ramps = [
    ['start', 0, () => {}, 0.05],
    ['stop', 0.5, (tape: TapeMechanism) => tape.stop(), 0.05],
    ['pause', 0.5, (tape: TapeMechanism) => tape.pause(), 0.2],
  ] as const

  test.each(ramps)(
    '[DECK-09] %s changes pitch and level over its whole time, linearly',
    async (_, at, press, seconds) => {
      const take = await render({ seconds: 1, keys: at === 0 ? [] : [[at, press]] })
      const windows = speeds(take, 440, rate).filter((one) => one.at > at && one.at < at + 0.4)
      const ramp = windows.filter(
        ({ speed, level: loudness }) => loudness > 0.02 && speed > 0.1 && speed < 0.9,
      )
      const [first, last] = [ramp.at(0), ramp.at(-1)]
      const slope = ((last?.speed ?? 0) - (first?.speed ?? 0)) / ((last?.at ?? 0) - (first?.at ?? 0))
      expect(Math.abs(1 / slope)).toBeCloseTo(seconds, 2)
      // A head gives a voltage in proportion to speed.
      for (const { speed, level: loudness } of ramp) expect(loudness).toBeCloseTo(speed, 1)
    },
  )

  test('[DECK-09] a tape at rest is silent to the last bit, and comes to rest without a click', async () => {
    const { left, right } = await render({ seconds: 1, keys: [[0.5, (tape) => tape.stop()]] })
    expect(level(left.subarray(0.58 * rate))).toBe(0)
    // As a multiple of the largest step of the tone itself.
    expect(largestStep(left) / ((2 * Math.PI * 440) / rate)).toBeLessThan(1.01)
    expect(largestStep(right) / ((2 * Math.PI * 440) / rate)).toBeLessThan(1.01)
  })

  test('[DECK-09] interrupted ramps do not click, and the tape lags by the speed it lacked', async () => {
    let lacking = 0
    let behind = 0
    const random = seededRandom(7)
    const keys = Array.from({ length: 40 }, (_, index) => {
      const press = index % 2 === 0 ? 'pause' : 'start'
      return [0.3 + index * 0.06 + random() * 0.05, (tape: TapeMechanism) => void tape[press]()] as const
    })
    const take = await render({
      seconds: 3.5,
      keys: [
        ...keys,
        [
          3.2,
          (tape) => {
            const fresh = tape.delayAt(0)
            const steps = 320_000
            for (let step = 0; step < steps; step += 1)
              lacking += ((1 - tape.speedAt(((step + 0.5) * 3.2) / steps)) * 3.2) / steps
            // Before it started for the first time it was behind by nothing.
            lacking -= 0.015
            behind = tape.delayAt(3.2) - fresh
          },
        ],
      ],
    })
    expect(behind).toBeGreaterThan(0.3)
    expect(behind).toBeCloseTo(lacking, 3)
    expect(largestStep(take.left) / ((2 * Math.PI * 440) / rate)).toBeLessThan(1.02)
  })

  test('a leap is silent while it lasts, does not click, and leaves no delay', async () => {
    const delays: number[] = []
    const { left } = await render({
      seconds: 1.2,
      keys: [
        [0.3, (tape) => tape.pause()],
        [0.35, (tape) => tape.start()],
        [0.5, (tape) => delays.push(tape.delayAt(0.5))],
        [0.6, (tape) => tape.mute()],
        [0.7, (tape) => tape.unmute()],
        [0.8, (tape) => delays.push(tape.delayAt(0.8))],
      ],
    })
    expect(level(left.subarray(0.64 * rate, 0.7 * rate))).toBe(0)
    expect(level(left.subarray(0.75 * rate))).toBeCloseTo(Math.SQRT1_2, 2)
    // The tone is cut off and comes back within 12 ms.
    expect(largestStep(left) / ((2 * Math.PI * 440) / rate)).toBeLessThan(1.05)
    expect(delays[0]).toBeGreaterThan(0.015)
    expect(delays[1]).toBeLessThan(0.005)
  })
})

describe('[DECK-09] wear, which is labelled as exaggerated', () => {
  /** Speed deviation, per cent: weighted as IEC 60386 does at the two rates, and its peak. */
  async function wowAndFlutter(wear: number) {
    const { left, right } = await render({ seconds: 12, hertz: 3150, wear, keys: [] })
    // Hiss and shelf are no part of it.
    const deviations = speeds({ left, right }, 3150, rate)
      .filter(({ at }) => at > 2)
      .map(({ at, speed }) => [at, speed - 1] as const)
    const at = (hertz: number) => {
      let [real, imaginary] = [0, 0]
      for (const [time, deviation] of deviations) {
        real += deviation * Math.cos(2 * Math.PI * hertz * time)
        imaginary += deviation * Math.sin(2 * Math.PI * hertz * time)
      }
      return (Math.hypot(real, imaginary) / deviations.length) * Math.SQRT2
    }
    return 100 * Math.hypot(at(0.4) * 10 ** (-15 / 20), at(20) * 10 ** (-5.9 / 20))
  }

  test('wow and flutter are several times those of a good deck (0.05 to 0.08 % weighted), and none without', async () => {
    const worn = await wowAndFlutter(1)
    console.info(`wow and flutter ${worn.toFixed(3)} % WRMS`)
    expect(worn).toBeGreaterThan(0.14)
    expect(worn).toBeLessThan(0.21)
    expect(await wowAndFlutter(0)).toBeLessThan(0.001)
  })

  test('[DECK-12] hiss is on the tape: it follows speed and volume, and a good tape has none', async () => {
    const hiss = async (keys: Take['keys'] = [], wear = 1) => {
      const { left } = await render({ seconds: 2, hertz: 0, wear, keys })
      return decibels(level(left.subarray(rate)))
    }
    const running = await hiss()
    console.info(`hiss ${running.toFixed(1)} dBFS`)
    expect(running).toBeGreaterThan(-37)
    expect(running).toBeLessThan(-33)
    expect(await hiss([[0.5, (tape) => tape.setVolume(0.5)]])).toBeCloseTo(running - 12, 0)
    expect(await hiss([[0.5, (tape) => tape.stop()]])).toBe(-Infinity)
    expect(await hiss([], 0)).toBe(-Infinity)
  })

  test('[DECK-12] treble is lost as under a head that stands askew, and nothing else', async () => {
    const loss = async (hertz: number, wear: number) => {
      const { left } = await render({ seconds: 1.5, hertz, wear })
      return decibels(level(left.subarray(rate)) / Math.SQRT1_2)
    }
    // The shelf's 9 dB, and what a delay line loses that never stands still.
    const askew = await loss(12_000, 1)
    expect(askew).toBeGreaterThan(-12)
    expect(askew).toBeLessThan(-8)
    expect(await loss(500, 1)).toBeCloseTo(0, 0)
    // A delay between two samples would lose 3 dB at half of what the rate can hold.
    expect(await loss(12_000, 0)).toBeCloseTo(0, 1)
  })
})

test('[DECK-05] half the volume is a quarter of the level, without a click; the meter is not affected', async () => {
  const keys: Take['keys'] = [[0.5, (tape) => tape.setVolume(0.5)]]
  const { left } = await render({ seconds: 1, keys })
  expect(level(left.subarray(0.8 * rate))).toBeCloseTo(Math.SQRT1_2 / 4, 3)
  expect(largestStep(left) / ((2 * Math.PI * 440) / rate)).toBeLessThan(1.01)
  const head = await render({ seconds: 1, keys, isAtHead: true })
  expect(level(head.left.subarray(0.8 * rate))).toBeCloseTo(Math.SQRT1_2, 3)
})
