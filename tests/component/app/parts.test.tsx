import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { noteArrival, usePartsLaid } from '#state/firstArrival.ts'

test('the first page of a visit is laid out part by part, one that follows at once', async () => {
  const laid: number[] = []
  function Page() {
    laid.push(usePartsLaid(3))
    return null
  }
  function open() {
    laid.length = 0
    const root = createRoot(document.createElement('div'))
    root.render(<Page />)
    return root
  }
  const first = open()
  await expect.poll(() => laid).toEqual([1, 2, 3])
  first.unmount()
  noteArrival()
  const next = open()
  await expect.poll(() => laid).toEqual([3])
  next.unmount()
})
