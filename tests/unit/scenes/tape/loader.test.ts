import { expect, test } from 'vitest'
import { isOut, type LoaderGoal, loaderWith, stepLoader } from '#scenes/tape/loader.ts'
import { tapeWay } from '#scenes/tape/tapePath.ts'

const frame = 1 / 60

/** Runs until nothing moves; returns every state on the way. */
function run(loader: ReturnType<typeof loaderWith>, goal: LoaderGoal) {
  const seen: { door: number; way: number; shown: number | null }[] = []
  for (let i = 0; i < 1200; i++) {
    const isMoving = stepLoader(loader, goal, frame)
    seen.push({ door: loader.door, way: loader.way, shown: loader.shown })
    if (!isMoving) return seen
  }
  throw new Error('it never comes to rest')
}

test('a tape goes into an empty deck, and the door shuts behind it', () => {
  const loader = loaderWith(null)
  const seen = run(loader, { tape: 7, ejecting: false })
  expect(loader).toMatchObject({ shown: 7, door: 0, way: tapeWay.seated })
  expect(Math.max(...seen.map(({ door }) => door))).toBeGreaterThan(0.95)
})

test('a tape never passes a door that is shut', () => {
  const loader = loaderWith(null)
  const seen = [
    ...run(loader, { tape: 7, ejecting: false }),
    ...run(loader, { tape: 8, ejecting: false }),
    ...run(loader, { tape: 8, ejecting: true }),
    ...run(loader, { tape: null, ejecting: false }),
  ]
  const onRails = seen.filter(({ way }) => way > 0.04 && way < 0.9)
  expect(onRails.length).toBeGreaterThan(50)
  expect(Math.min(...onRails.map(({ door }) => door))).toBeGreaterThan(0.5)
})

test('another tape takes the place of the first, whose label changes only out of the picture', () => {
  const loader = loaderWith(null)
  run(loader, { tape: 7, ejecting: false })
  const seen = run(loader, { tape: 8, ejecting: false })
  const change = seen.findIndex(({ shown }) => shown === 8)
  expect(change).toBeGreaterThan(0)
  expect(seen[change - 1]?.way).toBeGreaterThan(1.85)
  expect(loader).toMatchObject({ shown: 8, door: 0, way: tapeWay.seated })
})

test('an ejected tape comes out into the hand and stays there before the open door', () => {
  const loader = loaderWith(null)
  run(loader, { tape: 7, ejecting: false })
  expect(isOut(loader)).toBe(false)
  run(loader, { tape: 7, ejecting: true })
  expect(isOut(loader)).toBe(true)
  expect(loader).toMatchObject({ shown: 7, door: 1, way: tapeWay.inHand })
  run(loader, { tape: 7, ejecting: false })
  expect(loader).toMatchObject({ door: 0, way: tapeWay.seated })
})

test('an empty deck that ejects only opens', () => {
  const loader = loaderWith(null)
  run(loader, { tape: null, ejecting: true })
  expect(isOut(loader)).toBe(true)
  expect(loader).toMatchObject({ shown: null, door: 1 })
})

test('a change of mind during an ejection brings the tape back in', () => {
  const loader = loaderWith(null)
  run(loader, { tape: 7, ejecting: false })
  for (let i = 0; i < 30; i++) stepLoader(loader, { tape: 7, ejecting: true }, frame)
  run(loader, { tape: 7, ejecting: false })
  expect(loader).toMatchObject({ shown: 7, door: 0, way: tapeWay.seated })
})
