import { describe, expect, test } from 'vitest'
import { sounds } from '#audio/sounds.gen.ts'
import type { LoaderMove } from '#lib/tape/deck.ts'
import { filmPose, filmSeconds } from '#scenes/tape/film.ts'
import { isOut, type Loader, type LoaderGoal, loaderWith, stepLoader } from '#scenes/tape/loader.ts'
import { type LoaderFrame, loaderMove } from '#scenes/tape/loaderMoves.ts'
import { knocks } from '#tests/fixtures/knocks.ts'

interface Pose {
  readonly door: number
  readonly way: number
}

interface Heard {
  readonly move: LoaderMove
  readonly at: number
}

const frame = 1 / 60

/** What is heard of these frames, one after the other. */
const listen = (frames: readonly (LoaderFrame & { readonly at: number })[]): readonly Heard[] =>
  frames.flatMap((now, index) => {
    const move = loaderMove(frames[index - 1] ?? null, now)
    return move === null ? [] : [{ move, at: now.at }]
  })

/** What is heard of the film where it is drawn at these moments. */
function hearFilm(moments: readonly number[]): readonly Heard[] {
  return listen(moments.map((at) => ({ ...filmPose(at), isEjecting: false, filmSeconds: at, at })))
}

const every = (seconds: number, from = 0) =>
  Array.from({ length: Math.round((filmSeconds - from) / seconds) + 1 }, (_, i) => from + i * seconds)

/** What is heard of the deck in the room, with all that is seen. */
function hearLoader(loader: Loader, goal: LoaderGoal) {
  const frames = Array.from({ length: 600 }, (_, i) => {
    const { door, way } = loader
    stepLoader(loader, goal, frame)
    return { door, way, isEjecting: goal.ejecting, filmSeconds: null, at: i * frame }
  })
  const pose = (seconds: number) =>
    frames[Math.round(seconds / frame)] ?? { door: Number.NaN, way: Number.NaN }
  return { heard: listen(frames), pose }
}

/** At each heaviest knock the picture is where something knocks: the door nearly open, the shell down, the door shut. */
function expectKnocksInPicture(heard: readonly Heard[], pose: (seconds: number) => Pose): void {
  for (const { move, at } of heard) {
    if (move === 'doorOpens') expect(pose(at + knocks.doorOpens).door, move).toBeGreaterThan(0.85)
    if (move === 'tapeIn') expect(Math.abs(pose(at + knocks.tapeIn).way - 0.035), move).toBeLessThan(0.02)
    if (move === 'doorCloses')
      expect(Math.abs(pose(at + knocks.doorCloses).door - 0.04), move).toBeLessThan(0.02)
  }
}

describe('the film', () => {
  test('plays in the order of its pictures, each knock where the picture has one, one sound after the other', () => {
    const heard = hearFilm(every(frame))
    expect(heard.map(({ move }) => move)).toEqual(['doorOpens', 'tapeIn', 'doorCloses'])
    expectKnocksInPicture(heard, filmPose)
    const lengths = (['cassette-door-open', 'cassette-in', 'cassette-door-close'] as const).map(
      (name) => sounds[name].seconds,
    )
    heard.forEach(({ at }, i) => {
      expect(at + (lengths[i] ?? 0)).toBeLessThan(heard[i + 1]?.at ?? filmSeconds)
    })
  })

  test('plays once each on a display with five frames a second', () => {
    expect(hearFilm(every(0.2)).map(({ move }) => move)).toEqual(['doorOpens', 'tapeIn', 'doorCloses'])
  })

  test('plays from the present moment when joined in the middle', () => {
    expect(hearFilm(every(frame, 2)).map(({ move }) => move)).toEqual(['tapeIn', 'doorCloses'])
  })

  test.each([
    ['over the door', [0, 0.5, 1.2, 1.3]],
    ['over the tape', [1.9, 2, 2.1, 2.8, 2.9]],
    ['over all of it', [0, 0.1, 5.9, 6]],
  ])('that leaps %s is silent about it', (_what, moments) => {
    expect(hearFilm(moments)).toEqual([])
  })
})

describe('the deck in the exhibit', () => {
  test('plays when another tape replaces the first', () => {
    const { heard, pose } = hearLoader(loaderWith(7), { tape: 8, ejecting: false })
    expect(heard.map(({ move }) => move)).toEqual(['doorOpens', 'tapeOut', 'tapeIn', 'doorCloses'])
    expectKnocksInPicture(heard, pose)
  })

  test('[TAPE-07] plays opening and ejecting, and both have ended when the tape is out', () => {
    const { heard, pose } = hearLoader(loaderWith(7), { tape: 7, ejecting: true })
    expect(heard.map(({ move }) => move)).toEqual(['lidOpens', 'tapeOut'])
    const [lid, out] = heard.map(({ at }) => at)
    expect(lid).toBeLessThan(0.1)
    expect(out).toBeGreaterThan((lid ?? 0) + knocks.eject)
    const atItsEnd = pose((out ?? 0) + sounds['cassette-out'].seconds)
    expect(isOut({ ...atItsEnd, shown: 7 })).toBe(false)
  })

  test('is silent while nothing moves', () => {
    expect(hearLoader(loaderWith(7), { tape: 7, ejecting: false }).heard).toEqual([])
  })
})
