import { fork } from 'node:child_process'
import { afterAll, expect, test, vi } from 'vitest'
import { createStoryteller } from '#server/storyteller/storyteller.ts'

// The files before and after this one have the real one.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock(import('node:child_process'), { spy: true })

test('[GEN-01] consecutive jobs use one process while it lasts @full', async () => {
  const { narrator, close } = await createStoryteller()
  const order = { text: 'Play.', language: 'en' } as const
  const first = await narrator.read(order)
  const second = await narrator.read(order)
  expect(fork).toHaveBeenCalledTimes(1)
  expect(second.cues).toEqual(first.cues)
  expect(second.seconds).toBe(first.seconds)
  await close()
  await expect(narrator.read(order)).rejects.toThrow('The narrator is closed.')
})
