import { expect, test } from 'vitest'
import { slimShader } from '../../../tools/vite/slimShaders.ts'

test('a shader loses what only people read, and directives keep their blanks', () => {
  const shader = `
    #define HALF (0.5)
    // The light.
    float light = a - -b; // of the lamp
    if (x < 1.0) { y = vec2(1.0, 2.0); }
  `
  expect(slimShader(shader)).toBe('#define HALF (0.5)\nfloat light=a - -b;\nif(x<1.0){y=vec2(1.0,2.0);}')
})
