import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useToasterStore, type Toast } from 'react-hot-toast/headless'
import { expect, test } from 'vitest'
import { toast, toastMs } from '#state/toasts.ts'

/** The toasts that stand, newest first. */
function standing(): Toast[] {
  let toasts: Toast[] = []
  renderToStaticMarkup(
    createElement(function Probe() {
      toasts = useToasterStore().toasts
      return null
    }),
  )
  return toasts
}

test.each([
  ['adminLogin', 4000],
  ['avatar', 4000],
  ['memory', 4000],
  ['share', 3000],
  ['explore', 3000],
  ['elsewhere', 5000],
] as const)('a toast of %s stands for %i ms', (page, durationMs) => {
  expect(toastMs[page]).toBe(durationMs)
  toast.error(`Error on ${page}`, { page })
  expect(standing()[0]).toMatchObject({ type: 'error', duration: durationMs })
})

test('a toast that no page claims stands for 5000 ms', () => {
  toast.success('Done.')
  expect(standing()[0]).toMatchObject({ type: 'success', duration: 5000 })
})

test('the same message again does not stack', () => {
  const before = standing().length
  toast.error('Twice.')
  toast.error('Twice.')
  expect(standing().length).toBe(before + 1)
})
