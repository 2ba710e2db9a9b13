import type { Plugin } from 'vite'

/** The text of a shader without what only people read: indentation, comments, blanks around most signs. */
export function slimShader(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('#') ? line : line.replace(/\s*([=*/<>(){},;:?&|])\s*/g, '$1')))
    .join('\n')
}

/** Slims the shaders in src/scenes: bundlers leave the inside of a text alone. */
export function slimShaders(): Plugin {
  return {
    name: 'slim-shaders',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/scenes\/.*\.ts$/, code: /void main\(\)|Glsl = / },
      handler: (code) => ({
        code: code.replace(/`[^`]*(?:;|\})\n`/g, (text) => slimShader(text)),
        map: null,
      }),
    },
  }
}
