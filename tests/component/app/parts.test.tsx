import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { noteArrival, usePartsLaid } from '#state/firstArrival.ts'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { render } from '../support/render.tsx'

test('the body of the first page of a visit follows its heading', async () => {
  let isHeadingThere: boolean | undefined
  function Body() {
    isHeadingThere ??= document.querySelector('h1') !== null
    return null
  }
  await render(
    <PageFrame kicker="No. 01" title="Heading">
      <Body />
    </PageFrame>,
  )
  await expect.poll(() => isHeadingThere).toBe(true)
})

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
