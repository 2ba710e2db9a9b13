import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { lettingLightsGo } from '../../../tools/vite/mendThree.ts'

const three = readFileSync(
  createRequire(import.meta.url)
    .resolve('three')
    .replace('.cjs', '.module.js'),
  'utf8',
)
const light = () => ({ id: 1, type: 'SpotLight' })

/** One of three's caches, as the build gets it. */
async function cacheOf(name: string): Promise<{ get(of: object): object }> {
  const [source = ''] =
    new RegExp(`\nfunction ${name}\\(\\) \\{[^]*?\n\\}\n`).exec(lettingLightsGo(three)) ?? []
  const code = `import { Color, Vector2, Vector3 } from '${import.meta.resolve('three')}'\n${source}\nexport default ${name}()`
  const { default: cache } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  return cache
}

describe('mendThree', () => {
  it.each(['UniformsCache', 'ShadowUniformsCache'])('%s knows lights, not their numbers', async (name) => {
    const cache = await cacheOf(name)
    const lamp = light()
    expect(cache.get(lamp)).toBe(cache.get(lamp))
    // What is known by its number alone nobody can let go.
    expect(cache.get(light())).not.toBe(cache.get(lamp))
  })
  it('says so when three has moved things', () => {
    expect(() => lettingLightsGo('')).toThrow('caches of lights')
    expect(() => lettingLightsGo(`${three}\nconst lights = {};`)).toThrow('caches of lights')
  })
})
