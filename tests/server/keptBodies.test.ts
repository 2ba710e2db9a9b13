import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBodyCache } from '#server/keptBodies.ts'
import { bytesOf, packList } from '#server/listBody.ts'

async function* pieces(text: string) {
  yield text
}

test('the bodies that were asked for last are kept, as many as fit', async () => {
  const body = await packList(pieces('[]'), 1)
  const room = (bytesOf(body) + 2000) * 3
  const kept = createBodyCache(room)
  for (const key of ['a', 'b', 'c']) kept.keep(key, body)
  expect(kept.get('a')).toBe(body)
  kept.keep('d', body)
  const found = () => ['a', 'b', 'c', 'd'].filter((key) => kept.get(key) !== undefined)
  expect(found()).toEqual(['a', 'c', 'd'])
  // The same again takes no more room.
  for (let time = 0; time < 10; time += 1) kept.keep('d', body)
  expect(found()).toEqual(['a', 'c', 'd'])
})

test('a body that is larger than all the room is not kept, and leaves nothing behind', async () => {
  const kept = createBodyCache(3000)
  const text = Array.from({ length: 2000 }, (_, number) => String(number ** 3)).join()
  kept.keep('large', await packList(pieces(text), 1))
  expect(kept.get('large')).toBeUndefined()
  const small = await packList(pieces('[]'), 1)
  kept.keep('small', small)
  expect(kept.get('small')).toBe(small)
})

test('a long body is kept in brotli alone', async () => {
  const short = await packList(pieces('x'.repeat(60_000)), 1)
  expect(short.plain.bytes?.byteLength).toBe(60_000)
  const long = await packList(pieces('x'.repeat(70_000)), 1)
  expect(long.plain.bytes).toBeUndefined()
  expect(brotliDecompressSync(long.brotli.bytes).toString()).toBe('x'.repeat(70_000))
})

test('pieces of any size arrive whole and in order', async () => {
  const all = Array.from({ length: 400 }, (_, number) =>
    `${number}ü`.repeat(number % 97 === 0 ? 30_000 : number),
  )
  async function* each() {
    yield* all
  }
  const { brotli, plain } = await packList(each(), 1)
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(all.join(''))
  expect(plain.headers).toContain(String(Buffer.byteLength(all.join(''))))
})
