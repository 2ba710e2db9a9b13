import { expect, test } from 'vitest'
import { playedNames } from './playedNames.ts'

test.each([
  ["mixer.play('press')", ['press']],
  ["mixer.loop('tape-hiss', { bus: 'voice' })", ['tape-hiss', 'voice']],
  ["return { loop: isBack ? 'rewind' : isFast ? 'fast-wind' : null }", ['rewind', 'fast-wind']],
  ["breath: { sound: 'tape-hiss', atMs: 'loop' }", ['tape-hiss']],
  ["const by = {\n  won: 'chord',\n} as const satisfies Record<string, SoundName>\nsound('won')", ['chord']],
])('%j plays %j', (code, names) => {
  expect([...playedNames(code)]).toEqual(names)
})

test.each([
  ['is loaded only', "const needed: readonly SoundName[] = ['press']; mixer.prepare(['press'])"],
  ['means something else', "dispatch({ type: 'press' }); if (key === 'eject') leave()"],
  ['is a type', "readonly loop: 'rewind' | null"],
  ['stands in a comment', "// mixer.play('press')\n/* play('eject') */"],
  ['is for what never happens', "const by = { won: 'chord' } as const satisfies Record<string, SoundName>"],
  ['is put together', 'mixer.play(`deck-${key}-press`)'],
])('a name that %s is not played', (_, code) => {
  expect([...playedNames(code)]).toEqual([])
})
