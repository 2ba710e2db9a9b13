import { expect, test } from 'vitest'
import { withoutOwnStyles } from '../../../tools/house/firstPaints/ownStyles.ts'

test('what an element says of its own style, a sheet says more loudly', () => {
  const { markups, sheet } = withoutOwnStyles([
    '<p style="--x:1;color:red">a</p><p style="--x:1;color:red">b</p>',
    '<i class="c" style="--mark:url(&quot;data:image/svg+xml;utf8,%3C&quot;)"></i>',
  ])
  const [rule, other] = sheet.split('\n')
  const [name] = /(?<=")\w+(?=")/.exec(rule ?? '') ?? []
  expect(rule).toBe(`[data-paint="${name}"]{--x:1!important;color:red!important}`)
  expect(markups[0]).toBe(`<p data-paint="${name}">a</p><p data-paint="${name}">b</p>`)
  expect(other).toContain('{--mark:url("data:image/svg+xml;utf8,%3C")!important}')
  expect(markups[1]).not.toContain('style=')
})

test('a value that would break out of the sheet stops the build', () => {
  expect(() => withoutOwnStyles(['<p style="--x:}body{color:red">'])).toThrow('--x:}body{color:red')
})
