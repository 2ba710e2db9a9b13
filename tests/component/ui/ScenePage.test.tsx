import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loseGraphics, failScene, useStage } from '#state/stage.ts'
import { ScenePage } from '#ui/parts/ScenePage.tsx'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { allowMotion } from '../support/motion.ts'

test('the last picture of an exhibit stays on the stage until the next one opens', async () => {
  const host = document.body.appendChild(document.createElement('main'))
  const visit = (
    <ScenePage status="ready" still={null} failed={{ text: '', retry: '', className: undefined }} />
  )
  const [first, second] = [createRoot(host), createRoot(host.appendChild(document.createElement('div')))]
  await act(async () => first.render(visit))
  useStage.setState({ status: 'ready' })
  const before = useStage.getState()
  await act(async () => first.unmount())
  expect(useStage.getState()).toEqual(before)
  await act(async () => second.render(visit))
  expect(useStage.getState()).toMatchObject({ status: 'loading', visit: before.visit + 1 })
  await act(async () => second.unmount())
})

for (const [what, fail] of [
  ['a scene that fails', failScene],
  ['a context that is lost for good', () => loseGraphics('No context')],
] as const)
  test(`[FIT-01] ${what} shows the still and a button to try again`, async () => {
    await allowMotion()
    await page.viewport(800, 600)
    const host = document.body.appendChild(document.createElement('main'))
    const root = createRoot(host)
    const failed = { text: 'Shown as a picture', retry: 'Try again', className: undefined }
    const Shown = () => <ScenePage status={useSceneStatus()} still={<p>The still</p>} failed={failed} />
    await act(async () => root.render(<Shown />))
    await act(async () => fail())
    await expect.element(page.getByText('The still')).toBeVisible()
    await expect.element(page.getByText('Shown as a picture')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Shown as a picture')).not.toBeInTheDocument()
    expect(useStage.getState()).toMatchObject({ status: 'loading', graphics: 'present' })
    await act(async () => root.unmount())
  })
