import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#ui/kit/Button.tsx'
import { render } from '../support/render.tsx'

test('[STATE-02] a key that is busy, or has nothing left to do, keeps the focus and takes no press', async () => {
  let presses = 0
  let finish = () => {}
  function Save() {
    const [phase, setPhase] = useState<'ready' | 'busy' | 'done'>('ready')
    finish = () => setPhase('done')
    const press = () => {
      presses += 1
      setPhase('busy')
    }
    return (
      <Button busy={phase === 'busy'} disabled={phase === 'done'} onClick={press}>
        Save
      </Button>
    )
  }
  await render(<Save />)
  const key = page.getByRole('button', { name: 'Save' })
  await key.click()
  await expect.element(key).toHaveAttribute('aria-busy', 'true')
  await expect.element(key).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  finish()
  await expect.element(key).not.toHaveAttribute('aria-busy')
  await expect.element(key).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(presses).toBe(1)
  await expect.element(key).toHaveAttribute('aria-disabled', 'true')
})
