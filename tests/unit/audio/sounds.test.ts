import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sounds } from '#audio/sounds.gen.ts'
import { playedNames } from './playedNames.ts'

const root = new URL('../../../', import.meta.url)

describe('the sounds', () => {
  test('are the files in public/audio, each named after its own bytes, with nothing beside them', () => {
    const files = readdirSync(new URL('public/audio/', root)).filter((name) => name.endsWith('.mp3'))
    const named = Object.values(sounds).map(({ url }) => url)
    expect(named.toSorted()).toEqual(files.map((file) => `/audio/${file}`).toSorted())
    for (const url of named) {
      const bytes = readFileSync(new URL(`public${url}`, root))
      expect(url).toContain(`.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.`)
    }
  })

  test('are all played somewhere', () => {
    const code = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/audio/sounds.gen.ts'] })
      .map((path) => readFileSync(new URL(path, root), 'utf8'))
      .join('\n')
    const played = playedNames(code)
    expect(Object.keys(sounds).filter((name) => !played.has(name))).toEqual([])
  })

  test('are only ever turned down', () => {
    for (const { gain } of Object.values(sounds)) {
      expect(gain).toBeGreaterThan(0)
      expect(gain).toBeLessThanOrEqual(1)
    }
  })

  test('have a rewind that loops and a wind that can be pitched', () => {
    expect(sounds.rewind.loop).toBe(true)
    expect(sounds['fast-wind'].loop).toBe(true)
  })

  test('start sounds are over when the boot screen is', () => {
    expect(sounds['player-start'].seconds).toBeLessThanOrEqual(4)
    expect(sounds['computer-start'].seconds).toBeLessThanOrEqual(4)
  })

  test('[IPOD-06] a tick is over before the next of thirty a second', () => {
    expect(sounds['wheel-tick'].seconds).toBeLessThan(1 / 30)
  })
})
