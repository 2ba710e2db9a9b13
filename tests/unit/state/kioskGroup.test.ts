import { expect, test, vi } from 'vitest'
import { isAnySpeaking, pauseSpeech, setSpeaking, useKioskGroup } from '#state/kioskGroup.ts'

test('[FIT-05] everything that speaks is known while it does, and only that is paused', () => {
  const changes = vi.fn<() => void>()
  const stop = useKioskGroup.subscribe(({ speaking }) => speaking, changes)
  const [one, other] = [{ pause: vi.fn<() => void>() }, { pause: vi.fn<() => void>() }]
  setSpeaking(one, true)
  setSpeaking(one, true)
  setSpeaking(other, false)
  expect([isAnySpeaking(), changes.mock.calls.length]).toEqual([true, 1])
  pauseSpeech()
  expect([one.pause.mock.calls.length, other.pause.mock.calls.length]).toEqual([1, 0])
  setSpeaking(one, false)
  expect([isAnySpeaking(), changes.mock.calls.length]).toEqual([false, 2])
  stop()
})

test('[FIT-05] the same story ejected twice is offered twice', () => {
  const offered: (number | undefined)[] = []
  const stop = useKioskGroup.subscribe(
    ({ transfer }) => transfer,
    (transfer) => offered.push(transfer?.storyId),
  )
  for (const storyId of [7, 7]) useKioskGroup.setState({ transfer: { storyId } })
  stop()
  expect(offered).toEqual([7, 7])
})
