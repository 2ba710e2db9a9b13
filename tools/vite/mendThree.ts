import type { Plugin } from 'vite'

/** Each stands once in the cache of what shaders know of a light, and once in that of its shadow. */
const mends = [
  ['const lights = {};', 'const lights = new WeakMap();'],
  ['lights[ light.id ] !== undefined', 'lights.has( light )'],
  ['return lights[ light.id ];', 'return lights.get( light );'],
  ['lights[ light.id ] = uniforms;', 'lights.set( light, uniforms );'],
] as const

/**
 * three keeps what shaders know of a light by its number, for as long as the scene: ours is one for the visit, and each
 * room brings new lights. @throws when three's caches are written otherwise
 */
export function lettingLightsGo(code: string): string {
  let mended = code
  for (const [before, after] of mends) {
    if (mended.split(before).length !== 3)
      throw new Error(`three's caches of lights are not as mendThree.ts knows them: ${before}`)
    mended = mended.replaceAll(before, after)
  }
  return mended
}

export function mendThree(): Plugin {
  return {
    name: 'mend-three',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/three\/build\/three\.module\.js$/ },
      handler: (code) => ({ code: lettingLightsGo(code), map: null }),
    },
  }
}
