import { expect, test } from 'vitest'
import { litPoints, meterPoints, meterSensitivityDb } from '#lib/sound/meterPoints.ts'

test('there are twelve points, each lit from its printed level', () => {
  expect(meterPoints).toHaveLength(12)
  meterPoints.forEach(({ db }, index) => {
    expect(litPoints(db)).toBe(index + 1)
    expect(litPoints(db - 0.001)).toBe(index)
  })
  expect(litPoints(Number.NEGATIVE_INFINITY)).toBe(0)
  expect(litPoints(40)).toBe(12)
})

test('the scale is in decibels, rises to the right, and goes from green over amber to red', () => {
  expect(meterPoints.map(({ label }) => label)).toEqual([
    '−30',
    '−24',
    '−18',
    '−12',
    '−9',
    '−6',
    '−4',
    '−2',
    '0',
    '+1',
    '+2',
    '+3',
  ])
  for (const { db, label } of meterPoints) expect(Number(label.replace('−', '-'))).toBe(db)
  const order = ['green', 'amber', 'red']
  const ranks = meterPoints.map(({ colour }) => order.indexOf(colour))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBe(3)
})

test('a tone of full scale lights all twelve by the 3.5 dB of the sensitivity', () => {
  expect(meterSensitivityDb.toFixed(1)).toBe('3.5')
  expect(litPoints(meterSensitivityDb)).toBe(12)
})
