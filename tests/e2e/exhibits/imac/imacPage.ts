import type { Page } from '@playwright/test'

export const imacAddress = (place: string) => `/exhibits/imac/${place}`
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const folder = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const stories = (page: Page) =>
  page.getByRole('list', { name: 'Stories in this folder' }).getByRole('button')
export const notepads = (page: Page) => page.locator('[data-window^="note:"]')
