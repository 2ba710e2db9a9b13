import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { adminKiosks } from '#content/pages/adminKiosks.ts'
import { isExpected, nameOfKiosk } from '#contract/kiosks.ts'
import type { Kiosk, Kiosks } from '#contract/kiosks.ts'
import { screensQuery } from '#api/queries/admin/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { addressOfView } from '../views.ts'
import { Loaded } from '../parts/Loaded.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import type { ViewProps } from '../parts/viewProps.ts'
import { Alarms } from './Alarms.tsx'
import { KioskDialogs, type KioskAction } from './KioskDialogs.tsx'
import { KioskRow } from './KioskRow.tsx'
import { RoomList } from './settings/LocationList.tsx'
import { SettingsDialog, type SettingsTarget } from './settings/SettingsDialog.tsx'
import { ServerHealth } from './ServerHealth.tsx'
import { type Trouble, troublesOf, worstFirst } from './kioskState.ts'
import { useLanguage } from '#state/language.ts'

/** A kiosk with what is wrong with it. */
export interface JudgedKiosk extends Kiosk {
  readonly troubles: readonly Trouble[]
  /** It is open, by its hours. */
  readonly isAwaited: boolean
  /** Its name, else that of its key. */
  readonly called: string
}

/** The status board: every kiosk of the museum, the worst first, and the server itself (ADMIN-09). */
export function KiosksView({ me }: ViewProps) {
  const language = useLanguage()
  const words = adminKiosks[language]
  const query = useQuery(screensQuery)
  const [asked, setAsked] = useState<{ readonly action: KioskAction; readonly screen: JudgedKiosk } | null>(
    null,
  )
  const [target, setTarget] = useState<SettingsTarget | null>(null)
  const judged = judge(query.data)
  const list = useRef<HTMLUListElement>(null)
  const shown = useQuietOrder(judged, list)
  const isCurator = me?.role === 'curator'
  const well = judged.filter(({ troubles }) => troubles.length === 0).length

  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Alarms />
      <div className={shared.section}>
        <Loaded query={query}>
          {({ now, screens, rooms }) => (
            <>
              {query.isRefetchError && (
                <Notice kind="failed">{fill(words.asOf, { at: momentOf(now, language) })}</Notice>
              )}
              <p className={shared.mono} role="status">
                {judged.length === 0
                  ? words.none
                  : fill(words.summary, { count: judged.length, well, troubled: judged.length - well })}
              </p>
              <ul ref={list} className={shared.rows} aria-label={words.list}>
                {shown.map((screen) => (
                  <KioskRow
                    key={screen.id}
                    screen={screen}
                    nowMs={Date.parse(now)}
                    isCurator={isCurator}
                    onAsk={(action) => setAsked({ action, screen })}
                    onSettings={() => setTarget({ kind: 'screen', ...screen })}
                  />
                ))}
              </ul>
              <RoomList isCurator={isCurator} screens={screens} rooms={rooms} onAsk={setTarget} />
            </>
          )}
        </Loaded>
      </div>
      {isCurator && (
        <p className={shared.note}>
          <Link href={addressOfView('settings')}>{words.keysAt}</Link>
        </p>
      )}
      <ServerHealth isCurator={isCurator} />
      <KioskDialogs asked={asked} onClose={() => setAsked(null)} onDone={() => void query.refetch()} />
      <SettingsDialog target={target} onClose={() => setTarget(null)} onDone={() => void query.refetch()} />
    </ViewFrame>
  )
}

function judge(data: Kiosks | undefined): readonly JudgedKiosk[] {
  if (data === undefined) return []
  const nowMs = Date.parse(data.now)
  return worstFirst(
    data.screens.map((screen) => {
      const isAwaited = isExpected(screen, data.rooms, nowMs)
      const troubles = troublesOf(screen, nowMs, data.version, isAwaited)
      return { ...screen, troubles, isAwaited, called: nameOfKiosk(screen) }
    }),
  )
}

/** While the focus is in the list, nothing in it changes places: what is moved loses the focus. New ones come behind. */
function useQuietOrder(
  sorted: readonly JudgedKiosk[],
  list: { readonly current: HTMLElement | null },
): readonly JudgedKiosk[] {
  const ids = sorted.map(({ id }) => id).join(' ')
  const [order, setOrder] = useState<readonly string[]>([])
  useEffect(
    function follow() {
      const next = ids === '' ? [] : ids.split(' ')
      setOrder((before) => {
        if (list.current?.contains(document.activeElement) !== true) return next
        return [...before.filter((id) => next.includes(id)), ...next.filter((id) => !before.includes(id))]
      })
    },
    [ids, list],
  )
  const byId = new Map(sorted.map((screen) => [screen.id, screen]))
  return order.flatMap((id) => byId.get(id) ?? [])
}
