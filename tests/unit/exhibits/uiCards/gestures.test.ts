import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pressKind } from '#exhibits/uiCards/press.ts'
import { restingWheel, spendWheel, turnWheel, type WheelTurn } from '#exhibits/uiCards/wheelTurns.ts'

function stepsOf(turns: readonly WheelTurn[], start = restingWheel): number[] {
  let gesture = start
  return turns.flatMap((turn) => {
    const turned = turnWheel(gesture, turn)
    gesture = turned.gesture
    return turned.step === 0 ? [] : [turned.step]
  })
}

/** A push of a trackpad: it starts at `first`, loses a share with every frame, and runs out. */
const runOut = (first: number, kept: number, startMs = 0): WheelTurn[] =>
  Array.from({ length: 90 }, (_, frame) => ({
    deltaX: 0,
    deltaY: first * kept ** frame,
    timeMs: startMs + frame * 16,
  })).filter(({ deltaY }) => Math.abs(deltaY) >= 0.5)

describe('the wheel', () => {
  test('[CARD-03] a notch moves by one, in its direction', () => {
    expect(stepsOf([{ deltaX: 0, deltaY: 100, timeMs: 0 }])).toEqual([1])
    expect(stepsOf([{ deltaX: 0, deltaY: -100, timeMs: 0 }])).toEqual([-1])
    expect(stepsOf([{ deltaX: 60, deltaY: 3, timeMs: 0 }])).toEqual([1])
  })

  test('[CARD-03] a push of a trackpad is one move, however long it runs out', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 14, max: 400, noNaN: true }),
        fc.double({ min: 0.7, max: 0.985, noNaN: true }),
        fc.constantFrom(1, -1),
        (first, kept, way) => {
          expect(stepsOf(runOut(way * first, kept))).toEqual([way])
        },
      ),
    )
  })

  test('[CARD-03] slow fingers add up to one move', () => {
    const creeping = Array.from({ length: 20 }, (_, frame) => ({ deltaX: 0, deltaY: 2, timeMs: frame * 16 }))
    expect(stepsOf(creeping)).toEqual([1])
  })

  test('[CARD-03] a second push counts: after a pause, into the run-out, and back', () => {
    const push = runOut(120, 0.93)
    expect(stepsOf([...push, ...runOut(120, 0.93, 5000)])).toEqual([1, 1])
    expect(stepsOf([...push.slice(0, 25), ...runOut(120, 0.93, 25 * 16)])).toEqual([1, 1])
    expect(stepsOf([...push.slice(0, 25), ...runOut(-120, 0.93, 25 * 16)])).toEqual([1, -1])
  })

  test('[CARD-03] scrolling to the end of the page does not move the next card', () => {
    const [first, ...rest] = runOut(120, 0.93)
    expect(first).toBeDefined()
    if (first) expect(stepsOf(rest, spendWheel(first))).toEqual([])
  })
})

describe('a press', () => {
  test('[CARD-03] that stays where it is turns the card', () => {
    expect(pressKind(0, 0)).toBe('tap')
    expect(pressKind(6, -7)).toBe('tap')
  })

  test('[CARD-03] that swipes to the left or up shows the next card, to the right or down the previous one', () => {
    expect(pressKind(-120, 20)).toBe('next')
    expect(pressKind(120, 20)).toBe('previous')
    expect(pressKind(10, -120)).toBe('next')
    expect(pressKind(10, 120)).toBe('previous')
  })

  test('[CARD-03] that falls short does nothing', () => {
    expect(pressKind(-30, 0)).toBe('nothing')
    fc.assert(
      fc.property(fc.integer({ min: -47, max: 47 }), fc.integer({ min: -47, max: 47 }), (x, y) => {
        expect(['tap', 'nothing']).toContain(pressKind(x, y))
      }),
    )
  })
})
