import type * as z from 'zod/mini'
import { adminSettings } from '#content/pages/adminSettings.ts'
import type { KioskKeys } from '#contract/adminSettings.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import shared from '../parts/parts.module.css'
import { dayOf, momentOf } from '../parts/moment.ts'
import { useLanguage } from '#state/language.ts'

interface KioskKeyRowProps {
  readonly kioskKey: z.output<typeof KioskKeys>[number]
  /** When the list was fetched, in ms since 1970. */
  readonly now: number
  readonly onRevoke: () => void
  readonly onRoom: () => void
}

export function KioskKeyRow({ kioskKey, now, onRevoke, onRoom }: KioskKeyRowProps) {
  const language = useLanguage()
  const words = adminSettings[language].keys
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = kioskKey
  const label = kioskKey.label ?? words.nameless
  const isExpired = Date.parse(expiresAt) <= now
  const end =
    revokedAt !== null
      ? fill(words.revoked, { at: momentOf(revokedAt, language) })
      : fill(isExpired ? words.expired : words.until, { at: dayOf(expiresAt, language) })
  return (
    <li className={shared.row} data-keys="">
      <div>
        <h3 className={shared.name} dir="auto">
          {label}
        </h3>
        <p className={shared.mono}>
          {[
            fill(words.created, { at: dayOf(createdAt, language) }),
            lastUsedAt === null ? words.unused : fill(words.used, { at: momentOf(lastUsedAt, language) }),
            end,
            ...(kioskKey.room === null ? [] : [fill(words.inRoom, { room: kioskKey.room })]),
          ].join(' · ')}
        </p>
      </div>
      {revokedAt === null && !isExpired && (
        <div className={shared.keys}>
          <Button look="quiet" onClick={onRoom}>
            {words.setRoom} <VisuallyHidden>({label})</VisuallyHidden>
          </Button>
          <Button onClick={onRevoke}>
            {words.revoke} <VisuallyHidden>({label})</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}
