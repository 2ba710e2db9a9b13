import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  holdMs,
  isHeld,
  isSwallowed,
  mayTick,
  nextWheel,
  restingWheel,
  turnedByScroll,
} from '#exhibits/ipod/wheel/wheelMachine.ts'
import { evenTurn, played, radiusPx, touchAt, type Trace } from './traces.ts'

describe('[IPOD-06] rows are degrees', () => {
  test.each([
    ['mouse', 15],
    ['touch', 23],
  ] as const)('by %s one row is %i degrees', (kind, degrees) => {
    // Slow enough for no acceleration.
    const turn = (by: number) => played(kind, evenTurn(-90, by, by * 40)).detents
    expect(turn(degrees - 0.5)).toBe(0)
    expect(turn(degrees + 0.5)).toBe(1)
    expect(turn(4 * degrees + 0.5)).toBe(4)
    expect(turn(-4 * degrees - 0.5)).toBe(-4)
  })

  test('a whole turn by mouse is 24 rows, wherever it starts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), (start) => {
        expect(played('mouse', evenTurn(start, 360.01, 12_000)).detents).toBe(24)
        expect(played('mouse', evenTurn(start, -360.01, 12_000)).detents).toBe(-24)
      }),
    )
  })

  test('however a turn is sampled, it is the same number of detents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 20, max: 1400 }), (everyMs, degrees) => {
        // No sample may jump half a turn: nobody could say which way it went.
        const ms = degrees * 20
        expect(played('touch', evenTurn(10, degrees + 0.01, ms, everyMs)).detents).toBe(
          Math.trunc((degrees + 0.01) / 23),
        )
      }),
    )
  })

  test('the seam at 180 degrees is no jump', () => {
    expect(played('mouse', evenTurn(170, 31, 900)).detents).toBe(2)
    expect(played('mouse', evenTurn(-170, -31, 900)).detents).toBe(-2)
  })
})

describe('[IPOD-06] presses, jitter and the middle', () => {
  // A finger that rests on MENU: recorded, some two degrees about its place.
  const jitter: Trace = [
    [0, -90],
    [16, -91.2],
    [33, -89.1],
    [50, -90.8],
    [66, -92],
    [83, -89.6],
    [120, -90.4],
    [400, -91.1],
  ]

  test.each(['mouse', 'touch'] as const)('a finger that trembles presses (%s)', (kind) => {
    const { state, turns } = played(kind, jitter)
    expect(turns).toEqual([])
    expect(isSwallowed(state, 420)).toBe(false)
  })

  test('by touch 14 px of travel are a press, by mouse they turn', () => {
    const degrees = (14 / (0.75 * radiusPx)) * (180 / Math.PI)
    const short = evenTurn(0, degrees, 200)
    expect(isSwallowed(played('touch', short).state, 200)).toBe(false)
    expect(isSwallowed(played('mouse', short).state, 200)).toBe(true)
  })

  test('trembling about a detent makes one tick, not many', () => {
    const about: Trace = [
      [0, 0],
      [100, 15.5],
      ...Array.from({ length: 40 }, (_, n): Trace[number] => [120 + n * 16, 15 + (n % 2 === 0 ? -2 : 2)]),
    ]
    expect(played('mouse', about).turns).toHaveLength(1)
  })

  test('inside 15 % of the radius a finger has no direction', () => {
    const acrossTheMiddle: Trace = [
      [0, 180, 0.5],
      [20, 180, 0.3],
      [40, 180, 0.14],
      [60, 90, 0.05],
      [80, 0, 0.1],
      [100, 0, 0.14],
      [120, 0, 0.4],
    ]
    expect(played('mouse', acrossTheMiddle).turns).toEqual([])
    const spinInside: Trace = evenTurn(0, 720, 900).map(([ms, degrees]) => [ms, degrees, 0.149])
    const inside = played('touch', spinInside)
    expect(inside.turns).toEqual([])
    // It slid, and so it presses nothing either.
    expect(isSwallowed(inside.state, 900)).toBe(true)
    const spinOutside: Trace = evenTurn(0, 720, 90_000).map(([ms, degrees]) => [ms, degrees, 0.16])
    expect(played('touch', spinOutside).detents).toBe(31)
  })

  test('the click that ends a turn is swallowed, the next one is not', () => {
    const { state } = played('touch', evenTurn(0, 60, 400))
    const [lifted] = nextWheel(state, { type: 'up', atMs: 410 })
    expect(isSwallowed(lifted, 440)).toBe(true)
    expect(isSwallowed(lifted, 470)).toBe(false)
  })

  test('a finger that lands right after a turn presses: its click is its own', () => {
    const { state } = played('touch', evenTurn(0, 60, 400))
    const [lifted] = nextWheel(state, { type: 'up', atMs: 410 })
    const down = { type: 'down', touch: touchAt('touch', [425, -90]), radiusPx } as const
    const [pressed] = nextWheel(lifted, down)
    const [released] = nextWheel(pressed, { type: 'up', atMs: 435 })
    expect(isSwallowed(released, 436)).toBe(false)
  })

  test('a key is held after 600 ms, unless the finger turns', () => {
    const { state } = played('touch', jitter)
    expect(isHeld(state, holdMs - 1)).toBe(false)
    expect(isHeld(state, holdMs)).toBe(true)
    expect(isHeld(played('touch', evenTurn(-90, 80, 500)).state, 2000)).toBe(false)
    expect(isHeld(restingWheel, 5000)).toBe(false)
  })
})

describe('[IPOD-06] acceleration', () => {
  test('a slow turn moves one row a detent', () => {
    const { detents, rows } = played('mouse', evenTurn(0, 720, 12_000))
    expect(rows).toBe(detents)
  })

  test('a fast spin gets through the gears of 3, 5 and 8 rows', () => {
    // Two turns a second: 48 detents.
    const { turns } = played('mouse', evenTurn(0, 1440, 2000))
    const gears = new Set(turns.map(({ detents, rows }) => rows / detents))
    for (const gear of [1, 3, 5, 8]) expect(gears).toContain(gear)
  })

  test('it is forgotten after 250 ms', () => {
    const { state } = played('mouse', evenTurn(0, 1444, 2000))
    const goOn = (afterMs: number) =>
      nextWheel(state, { type: 'move', touch: touchAt('mouse', [2000 + afterMs, 1444 + 16]) })[1]
    expect(goOn(100).rows).toBeGreaterThan(1)
    expect(goOn(251).rows).toBe(1)
  })

  test('it is forgotten on reversal', () => {
    const { state } = played('mouse', evenTurn(0, 1444, 2000))
    const [, back] = nextWheel(state, { type: 'move', touch: touchAt('mouse', [2040, 1444 - 24]) })
    expect(back).toEqual({ detents: -1, rows: -1 })
  })

  test('rows never move against the detents, and are never fewer', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.integer({ min: 1, max: 400 }),
            fc.integer({ min: -170, max: 170 }),
            fc.double({ min: 0, max: 1.3, noNaN: true }),
          ),
          { maxLength: 60 },
        ),
        fc.constantFrom('mouse' as const, 'touch' as const),
        (moves, kind) => {
          let [ms, degrees] = [0, 0]
          const trace: Trace = [
            [0, 0],
            ...moves.map(([wait, by, radius]): Trace[number] => [(ms += wait), (degrees += by), radius]),
          ]
          for (const { detents, rows } of played(kind, trace).turns) {
            expect(Math.sign(rows)).toBe(Math.sign(detents))
            expect(Math.abs(rows)).toBeGreaterThanOrEqual(Math.abs(detents))
          }
        },
      ),
    )
  })
})

test('[IPOD-06] at most 30 ticks a second play', () => {
  let heard = 0
  let lastMs = -Infinity
  for (let ms = 0; ms < 1000; ms += 5) {
    if (!mayTick(lastMs, ms)) continue
    lastMs = ms
    heard += 1
  }
  expect(heard).toBeLessThanOrEqual(30)
  expect(heard).toBeGreaterThan(24)
})

test('[IPOD-06] a mouse wheel turns one detent every 50 px, and forgets the rest when it turns back', () => {
  expect(turnedByScroll(0, 120)).toEqual({ rest: 20, detents: 2 })
  expect(turnedByScroll(20, 30)).toEqual({ rest: 0, detents: 1 })
  expect(turnedByScroll(40, -20)).toEqual({ rest: -20, detents: 0 })
  expect(turnedByScroll(-20, -30).detents).toBe(-1)
})
