import { beforeEach, expect, test, vi } from 'vitest'
import { startVisit, failScene, loseGraphics, retryScene, useStage } from '#state/stage.ts'

beforeEach(() => {
  useStage.setState(useStage.getInitialState())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a failed scene is drawn again when a visitor asks, and in the next exhibit', () => {
  startVisit()
  failScene()
  expect(useStage.getState()).toMatchObject({ status: 'failed', attempt: 0 })
  retryScene()
  expect(useStage.getState()).toMatchObject({ status: 'loading', attempt: 1 })
  failScene()
  startVisit()
  expect(useStage.getState().status).toBe('loading')
})

test('late changes of an exhibit do not reach the next one', () => {
  startVisit()
  useStage.setState({ status: 'ready', progress: 1 })
  const { visit } = useStage.getState()
  startVisit()
  expect(useStage.getState()).toMatchObject({ status: 'loading', progress: 0 })
  expect(useStage.getState().visit).not.toBe(visit)
})

test('lost graphics stay lost in every exhibit until a visitor tries again; one line is logged', () => {
  loseGraphics(new Error('no context'))
  startVisit()
  expect(useStage.getState().graphics).toBe('unavailable')
  retryScene()
  expect(useStage.getState()).toMatchObject({ graphics: 'present', status: 'loading' })
  expect(console.warn).toHaveBeenCalledTimes(1)
})
