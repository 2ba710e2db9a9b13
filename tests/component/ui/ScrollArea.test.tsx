import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import '#ui/kit/tokens.css'
import { render } from '../support/render.tsx'

const lines = (count: number) => Array.from({ length: count }, (_, at) => <p key={at}>Line {at}</p>)
const key = () => document.querySelector<HTMLElement>('[aria-hidden]')

test('[READ-16] a key leads on through text that is longer than its place, until its end', async () => {
  await render(
    <div style={{ display: 'flex', flexDirection: 'column', height: '10em' }}>
      <ScrollArea label="Story">{lines(12)}</ScrollArea>
    </div>,
  )
  const text = page.getByRole('group', { name: 'Story' })
  await expect.element(text).toBeVisible()
  text.element().focus()
  await expect.element(key()).toBeVisible()
  expect(getComputedStyle(text.element()).maskImage).toContain('gradient')
  await userEvent.click(key() ?? document.body)
  await expect.poll(() => text.element().scrollTop).toBeGreaterThan(100)
  await expect.element(text).toHaveAttribute('data-above')
  await expect.element(text).toHaveFocus()
  text.element().scrollTo({ top: 10_000, behavior: 'instant' })
  await expect.element(key()).not.toBeVisible()
  await expect.element(text).toHaveFocus()
})

test('[READ-16] text that fits has no key', async () => {
  await render(<ScrollArea label="Story">{lines(2)}</ScrollArea>)
  await expect.element(key()).not.toBeVisible()
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
})
