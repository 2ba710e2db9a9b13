import { connect, Context, OfflineContext } from 'tone'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PeakMeter } from '#audio/meter/PeakMeter.ts'
import type { Ballistics } from '#lib/sound/meter.ts'

const rate = 48_000
/** On the scale: full scale, the sensitivity of 1.5 included. */
const fullScaleDb = 3.52
/** A recording of one loudness all along, for meters that cannot read it. */
const recording = { isPlaying: false, level: 50 }
const simulated = {
  peaks: () => [recording.level],
  position: () => 0,
  duration: () => 10,
  isPlaying: () => recording.isPlaying,
}

afterEach(() => {
  recording.isPlaying = false
  vi.restoreAllMocks()
})

async function meterOn(source: AudioNode, context: Context): Promise<PeakMeter> {
  const meter = new PeakMeter({ context, recording: simulated })
  connect(source, meter)
  await meter.ready
  return meter
}

/** Tones of 5 kHz, each beginning at a second and lasting so many. */
function bursts(length: number, from: readonly number[], lasting: number, sampleRate = rate): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(length * sampleRate), sampleRate })
  const samples = buffer.getChannelData(0)
  for (const start of from)
    for (let at = 0; at < Math.round(lasting * sampleRate); at += 1)
      samples[Math.round(start * sampleRate) + at] = Math.sin((2 * Math.PI * 5000 * at) / sampleRate)
  return buffer
}

describe('rendered offline', () => {
  /** The highest reading of a burst of 5 kHz that lasts so long, dB on the scale. */
  async function burstReading(seconds: number): Promise<number> {
    const native = new OfflineAudioContext(1, 0.5 * rate, rate)
    const source = new AudioBufferSourceNode(native, { buffer: bursts(0.5, [0.02], seconds) })
    const meter = await meterOn(source, new OfflineContext(native))
    source.start()
    const resting = vi.fn<() => void>()
    meter.onWake(resting)
    await native.startRendering()
    await vi.waitFor(() => expect(resting).toHaveBeenCalled())
    let highest = -Infinity
    // What has been measured comes by message: all of it is there when a frame brings nothing higher.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { left } = meter.read()
      if (left > highest) [highest, quiet] = [left, 0]
    }
    meter.dispose()
    return highest
  }

  test('[DECK-10] the bursts of IEC 60268-10, type I, have the standard’s readings within 0.5 dB', async () => {
    const steady = await burstReading(0.4)
    expect(Math.abs(steady - fullScaleDb)).toBeLessThan(0.1)
    const readings: string[] = []
    for (const [ms, expected] of [
      [100, 0],
      [10, -1],
      [5, -2],
      [3, -4],
      [1, -9.2],
      [0.4, -15],
    ] as const) {
      const reading = (await burstReading(ms / 1000)) - steady
      readings.push(`${ms} ms ${reading.toFixed(2)} dB`)
      expect(Math.abs(reading - expected)).toBeLessThan(0.5)
    }
    console.info(readings.join(', '))
  })

  /** Readings of a tone of `to` seconds, one every 10.67 ms (512 samples) between each two moments: [seconds, dB]. */
  async function render(kind: Ballistics, to: number, ...between: (readonly [from: number, to: number])[]) {
    const length = Math.max(...between.flat())
    const native = new OfflineAudioContext(1, length * rate, rate)
    const source = new OscillatorNode(native, { frequency: 1000 })
    const meter = await meterOn(source, new OfflineContext(native))
    meter.setBallistics(kind)
    source.start(0)
    source.stop(to)
    const readings: [number, number][] = []
    for (let at = 1; (at * 512) / rate < length; at += 1) {
      const seconds = (at * 512) / rate
      if (!between.some(([from, end]) => from <= seconds && seconds <= end)) continue
      void native.suspend(seconds).then(async () => {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        readings.push([seconds, meter.read().left])
        await native.resume()
      })
    }
    await native.startRendering()
    meter.dispose()
    return readings
  }

  test('[DECK-10] the PPM returns by 20 dB in 1.7 s', async () => {
    const ppm = await render('ppm', 0.3, [0.3, 0.35], [2, 2.05])
    const at = (seconds: number) => ppm.findLast(([moment]) => moment <= seconds)?.[1] ?? Number.NaN
    expect(Math.abs(at(0.34) - at(2.04) - 20)).toBeLessThan(0.5)
  })

  test('[DECK-10] the needle of the VU rises in 300 ms and overswings by 1 to 1.5 %', async () => {
    const needle = await render('vu', 1.2, [0.2, 0.7])
    const factor = (db: number) => 10 ** ((db - fullScaleDb) / 20)
    const reached = needle.find(([, db]) => factor(db) >= 0.99)?.[0] ?? Number.NaN
    expect(Math.abs(reached - 0.3)).toBeLessThan(0.03)
    const overswing = Math.max(...needle.map(([, db]) => factor(db))) - 1
    expect(overswing).toBeGreaterThan(0.01)
    expect(overswing).toBeLessThan(0.015)
  })

  test('sound passes through unchanged', async () => {
    const native = new OfflineAudioContext(1, rate / 10, rate)
    const buffer = bursts(0.1, [0.01], 0.05)
    const source = new AudioBufferSourceNode(native, { buffer })
    const meter = await meterOn(source, new OfflineContext(native))
    connect(meter, native.destination)
    source.start()
    expect((await native.startRendering()).getChannelData(0)).toEqual(buffer.getChannelData(0))
    meter.dispose()
  })
})

describe('in time', () => {
  /** Every burst of 1 ms that is seen while the page is blocked. */
  test('[DECK-06] every burst of 1 ms is shown while the page is blocked for 250 ms at a time', async () => {
    const native = new AudioContext()
    await native.resume()
    const from = [0.2, 1.2]
    const source = new AudioBufferSourceNode(native, { buffer: bursts(2.2, from, 0.001, native.sampleRate) })
    const meter = await meterOn(source, new Context({ context: native }))
    const readings: number[] = []
    let isOver = false
    source.addEventListener('ended', () => (isOver = true))
    source.start()
    for (let after = 0; after < 3; after += isOver ? 1 : 0) {
      const until = performance.now() + 250
      while (performance.now() < until);
      await new Promise((resolve) => requestAnimationFrame(resolve))
      readings.push(meter.read().left)
    }
    meter.dispose()
    await native.close()
    // 1 ms reads 9.2 dB under the tone held; in the second between two bursts the meter falls by 12 dB.
    const rises = readings.filter((db, index) => db > -6.7 && db > (readings[index - 1] ?? -Infinity) + 1.5)
    expect(rises).toHaveLength(from.length)
  })

  /** A running meter on a tone of this amplitude, 1 for full scale. */
  async function listen(amplitude: number) {
    const native = new AudioContext()
    await native.resume()
    const tone = new OscillatorNode(native, { frequency: 1000 })
    const gate = new GainNode(native, { gain: amplitude })
    tone.connect(gate)
    tone.start()
    const meter = await meterOn(gate, new Context({ context: native }))
    return { meter, gate, native }
  }

  test('[DECK-06] SIMULATED is said where the browser never brings the meter to its sound', async () => {
    vi.spyOn(AudioWorklet.prototype, 'addModule').mockReturnValue(new Promise(() => {}))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { meter, native } = await listen(0.7)
    recording.isPlaying = true
    await vi.waitFor(() => expect(meter.read().isSimulated).toBe(true))
    meter.dispose()
    await native.close()
  })

  test('[DECK-06] SIMULATED is said when nothing can run beside the sound, and only while something plays', async () => {
    vi.spyOn(AudioWorklet.prototype, 'addModule').mockRejectedValue(new Error('404'))
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { meter, native } = await listen(0.7)
    expect(warned).toHaveBeenCalledOnce()
    expect(meter.read()).toMatchObject({ left: -Infinity, isSimulated: false })
    recording.isPlaying = true
    const woken = vi.fn<() => void>()
    meter.onWake(woken)
    await vi.waitFor(() => expect(woken).toHaveBeenCalled())
    // Half of full scale is -2.5 dB on the scale.
    await vi.waitFor(() => {
      const { left, isSimulated } = meter.read()
      expect(isSimulated).toBe(true)
      expect(left).toBeCloseTo(-2.5, 1)
    })
    meter.dispose()
    await native.close()
  })

  test('[DECK-06] a source without signal while its recording plays is simulated until there is one', async () => {
    const { meter, gate, native } = await listen(0)
    recording.isPlaying = true
    await vi.waitFor(() => expect(meter.read().isSimulated).toBe(true), { timeout: 5000 })
    gate.gain.value = 0.9
    // 0.9 and the sensitivity are +2.6 dB.
    await vi.waitFor(() => {
      const { left, isSimulated } = meter.read()
      expect(isSimulated).toBe(false)
      expect(left).toBeCloseTo(2.6, 1)
    })
    meter.dispose()
    await native.close()
  })

  test('it rests in silence, and disposes of itself', async () => {
    const { meter, gate, native } = await listen(0.7)
    // Its needle falls in a third of a second, where the PPM takes four.
    meter.setBallistics('vu')
    await vi.waitFor(() => expect(meter.read().left).toBeCloseTo(0.4, 1))
    gate.gain.value = 0
    await vi.waitFor(() => {
      meter.read()
      expect(meter.isResting()).toBe(true)
    }, 8000)
    expect(meter.dispose().dispose().disposed).toBe(true)
    expect(meter.input.disposed).toBe(true)
    await native.close()
  })
})
