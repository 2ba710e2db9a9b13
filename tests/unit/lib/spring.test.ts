import { expect, test } from 'vitest'
import { stepSpring, type Spring } from '#lib/spring.ts'

const settle = (stepSeconds: number, seconds: number) => {
  const spring: Spring = { value: 0, velocity: 0 }
  const path: number[] = []
  for (let at = 0; at < seconds - 1e-9; at += stepSeconds) {
    stepSpring(spring, 1, 6, stepSeconds)
    path.push(spring.value)
  }
  return path
}

test('a spring arrives without overshooting', () => {
  const path = settle(1 / 60, 3)
  expect(Math.max(...path)).toBeLessThanOrEqual(1)
  expect(path.at(-1)).toBe(1)
})

test('a spring is where it would be, however many frames were drawn meanwhile', () => {
  const fine = settle(1 / 240, 0.5).at(-1) ?? 0
  expect(settle(0.1, 0.5).at(-1)).toBeCloseTo(fine, 10)
  expect(settle(0.5, 0.5).at(-1)).toBeCloseTo(fine, 10)
})

test('a spring says when it has come to rest, and then stands exactly at its goal', () => {
  const spring: Spring = { value: 0, velocity: 0 }
  expect(stepSpring(spring, 1, 6, 1 / 60)).toBe(true)
  let frames = 0
  while (stepSpring(spring, 1, 6, 1 / 60)) frames += 1
  expect(spring).toEqual({ value: 1, velocity: 0 })
  expect(frames).toBeLessThan(180)
  expect(stepSpring(spring, 1, 6, 1 / 60)).toBe(false)
})
