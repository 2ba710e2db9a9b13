import { expect, test } from 'vitest'
import { devices } from '#content/exhibits/index.ts'
import { narratedDevices } from '#content/exhibits/narratedDevices.ts'

test('every device that the exhibition opens with is told by its own folder, in the order of the list', () => {
  expect(narratedDevices.map(({ device }) => device)).toEqual(devices)
})

test('ids of devices are given once', () => {
  expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length)
})
