import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSources } from '#tools/lib/sources.ts'

let root = ''
const sources = ['src', 'index.html', 'public']
const hash = () => hashSources(root, sources)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nachklang-sources-'))
  await mkdir(join(root, 'src/deep'), { recursive: true })
  await writeFile(join(root, 'src/deep/a.ts'), 'a')
  await writeFile(join(root, 'index.html'), '<html>')
})
afterEach(() => rm(root, { recursive: true }))

describe('hashSources', () => {
  it('is the same for the same files', async () => {
    expect(await hash()).toBe(await hash())
  })
  it('changes with a byte of a file deep below', async () => {
    const before = await hash()
    await writeFile(join(root, 'src/deep/a.ts'), 'b')
    expect(await hash()).not.toBe(before)
  })
  it('changes with a single file that is named itself', async () => {
    const before = await hash()
    await writeFile(join(root, 'index.html'), '<html >')
    expect(await hash()).not.toBe(before)
  })
  it('changes when a file moves', async () => {
    const before = await hash()
    await rename(join(root, 'src/deep/a.ts'), join(root, 'src/a.ts'))
    expect(await hash()).not.toBe(before)
  })
  it('changes when bytes move from one file to the next', async () => {
    await writeFile(join(root, 'src/b.ts'), 'xy')
    await writeFile(join(root, 'src/c.ts'), 'z')
    const before = await hash()
    await writeFile(join(root, 'src/b.ts'), 'x')
    await writeFile(join(root, 'src/c.ts'), 'yz')
    expect(await hash()).not.toBe(before)
  })
  it('changes when a folder that was missing appears', async () => {
    const before = await hash()
    await mkdir(join(root, 'public'))
    await writeFile(join(root, 'public/a.txt'), 'a')
    expect(await hash()).not.toBe(before)
  })
  it('ignores what is no source', async () => {
    const before = await hash()
    await writeFile(join(root, 'README.md'), 'a')
    expect(await hash()).toBe(before)
  })
})
