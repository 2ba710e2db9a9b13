import { expect, test } from 'vitest'
import { canStage } from '#ui/parts/stageAbility.ts'

const desk = { width: 1440, height: 900, coarse: false, reducedMotion: false, webgl2: true }

test.each([
  ['a desk', desk, true],
  ['a standing touchscreen', { ...desk, width: 1080, height: 1920, coarse: true }, true],
  ['a tablet', { ...desk, width: 768, height: 1024, coarse: true }, true],
  ['a phone', { ...desk, width: 390, height: 844, coarse: true }, false],
  ['a phone held sideways', { ...desk, width: 932, height: 430, coarse: true }, false],
  ['a desk zoomed to 400 %', { ...desk, width: 360, height: 225 }, false],
  ['somebody who wants less motion', { ...desk, reducedMotion: true }, false],
  ['a browser without WebGL2', { ...desk, webgl2: false }, false],
] as const)('%s: %o gets the moving scene: %s', (_name, facts, moves) => {
  expect(canStage(facts)).toBe(moves)
})
