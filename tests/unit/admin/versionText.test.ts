import { expect, test } from 'vitest'
import { versionText } from '#admin/kiosks/versionText.ts'

test.for([
  ['index-0.3.0-t0MeWOpZ', '0.3.0 (t0MeWOpZ)'],
  ['index-1.0.0-rc.1-t0-_WOpZ', '1.0.0-rc.1 (t0-_WOpZ)'],
  ['index-t0MeWOpZ', 'index-t0MeWOpZ'],
  ['unbuilt', 'unbuilt'],
])('[ADMIN-20] staff read the release and the build of %s', ([build = '', text]) => {
  expect(versionText(build)).toBe(text)
})
