import type { Device } from '#contract/device.ts'
import type { MadeNarration } from './repository.ts'
import type { Member } from '#server/staff/access.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { saveNarration } from './repository.ts'
import { saveCandidate } from './versions.ts'
import type { Made } from '#server/jobs/publish.ts'

/** What becomes of narrations that staff have had made. */
export type PublishNarrations = (made: readonly MadeNarration[]) => Made['save']

/** Visitors hear them at once. */
export function publishing(device: Device, member: Member): PublishNarrations {
  return (made) => async (db, now) => {
    for (const one of made) await saveNarration(db, one, now)
    const item = { kind: 'device', ...device } as const
    await writeAudit(db, { by: member.name, action: 'narration.generate', item, now })
  }
}

/** Staff hear them, and then decide. */
export function previewing(device: Device, member: Member): PublishNarrations {
  return (made) => async (db, now) => {
    for (const one of made) await saveCandidate(db, one, now)
    const item = { kind: 'device', ...device } as const
    await writeAudit(db, { by: member.name, action: 'narration.preview', item, now })
  }
}
