import { expect, test } from 'vitest'
import { idleStage } from '#app/idle/idleClock.ts'

test.each([
  [0, { stage: 'quiet', lookInMs: 280_000 }],
  [279_999, { stage: 'quiet', lookInMs: 1 }],
  [280_000, { stage: 'asking', secondsLeft: 20, lookInMs: 1000 }],
  [280_001, { stage: 'asking', secondsLeft: 20, lookInMs: 999 }],
  [299_500, { stage: 'asking', secondsLeft: 1, lookInMs: 500 }],
  [300_000, { stage: 'over' }],
  [86_400_000, { stage: 'over' }],
  [-5000, { stage: 'quiet', lookInMs: 280_000 }],
] as const)('[TAPE-07] [TAPE-07b] %i ms without input', (sinceMs, stage) => {
  expect(idleStage(sinceMs)).toEqual(stage)
})
