import { expect, test } from 'vitest'
import { type BytesOf, createModelCache } from '#scenes/stage/modelCache.ts'

/** A shelf that answers as told, call by call. */
function shelf(answers: (ArrayBuffer | Error)[]) {
  const asked: { url: string; again: boolean }[] = []
  const bytesOf: BytesOf = async (url, { onProgress, again }) => {
    asked.push({ url, again })
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked too often')
    if (answer instanceof Error) throw answer
    onProgress(answer.byteLength)
    return answer
  }
  return { asked, bytesOf }
}

const parse = async (bytes: ArrayBuffer) => {
  if (bytes.byteLength === 13) throw new Error('damaged')
  return { size: bytes.byteLength }
}

test('a model is loaded once, however often it is asked for', async () => {
  const { asked, bytesOf } = shelf([new ArrayBuffer(8)])
  const cache = createModelCache(bytesOf, parse)
  const [a, b] = await Promise.all([cache.load('/a'), cache.load('/a')])
  expect(a).toBe(b)
  expect(await cache.load('/a')).toBe(a)
  expect(asked).toHaveLength(1)
})

test.each([
  ['that does not come', new Error('no answer')],
  ['that is damaged', new ArrayBuffer(13)],
])('a file %s is asked for again next time, past every cache', async (_name, failure) => {
  const { asked, bytesOf } = shelf([failure, new ArrayBuffer(8)])
  const cache = createModelCache(bytesOf, parse)
  await expect(cache.load('/a')).rejects.toThrow(/no answer|damaged/)
  await expect(cache.load('/a')).resolves.toEqual({ size: 8 })
  expect(asked).toEqual([
    { url: '/a', again: false },
    { url: '/a', again: true },
  ])
})

test('whoever asks while a model is coming hears how far it is', async () => {
  const heard: number[] = []
  const { bytesOf } = shelf([new ArrayBuffer(8)])
  const cache = createModelCache(bytesOf, parse)
  const first = cache.load('/a')
  await cache.load('/a', (bytes) => heard.push(bytes))
  await first
  expect(heard).toEqual([8])
})

test('whoever asks for a model that is here hears its size and is not kept', async () => {
  const heard: number[] = []
  let report = (_bytes: number) => {}
  const cache = createModelCache(async (_url, { onProgress }) => {
    report = onProgress
    return new ArrayBuffer(8)
  }, parse)
  await cache.load('/a', () => {})
  report(8)
  await cache.load('/a', (bytes) => heard.push(bytes))
  report(8)
  expect(heard).toEqual([8])
})
