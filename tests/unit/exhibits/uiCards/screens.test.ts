import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardIds } from '#content/exhibits/uiCards/places.ts'
import { screens } from '#content/exhibits/uiCards/screens.gen.ts'

const folder = new URL('../../../../public/screens/', import.meta.url)

test('each card has the picture of its screen, by an address that changes with it, and no other lies beside', async () => {
  expect(Object.keys(screens)).toEqual(cardIds)
  expect((await readdir(folder)).toSorted()).toEqual(cardIds.map((id) => `${id}.webp`).toSorted())
  for (const id of cardIds) {
    const file = await readFile(new URL(`${id}.webp`, folder))
    const version = createHash('sha256').update(file).digest('hex').slice(0, 12)
    const { width, height } = await sharp(file).metadata()
    expect(screens[id]).toEqual({ url: `/screens/${id}.webp?v=${version}`, width, height })
  }
})
