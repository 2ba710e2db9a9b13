import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a module does when it is loaded, statement by statement: those that begin at the edge. */
const statements = globSync('{src,content,contract}/**/*.{ts,tsx}').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/\n(?=[a-z])/)
    .map((text) => ({ file, text })),
)

// A phone takes 50 ms for one of them before it shows any page.
test('[SHELL-23] no module makes a segmenter or a format while it is loaded', () => {
  const makesOne = ({ text }: { text: string }) => /^(?:export )?const [^>]*?new Intl\./.test(text)
  expect(statements.filter(makesOne).map(({ file }) => file)).toEqual([])
})
