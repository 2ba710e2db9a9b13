import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { backOffMs } from '#tools/kiosk/backOff.ts'
import { devtoolsPipe } from '#tools/kiosk/devtoolsPipe.ts'
import { kioskFlags } from '#tools/kiosk/flags.ts'

test('[FIT-04] the browser comes back within five seconds, later only when it fails again and again', () => {
  const waits = Array.from({ length: 14 }, (_, failures) => backOffMs(failures))
  expect(waits.slice(0, 3)).toEqual([500, 500, 500])
  expect(waits.every((wait, at) => at === 0 || wait >= (waits[at - 1] ?? 0))).toBe(true)
  expect(waits.at(-1)).toBe(60_000)
})

test('[FIT-04] the browser is locked, quiet, alone with its things, and reached by a pipe', () => {
  const options = { profile: '/tmp/p', isHeadless: false, allowsMicrophone: false, isRoot: false }
  const flags = kioskFlags(options)
  for (const flag of [
    '--kiosk',
    '--noerrdialogs',
    '--disable-pinch',
    '--overscroll-history-navigation=0',
    '--autoplay-policy=no-user-gesture-required',
    '--user-data-dir=/tmp/p',
    '--no-first-run',
    '--remote-debugging-pipe',
  ])
    expect(flags).toContain(flag)
  expect(flags.join(' ')).not.toMatch(/no-sandbox|fake-ui|remote-debugging-port/)
  expect(kioskFlags({ ...options, allowsMicrophone: true })).toContain('--use-fake-ui-for-media-stream')
})

describe('[FIT-04] the pipe to DevTools', () => {
  const open = () => {
    const input = new PassThrough()
    const output = new PassThrough()
    const said: string[] = []
    input.on('data', (chunk: Buffer) => said.push(...chunk.toString().split('\0').filter(Boolean)))
    return { pipe: devtoolsPipe(input, output), output, said }
  }
  test('parses answers in pieces and in batches, in any order', async () => {
    const { pipe, output, said } = open()
    const first = pipe.send('A.a', { x: 1 })
    const second = pipe.send('B.b', {}, 'session')
    await expect.poll(() => said.length).toBe(2)
    expect(JSON.parse(said[1] ?? '')).toMatchObject({ id: 2, method: 'B.b', sessionId: 'session' })
    const events: string[] = []
    pipe.onEvent(({ method }) => events.push(method))
    const all = `{"id":2,"result":{"y":"ü"}}\0{"method":"C.c","params":{}}\0{"id":1,"error":{"message":"no"}}\0`
    output.write(all.slice(0, 13))
    output.write(all.slice(13))
    await expect(second).resolves.toEqual({ y: 'ü' })
    await expect(first).rejects.toThrow('no')
    expect(events).toEqual(['C.c'])
  })
  test('reports a browser that is gone, and one that does not answer', async () => {
    const { pipe, output } = open()
    await expect(pipe.send('A.a', {}, undefined, 5)).rejects.toThrow('not answered')
    const lost = pipe.send('A.a')
    output.destroy()
    await expect(lost).rejects.toThrow('gone')
  })
})
