import { expect, test } from 'vitest'
import { keyedStore } from '#lib/browser/storage.ts'
import { bearerFor } from '#lib/visit/tokens.ts'
import { fakeStorage } from '../fakeStorage.ts'

test.each([
  ['exhibit', { kiosk_token: 'k', auth_token: 's' }, 'k'],
  ['exhibit', { auth_token: 's' }, 's'],
  ['exhibit', {}, null],
  ['anyone', { kiosk_token: 'k', auth_token: 's' }, 'k'],
  ['anyone', { auth_token: 's' }, 's'],
  ['staff', { kiosk_token: 'k', auth_token: 's' }, 's'],
  ['staff', { kiosk_token: 'k' }, null],
  ['curator', { kiosk_token: 'k', auth_token: 's' }, 's'],
] as const)('[API-02] a call for %s with %o carries %s', (access, tokens, bearer) => {
  const storage = fakeStorage(tokens)
  expect(
    bearerFor(
      access,
      keyedStore(() => storage),
    ),
  ).toBe(bearer)
})
