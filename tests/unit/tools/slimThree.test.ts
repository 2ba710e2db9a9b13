import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { emptied, withoutHeadsets } from '../../../tools/vite/slimThree.ts'

const three = readFileSync(
  createRequire(import.meta.url)
    .resolve('three')
    .replace('.cjs', '.module.js'),
  'utf8',
)

describe('slimThree', () => {
  it('empties shaders that nobody uses, and those alone', () => {
    const slim = emptied(three)
    expect(slim).toMatch(/meshtoon_frag: ""/)
    expect(slim).toMatch(/meshphysical_frag: fragment/)
    expect(slim).toMatch(/morphtarget_vertex: morphtarget_vertex/)
  })
  it('manages no headsets, with everything the renderer asks of the manager', () => {
    const slim = withoutHeadsets(three)
    const manager = /class WebXRManager[^]*?\n}\n/.exec(slim)?.[0] ?? ''
    const idle = /enabled === true|isPresenting|removeEventListener|addEventListener/
    const asked = slim.matchAll(/\bxr\.(\w+)\(/g)
    for (const [call, name] of asked) {
      const line = slim.split('\n').find((one) => one.includes(call)) ?? ''
      // Asked only where a headset is on, or inherited.
      if (idle.test(line) || /updateCamera|getCamera|getDepthSensingMesh/.test(call)) continue
      expect(manager).toContain(`${name}(`)
    }
  })
  it('says so when three has moved things', () => {
    expect(() => emptied('')).toThrow('table of shaders')
    expect(() => emptied(three.replaceAll('meshtoon_frag', 'meshcartoon_frag'))).toThrow('meshtoon_frag')
    expect(() => withoutHeadsets('')).toThrow('WebXRManager')
  })
})
