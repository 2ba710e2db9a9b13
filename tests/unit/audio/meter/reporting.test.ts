import { describe, expect, test } from 'vitest'
import { type MeterReport, mostUnreceived } from '#audio/meter/meterReport.ts'
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
    reporting,
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

describe('what runs beside the sound', () => {
  test('says nothing at rest, something every 11 ms while there is a signal, and once that it rests again', () => {
    const { sent, reporting, play, silence } = listen()
    silence(2)
    expect(sent).toEqual([])
    play([sine(1000, 0.2, sampleRate)])
    expect(sent.length).toBeGreaterThanOrEqual(18)
    expect(sent.length).toBeLessThanOrEqual(20)
    for (let waited = 0; waited < 40; waited += 1) {
      reporting.received(mostUnreceived)
      silence(0.25)
    }
    expect(sent.filter(({ left, right }) => left === 0 && right === 0)).toHaveLength(1)
    expect(sent.at(-1)).toEqual({ left: 0, right: 0 })
  })

  test('[DECK-06] nobody takes anything in: it stops sending, and the first report after that holds the highest', () => {
    const { sent, reporting, play, silence } = listen()
    const quiet = sine(300, 1, sampleRate).map((sample) => sample * 0.02)
    play([quiet])
    expect(sent).toHaveLength(mostUnreceived)
    play([burst])
    play([quiet])
    silence(0.3)
    expect(sent).toHaveLength(mostUnreceived)
    reporting.received(mostUnreceived)
    silence(0.02)
    // A burst of 1 ms reads some 9 dB under the tone held.
    expect(decibels(sent[mostUnreceived]?.left ?? 0)).toBeCloseTo(-9.2, 0)
  })

  test('what comes in one channel stands on both sides, two stay apart', () => {
    const one = listen()
    one.play([sine(1000, 0.1, sampleRate)])
    expect(one.sent.at(-1)?.left).toBe(one.sent.at(-1)?.right)
    const two = listen()
    two.play([sine(1000, 0.1, sampleRate), new Float32Array(4800)])
    expect(two.sent.at(-1)?.left).toBeGreaterThan(0.9)
    expect(two.sent.at(-1)?.right).toBe(0)
  })

  test('the switch to the mean shows what it would have shown all along', () => {
    const { sent, reporting, play } = listen()
    play([sine(1000, 1, sampleRate)])
    reporting.received(mostUnreceived)
    reporting.use('vu')
    play([sine(1000, 0.05, sampleRate)])
    expect(decibels(sent.at(-1)?.left ?? 0)).toBeCloseTo(0, 1)
  })
})
