import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { queryClient } from '#api/queryClient.ts'
import { Button } from '#ui/kit/Button.tsx'
import { render } from '../support/render.tsx'

const saving = Promise.withResolvers<void>()
const save = vi.fn(() => saving.promise)

function Save() {
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: save })
  return (
    <Button busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
      Save
    </Button>
  )
}

test('[READ-17] a key that is busy, or has nothing left to do, keeps the focus and takes no press', async () => {
  await render(
    <QueryClientProvider client={queryClient}>
      <Save />
    </QueryClientProvider>,
  )
  const key = page.getByRole('button', { name: 'Save' })
  await key.click()
  await expect.element(key).toHaveAttribute('aria-busy', 'true')
  await expect.element(key).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  saving.resolve()
  await expect.element(key).not.toHaveAttribute('aria-busy')
  await expect.element(key).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(save).toHaveBeenCalledTimes(1)
  await expect.element(key).toHaveAttribute('aria-disabled', 'true')
})

test('[READ-17] a key of fields that are disabled looks like it', async () => {
  await render(
    <fieldset disabled>
      <Button>Save</Button>
    </fieldset>,
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveStyle({ borderTopStyle: 'dashed' })
})
