import { expect, test } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import {
  resolveDevice,
  chooseDevice,
  deviceOfAddress,
  noDevice,
  typeDeviceName,
} from '#ui/pages/share-story/deviceEntry.ts'
import { failureWords } from '#ui/parts/contribute/failureWords.ts'
import { sampleEnd } from '#ui/pages/share-story/sampleEnd.ts'

const devices = [{ id: 1, name: 'Cassette Tape' }]

test('a device and a new name exclude each other', () => {
  expect(typeDeviceName(chooseDevice(1), 'Minidisc')).toEqual({ deviceId: null, newName: 'Minidisc' })
  expect(chooseDevice(1)).toEqual({ deviceId: 1, newName: '' })
  expect(typeDeviceName(chooseDevice(1), '')).toEqual({ deviceId: 1, newName: '' })
})

test('a story is about a listed device or a new name that is not blank', () => {
  expect(resolveDevice(chooseDevice(1), devices)).toEqual({ kind: 'known', id: 1, name: 'Cassette Tape' })
  expect(resolveDevice(chooseDevice(9), devices)).toBeNull()
  expect(resolveDevice({ deviceId: null, newName: ' Minidisc ' }, devices)).toEqual({
    kind: 'new',
    name: 'Minidisc',
  })
  expect(resolveDevice({ deviceId: null, newName: '  ' }, devices)).toBeNull()
  expect(resolveDevice(noDevice, devices)).toBeNull()
})

test('the address preselects by whole numbers only', () => {
  expect(['?deviceId=3', '?deviceId=', '?deviceId=-1', '?deviceId=3x', ''].map(deviceOfAddress)).toEqual([
    3,
    null,
    null,
    null,
    null,
  ])
})

test('a failure speaks with the server’s words, else with the catalogue’s', () => {
  const refused = (message: string) => ({ kind: 'refused', report: { statusCode: 507, message } }) as const
  const lost = (error: unknown) => ({ kind: 'lost', error }) as const
  expect(failureWords('text', refused('The disk is full.'), 'en')).toBe('The disk is full.')
  expect(failureWords('text', refused(''), 'en')).toBe('Server error while submitting text.')
  expect(failureWords('voice', refused(''), 'en')).toBe('Server error while uploading audio.')
  expect(failureWords('text', lost(new Error('odd')), 'en')).toBe('Error submitting text: odd')
  expect(failureWords('voice', lost(new ApiError('network', '')), 'en')).toBe(
    'Error uploading audio: The server cannot be reached.',
  )
  expect(failureWords('voice', lost(new ApiError('network', '')), 'de')).toContain('nicht erreichbar')
})

test('a sample ends in a pause between two sentences', () => {
  const cues = [0, 4, 9.5, 14].map((start) => ({ start, text: '' }))
  expect(sampleEnd({ cues, duration: 20 })).toBeCloseTo(9.4)
  expect(sampleEnd({ cues: cues.slice(0, 2), duration: 6 })).toBe(6)
})
