import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../lib/fakeStorage.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
let storage: Storage

async function themeWith(stored: Record<string, string>) {
  vi.resetModules()
  storage = fakeStorage(stored)
  vi.stubGlobal('localStorage', storage)
  return (await import('#state/theme.ts')).useTheme
}

beforeEach(() => void warn.mockClear())

test('starts light, in the preferred theme, or in the server’s last one', async () => {
  expect((await themeWith({})).getState().theme).toBe('light')
  expect((await themeWith({ 'house-theme': 'dark' })).getState().theme).toBe('dark')
  expect((await themeWith({ 'house-theme': 'dark', 'preferred-theme': 'retro' })).getState().theme).toBe(
    'retro',
  )
  expect(warn).not.toHaveBeenCalled()
})

test('the preferred theme wins over the server’s file', async () => {
  const theme = await themeWith({ 'preferred-theme': 'retro' })
  theme.getState().followDefaultTheme('dark')
  expect(theme.getState().theme).toBe('retro')
  const free = await themeWith({})
  free.getState().followDefaultTheme('dark\n')
  expect(free.getState().theme).toBe('dark')
  free.getState().prefer('light')
  expect([free.getState().theme, storage.getItem('preferred-theme')]).toEqual(['light', 'light'])
})

test('any other value is refused with a console warning only', async () => {
  const theme = await themeWith({ 'preferred-theme': 'neon' })
  expect(theme.getState().theme).toBe('light')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("'neon'"))
  warn.mockClear()
  theme.getState().followDefaultTheme('Dark')
  expect(theme.getState().theme).toBe('light')
  expect(warn).toHaveBeenCalledTimes(1)
})
