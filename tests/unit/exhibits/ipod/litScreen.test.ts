import { expect, test } from 'vitest'
import { litScreen } from '#exhibits/ipod/litScreen.ts'
import { layoutOf, screenUnits, stillPage } from '#scenes/ipod/layout.ts'

test('[FIT-04] the invitation’s drawing lies on the player’s display', () => {
  const [a, b, c, d, e, f] = litScreen
  const { width, height } = screenUnits
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  const { screen } = layoutOf(stillPage)
  for (const [at, [x, y]] of corners.entries()) {
    const [right, down] = screen[at] ?? [0, 0]
    expect(Math.abs(a * x + c * y + e - right)).toBeLessThan(2)
    expect(Math.abs(b * x + d * y + f - down)).toBeLessThan(2)
  }
})
