import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { watchThreadTime } from '#server/media/threadTime.ts'

function threadThat(does: string): Worker {
  const worker = new Worker(does, { eval: true })
  onTestFinished(async () => {
    await worker.terminate()
  })
  return worker
}

test('[API-06] a thread that works for too long is reported; one that waits as long is not @full', async () => {
  const told: string[] = []
  const waiting = threadThat('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)')
  const working = threadThat('for (;;) ;')
  onTestFinished(watchThreadTime(waiting, 500, () => told.push('waiting')))
  await new Promise<void>((resolve) => {
    watchThreadTime(working, 1_000, () => {
      told.push('working')
      resolve()
    })
  })
  expect(told).toEqual(['working'])
})

test('earlier work of the thread does not count, and an ended watch reports nothing @full', async () => {
  const told: string[] = []
  const worker = threadThat('for (;;) ;')
  watchThreadTime(worker, 100, () => told.push('ended'))()
  await new Promise<void>((resolve) => watchThreadTime(worker, 600, resolve))
  const before = await worker.cpuUsage()
  await new Promise<void>((resolve) => watchThreadTime(worker, 600, resolve))
  const after = await worker.cpuUsage()
  expect(after.user + after.system - before.user - before.system).toBeGreaterThanOrEqual(600_000)
  expect(told).toEqual([])
})
