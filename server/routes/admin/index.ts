import type { Routes } from '#server/http/contract.ts'
import { alarms } from './alarms.ts'
import { audit } from './audit.ts'
import { avatars } from './avatars.ts'
import { content } from './content.ts'
import { devices } from './devices.ts'
import { researchExport } from './export.ts'
import { kioskKeys } from './kioskKeys.ts'
import { kiosks } from './kiosks.ts'
import { kioskSettings } from './kioskSettings.ts'
import { me } from './me.ts'
import { memories } from './memories.ts'
import { narrationScripts } from './narrationScripts.ts'
import { narrations } from './narrations.ts'
import { person } from './person.ts'
import { playground } from './playground.ts'
import { settings } from './settings.ts'
import { stories } from './stories.ts'
import { usage } from './usage.ts'

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
