import { expect, test } from 'vitest'

test('[ENGINE-03] Tone starts where the AudioListener has no parameters, as in Firefox', async () => {
  for (const name of ['position', 'forward', 'up'])
    for (const axis of ['X', 'Y', 'Z']) Reflect.deleteProperty(AudioListener.prototype, name + axis)
  expect('positionX' in new OfflineAudioContext(1, 1, 44_100).listener).toBe(false)
  const { audioContext, outputLatency } = await import('#audio/engine.ts')
  await import('#audio/toneContext.ts')
  const { Gain, getContext } = await import('tone')
  expect(new Gain().context).toBe(getContext())
  Object.defineProperty(AudioContext.prototype, 'outputLatency', {
    get: () => expect.unreachable('Firefox would hang'),
  })
  expect(outputLatency(audioContext())).toBe(0)
})
