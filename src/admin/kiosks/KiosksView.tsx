import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { adminKiosks } from '#content/pages/adminKiosks.ts'
import { isExpected, type Kiosk, type Kiosks, nameOfKiosk } from '#contract/kiosks.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { kiosksQuery } from '#api/queries/admin/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { addressOfView } from '../views.ts'
import { Loaded, ViewFrame, type ViewProps } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { Alarms } from './Alarms.tsx'
import { type KioskAction, KioskDialogs } from './KioskDialogs.tsx'
import { KioskRow } from './KioskRow.tsx'
import { SettingsDialog, type SettingsTarget } from './settings/SettingsDialog.tsx'
import { ServerHealth } from './ServerHealth.tsx'
import { type Problem, problemsOf, worstFirst } from './kioskState.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import styles from './Kiosks.module.css'
import { settingsInWords } from './settings/form.ts'
import { ItemKey } from '../parts/ItemRow.tsx'

/** A kiosk with what is wrong with it. */
export interface JudgedKiosk extends Kiosk {
  readonly problems: readonly Problem[]
  /** It is open, by its hours. */
  readonly isAwaited: boolean
  /** Its name, else that of its key. */
  readonly called: string
  /** What its location sets. */
  readonly inherited: KioskSettings | undefined
}

/** The status board: every kiosk of the museum, the worst first, and the server itself (ADMIN-09). */
export function KiosksView({ me }: ViewProps) {
  const language = useLanguage()
  const words = useWords(adminKiosks)
  const query = useQuery(kiosksQuery)
  const [asked, setAsked] = useState<{ readonly action: KioskAction; readonly kiosk: JudgedKiosk } | null>(
    null,
  )
  const [target, setTarget] = useState<SettingsTarget | null>(null)
  const judged = judge(query.data)
  const list = useRef<HTMLUListElement>(null)
  const shown = useQuietOrder(judged, list)
  const isCurator = me?.role === 'curator'
  const well = judged.filter(({ problems }) => problems.length === 0).length

  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Alarms />
      <div className={shared.section}>
        <Loaded query={query}>
          {({ now, screens: kiosks, locations }) => (
            <>
              {query.isRefetchError && (
                <Notice kind="failed">{fill(words.asOf, { at: momentOf(now, language) })}</Notice>
              )}
              <p className={shared.mono} role="status">
                {judged.length === 0
                  ? words.none
                  : fill(words.summary, { count: judged.length, well, failing: judged.length - well })}
              </p>
              <ul ref={list} className={shared.rows} aria-label={words.list}>
                {shown.map((kiosk) => (
                  <KioskRow
                    key={kiosk.id}
                    kiosk={kiosk}
                    nowMs={Date.parse(now)}
                    isCurator={isCurator}
                    onAsk={(action) => setAsked({ action, kiosk })}
                    onSettings={() => setTarget({ kind: 'screen', ...kiosk })}
                  />
                ))}
              </ul>
              <LocationList isCurator={isCurator} kiosks={kiosks} locations={locations} onAsk={setTarget} />
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
    data.screens.map((kiosk) => {
      const isAwaited = isExpected(kiosk, data.locations, nowMs)
      const problems = problemsOf(kiosk, nowMs, data.version, isAwaited)
      const { settings: inherited } = data.locations.find(({ name }) => name === kiosk.location) ?? {}
      return { ...kiosk, problems, isAwaited, inherited, called: nameOfKiosk(kiosk) }
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
  const byId = new Map(sorted.map((kiosk) => [kiosk.id, kiosk]))
  return order.flatMap((id) => byId.get(id) ?? [])
}

interface LocationListProps {
  readonly isCurator: boolean
  readonly kiosks: Kiosks['screens']
  readonly locations: Kiosks['locations']
  readonly onAsk: (target: SettingsTarget) => void
}

/** Every location that a kiosk stands in or that something is set for. */
function LocationList({ isCurator, kiosks, locations, onAsk }: LocationListProps) {
  const language = useLanguage()
  const words = useWords(adminKioskSettings)
  const set = locations.filter(({ settings }) => Object.keys(settings).length > 0)
  const names = new Set([...kiosks.flatMap(({ location }) => location ?? []), ...set.map(({ name }) => name)])
  if (names.size === 0) return null
  return (
    <section className={shared.section} aria-labelledby="locations">
      <h2 id="locations" className={shared.heading}>
        {words.locations.heading}
      </h2>
      <p className={shared.note}>{words.locations.lead}</p>
      <ul className={shared.rows}>
        {[...names].toSorted().map((name) => {
          const count = kiosks.filter(({ location }) => location === name).length
          const { settings = {}, revision = 0 } = locations.find((location) => location.name === name) ?? {}
          return (
            <li key={name} className={shared.row}>
              <div className={styles.about}>
                <h3 className={shared.name}>
                  <bdi>{name}</bdi>
                </h3>
                <p className={shared.mono}>
                  {[
                    count === 1 ? words.one : fill(words.count, { count }),
                    ...settingsInWords(settings, language),
                  ].join(' · ')}
                </p>
              </div>
              {isCurator && (
                <div className={shared.keys}>
                  <ItemKey
                    item={name}
                    look="quiet"
                    onClick={() => onAsk({ kind: 'location', id: name, called: name, settings, revision })}
                  >
                    {words.key}
                  </ItemKey>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
