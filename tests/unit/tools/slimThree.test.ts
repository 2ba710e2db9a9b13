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
  it('leaves whatever three draws with besides its materials: reflections are filtered with one of them', () => {
    const slim = emptied(three)
    const materials =
      /\nconst ShaderLib = \{[^]*?\n\};\n[^]*?\nShaderLib\.physical = \{[^]*?\n\};/.exec(slim)?.[0] ?? ''
    expect(materials).toContain('ShaderChunk.meshphysical_frag')
    const others = [...slim.replace(materials, '').matchAll(/\bShaderChunk\.(\w+)/g)].map(
      ([, name]) => name ?? '',
    )
    expect(others).toContain('cube_vert')
    for (const name of others) expect(slim).not.toContain(`\t${name}: ""`)
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
