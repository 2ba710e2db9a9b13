import { expect, test } from 'vitest'
import { nextPhase, type RoomEvent, type RoomPhase } from '#exhibits/tape/tapeRoomMachine.ts'

const after = (events: readonly RoomEvent[]) => events.reduce<RoomPhase>(nextPhase, 'intro')

test.each([
  [[], 'intro'],
  [['introOver'], 'room'],
  [['introOver', 'introOver'], 'room'],
  [['eject'], 'ejecting'],
  [['introOver', 'eject', 'introOver'], 'ejecting'],
  [['introOver', 'ejected'], 'room'],
  [['introOver', 'eject', 'ejected'], 'gone'],
  [['introOver', 'eject', 'ejected', 'eject'], 'gone'],
] as const)('after %j it is in %s', (events, phase) => {
  expect(after(events)).toBe(phase)
})
