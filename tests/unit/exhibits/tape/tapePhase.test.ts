import { expect, test } from 'vitest'
import { nextPhase, type TapeEvent, type TapePhase } from '#exhibits/tape/tapePhase.ts'

const after = (events: readonly TapeEvent[]) => events.reduce<TapePhase>(nextPhase, 'intro')

test.each([
  [[], 'intro'],
  [['introOver'], 'open'],
  [['introOver', 'introOver'], 'open'],
  [['eject'], 'ejecting'],
  [['introOver', 'eject', 'introOver'], 'ejecting'],
  [['introOver', 'ejected'], 'open'],
  [['introOver', 'eject', 'ejected'], 'over'],
  [['introOver', 'eject', 'ejected', 'eject'], 'over'],
] as const)('after %j it is in %s', (events, phase) => {
  expect(after(events)).toBe(phase)
})
