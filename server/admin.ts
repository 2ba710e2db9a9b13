import type { Routes } from '#server/http/contract.ts'
import { alarms } from './alarms/routes.ts'
import { audit } from './staff/auditRoutes.ts'
import { avatars } from './avatars/staffRoutes.ts'
import { content } from './content/routes.ts'
import { devices } from './devices/staffRoutes.ts'
import { researchExport } from './exports/routes.ts'
import { kioskKeys } from './kiosks/keyRoutes.ts'
import { kiosks } from './kiosks/staffRoutes.ts'
import { kioskSettings } from './kiosks/settingsRoutes.ts'
import { me } from './staff/meRoutes.ts'
import { memories } from './memories/staffRoutes.ts'
import { narrationScripts } from './narrations/scriptRoutes.ts'
import { narrations } from './narrations/staffRoutes.ts'
import { person } from './exports/personRoutes.ts'
import { playground } from './playground/staffRoutes.ts'
import { settings } from './content/settingsRoutes.ts'
import { stories } from './stories/staffRoutes.ts'
import { usage } from './analytics/staffRoutes.ts'

/** The calls of the admin pages. */
export const admin: Routes = async (app, context) => {
  for (const routes of [
    me,
    stories,
    avatars,
    playground,
    narrations,
    narrationScripts,
    devices,
    content,
    settings,
    kiosks,
    alarms,
    kioskKeys,
    kioskSettings,
    memories,
    researchExport,
    person,
    audit,
    usage,
  ]) {
    await app.register(routes, context)
  }
}
