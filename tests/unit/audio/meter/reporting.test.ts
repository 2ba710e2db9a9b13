import { describe, expect, test } from 'vitest'
import type { MeterReport } from '#audio/meter/meterReport.ts'
import { createReporting } from '#audio/meter/reporting.ts'
import { decibels, sine } from './signals.ts'

const sampleRate = 48_000
const block = 128
const burst = sine(5000, 0.001, sampleRate)

/** A reporting, what it has sent, and a way to let time pass in it. */
function listen() {
  const sent: MeterReport[] = []
  const reporting = createReporting(sampleRate, (report) => sent.push(report))
  return {
    sent,
    play: (channels: readonly Float32Array[]) => {
      const length = channels[0]?.length ?? 0
      for (let at = 0; at < length; at += block) {
        reporting.push(
          channels.map((channel) => channel.subarray(at, at + block)),
          Math.min(block, length - at),
        )
      }
    },
    silence: (seconds: number) => {
      for (let at = 0; at < seconds * sampleRate; at += block) reporting.push([], block)
    },
  }
}

describe('the reports of the worklet', () => {
  test('says nothing at rest, something every 11 ms while there is a signal, and once that it rests again', () => {
    const { sent, play, silence } = listen()
    silence(2)
    expect(sent).toEqual([])
    play([sine(1000, 0.2, sampleRate)])
    expect(sent.length).toBeGreaterThanOrEqual(18)
    expect(sent.length).toBeLessThanOrEqual(20)
    silence(10)
    expect(sent.filter(({ ppm: [left] }) => left === 0)).toHaveLength(1)
    expect(sent.at(-1)).toEqual({ ppm: [0, 0], vu: [0, 0] })
  })

  test('a burst of 1 ms is in the report of its 11 ms, 9.2 dB under the tone held', () => {
    const { sent, play, silence } = listen()
    silence(0.1)
    const signal = new Float32Array(block)
    signal.set(burst)
    play([signal])
    silence(0.1)
    expect(decibels(Math.max(...sent.map(({ ppm: [left] }) => left)))).toBeCloseTo(-9.2, 0)
  })

  test('a mono input counts for both channels, stereo stays separate', () => {
    const one = listen()
    one.play([sine(1000, 0.1, sampleRate)])
    expect(one.sent.at(-1)?.ppm[0]).toBe(one.sent.at(-1)?.ppm[1])
    const two = listen()
    two.play([sine(1000, 0.1, sampleRate), new Float32Array(4800)])
    expect(two.sent.at(-1)?.ppm[0]).toBeGreaterThan(0.9)
    expect(two.sent.at(-1)?.ppm[1]).toBe(0)
  })

  test('a steady tone reads the same on both kinds', () => {
    const { sent, play } = listen()
    play([sine(1000, 1, sampleRate)])
    expect(decibels(sent.at(-1)?.ppm[0] ?? 0)).toBeCloseTo(0, 1)
    expect(decibels(sent.at(-1)?.vu[0] ?? 0)).toBeCloseTo(0, 1)
  })
})
