import { SpotLight } from 'three'
import { expect, test } from 'vitest'
import { createShadowTurns } from '#scenes/stage/shadowTurns.ts'

/** Lamps whose shadow is drawn in the next frame; drawing it is what the renderer does. */
function drawn(lamps: readonly SpotLight[]): readonly number[] {
  return lamps.flatMap((lamp, index) => {
    if (!lamp.shadow.needsUpdate) return []
    lamp.shadow.needsUpdate = false
    return [index]
  })
}

test('of all the lamps that moved one draws its shadow in a frame, and none is forgotten', () => {
  const turns = createShadowTurns()
  const lamps = [new SpotLight(), new SpotLight(), new SpotLight()]
  for (const lamp of lamps) turns.ask(lamp)
  for (const lamp of lamps) turns.ask(lamp)
  expect(drawn(lamps)).toEqual([])
  expect([turns.serve(), drawn(lamps)]).toEqual([true, [0]])
  expect([turns.serve(), drawn(lamps)]).toEqual([true, [1]])
  expect([turns.serve(), drawn(lamps)]).toEqual([false, [2]])
  expect([turns.serve(), drawn(lamps)]).toEqual([false, []])
})

test('a lamp that moves in every frame lets the others draw as well', () => {
  const turns = createShadowTurns()
  const lamps = [new SpotLight(), new SpotLight()]
  const order = [0, 1, 2, 3].map(() => {
    for (const lamp of lamps) turns.ask(lamp)
    turns.serve()
    return drawn(lamps)
  })
  expect(order).toEqual([[0], [1], [0], [1]])
})

test('a lamp that is gone is waited for no longer', () => {
  const turns = createShadowTurns()
  const [gone, left] = [new SpotLight(), new SpotLight()]
  turns.ask(gone)
  turns.ask(left)
  turns.forget(gone)
  expect(turns.serve()).toBe(false)
  expect(gone.shadow.needsUpdate).toBe(false)
  expect(left.shadow.needsUpdate).toBe(true)
})
