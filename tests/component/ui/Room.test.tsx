import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useStage } from '#state/stage.ts'
import { Room } from '#ui/parts/Room.tsx'

test('[TAPE-08] the last picture of a room stays on the stage until the next room opens', async () => {
  const host = document.body.appendChild(document.createElement('main'))
  const room = <Room status="ready" still={null} failed={{ text: '', retry: '', className: undefined }} />
  const [first, second] = [createRoot(host), createRoot(host.appendChild(document.createElement('div')))]
  await act(async () => first.render(room))
  useStage.setState({ status: 'ready' })
  const before = useStage.getState()
  await act(async () => first.unmount())
  expect(useStage.getState()).toEqual(before)
  await act(async () => second.render(room))
  expect(useStage.getState()).toMatchObject({ status: 'loading', room: before.room + 1 })
  await act(async () => second.unmount())
})
