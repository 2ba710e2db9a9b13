import { expect, test } from 'vitest'
import { devices } from '#content/exhibits/index.ts'
import { narratedDevices } from '#content/exhibits/narratedDevices.ts'

test('every device of a new exhibition has its own folder of narration texts, in the order of the list', () => {
  expect(narratedDevices.map(({ device }) => device)).toEqual(devices)
})

test('ids of devices are given once', () => {
  expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length)
})
