import { expect, test } from 'vitest'
import { initialRoom, nextRoom, type RoomEvent } from '#exhibits/tape/roomMachine.ts'

const after = (...events: RoomEvent['type'][]) =>
  events.reduce((room, type) => nextRoom(room, { type }), initialRoom)

test.each([
  [[], 'intro', 'coming'],
  [['introOver'], 'room', 'coming'],
  [['lit', 'introOver'], 'room', 'on'],
  [['introOver', 'introOver'], 'room', 'coming'],
  [['eject'], 'ejecting', 'coming'],
  [['introOver', 'eject', 'introOver'], 'ejecting', 'coming'],
  [['introOver', 'ejected'], 'room', 'coming'],
  [['introOver', 'eject', 'ejected'], 'gone', 'coming'],
  [['introOver', 'eject', 'ejected', 'eject'], 'gone', 'coming'],
  [['broke', 'lit'], 'intro', 'broken'],
  [['broke', 'retry'], 'intro', 'coming'],
] as const)('after %j it is in %s with its light %s', (events, phase, light) => {
  expect(after(...events)).toMatchObject({ phase, light })
})

test('every attempt to switch the light on is another scene; without a failure there is none', () => {
  expect(after('broke', 'retry', 'broke', 'retry').attempt).toBe(2)
  expect(after('lit', 'retry').attempt).toBe(0)
})
