import { beforeEach, expect, test, vi } from 'vitest'
import { startVisit, failScene, loseGraphics, retryScene, useStage } from '#state/stage.ts'

beforeEach(() => {
  useStage.setState(useStage.getInitialState())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a scene that failed is drawn again when a visitor asks, and by the next room', () => {
  startVisit()
  failScene()
  expect(useStage.getState()).toMatchObject({ status: 'failed', attempt: 0 })
  retryScene()
  expect(useStage.getState()).toMatchObject({ status: 'loading', attempt: 1 })
  failScene()
  startVisit()
  expect(useStage.getState().status).toBe('loading')
})

test('what a room left behind does not reach the next one', () => {
  startVisit()
  useStage.setState({ status: 'ready', progress: 1 })
  const { visit } = useStage.getState()
  startVisit()
  expect(useStage.getState()).toMatchObject({ status: 'loading', progress: 0 })
  expect(useStage.getState().visit).not.toBe(visit)
})

test('lost graphics stay lost in every room until somebody asks; one line is logged', () => {
  loseGraphics(new Error('no context'))
  startVisit()
  expect(useStage.getState().graphics).toBe('unavailable')
  retryScene()
  expect(useStage.getState()).toMatchObject({ graphics: 'present', status: 'loading' })
  expect(console.warn).toHaveBeenCalledTimes(1)
})
