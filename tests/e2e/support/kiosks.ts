import * as z from 'zod'
import { CreatedKioskKey } from '#contract/adminSettings.ts'
import { Kiosks } from '#contract/kiosks.ts'
import { adminOf } from './admin.ts'

/** What staff do about kiosks, past the page. */
export function screensOf(url: string, token: string) {
  const { ask } = adminOf(url, token)
  return {
    /** A kiosk key, whose kiosks stand in that location. */
    key: async (label: string, location?: string) => {
      const { key, id } = await ask('/api/admin/kiosk-keys', CreatedKioskKey, { label })
      if (location !== undefined) await ask(`/api/admin/kiosk-keys/${id}/location`, z.unknown(), { location })
      return key
    },
    /** The kiosks that came with keys of that name. */
    all: async (label: string) =>
      (await ask('/api/admin/screens', Kiosks)).screens.filter(({ keyLabel }) => keyLabel === label),
  }
}
