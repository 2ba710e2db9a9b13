import { expect, onTestFinished, test, vi } from 'vitest'
import { leavingAddress } from '#kiosk/lock/externalLink.ts'
import { isLockedKey } from '#kiosk/lock/lockedKeys.ts'
import { fakeStorage } from '#tests/unit/lib/fakeStorage.ts'

const press = (keys: string) => {
  const parts = keys.split('-')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  }
}

test.each([
  ...['Ctrl-+', 'Ctrl-0', 'Ctrl-p', 'Ctrl-P', 'Meta-f', 'Ctrl-s', 'Ctrl-u', 'Ctrl-r', 'Ctrl-o', 'Ctrl-j'],
  ...['F1', 'F3', 'F5', 'F11', 'F12', 'Alt-ArrowLeft', 'Alt-Home', 'BrowserBack', 'ContextMenu'],
])('[FIT-04] %s belongs to the browser: locked', (keys) => {
  expect(isLockedKey(press(keys))).toBe(true)
})

test.each([
  ...['a', 'F', 'Enter', 'Tab', 'Escape', 'ArrowLeft', 'Home', ' ', '+', '0'],
  ...['Ctrl-a', 'Ctrl-c', 'Ctrl-v', 'Ctrl-x', 'Ctrl-z', 'Ctrl-Escape', 'Ctrl-Alt-q', 'Ctrl-Alt-e'],
])('[FIT-04] %s is the exhibition’s, or writes: free', (keys) => {
  expect(isLockedKey(press(keys))).toBe(false)
})

const origin = 'http://museum.example'
const link = (href: string, target = '', download: string | null = null) => ({ href, target, download })

test.each([
  ['a room', link(`${origin}/exhibits/werkschau`), null],
  ['a place on the page', link(`${origin}/about#data`), null],
  ['another house', link('https://example.com/imprint/'), 'example.com/imprint'],
  ['a window of its own', link(`${origin}/about`, '_blank'), 'museum.example/about'],
  ['mail', link('mailto:hello@example.com?subject=x'), 'hello@example.com'],
  ['a telephone', link('tel:+41%2044'), '+41 44'],
  ['a file', link(`${origin}/a.csv`, '', 'a.csv'), 'museum.example/a.csv'],
  ['a script', link('javascript:alert(1)'), 'javascript'],
  ['no address', link('http://['), null],
])('[FIT-04] a link to %s', (_name, where, address) => {
  expect(leavingAddress(where, origin, false)).toBe(address)
})

test('[FIT-04] files of this server can be saved where that is allowed, and no other link leads out', () => {
  expect(leavingAddress(link(`${origin}/a.csv`, '', ''), origin, true)).toBeNull()
  expect(leavingAddress(link(`blob:${origin}/a-b-c`, '', 'a.json'), origin, true)).toBeNull()
  expect(leavingAddress(link('https://example.com/a.csv', '', ''), origin, true)).toBe('example.com/a.csv')
  expect(leavingAddress(link(`${origin}/a.csv`, '_blank', ''), origin, true)).toBe('museum.example/a.csv')
})

test('[FIT-04] staff can save in admin, once they are logged in; nobody can elsewhere', async () => {
  vi.stubGlobal('localStorage', fakeStorage({}))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { isAdminOpen } = await import('#kiosk/lock/isAdminOpen.ts')
  const { useSession } = await import('#state/session.ts')
  useSession.getState().logOut()
  expect(isAdminOpen('/admin')).toBe(false)
  useSession.getState().logIn('a token')
  expect(isAdminOpen('/admin')).toBe(true)
  expect(isAdminOpen('/admin/')).toBe(true)
  expect(isAdminOpen('/exhibits')).toBe(false)
  expect(isAdminOpen('/')).toBe(false)
  useSession.getState().logOut()
  expect(isAdminOpen('/admin')).toBe(false)
})
