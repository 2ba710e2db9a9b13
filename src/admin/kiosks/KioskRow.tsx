import { useState } from 'react'
import { adminKiosks, type AdminKiosksWords } from '#content/pages/adminKiosks.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import { selfTestNames } from '#content/pages/selfTest.ts'
import type { Language } from '#contract/common.ts'
import { hasFailedSelfTest } from '#contract/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import shared from '../parts/parts.module.css'
import { agoOf, bytesOf, momentOf } from '../parts/moment.ts'
import type { KioskAction } from './KioskDialogs.tsx'
import styles from './Kiosks.module.css'
import { versionText } from './versionText.ts'
import type { JudgedKiosk } from './KiosksView.tsx'
import { settingsInWords } from './settings/form.ts'
import { gravityOf, type Problem } from './kioskState.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { ItemKey } from '../parts/ItemRow.tsx'
import { useQuery } from '@tanstack/react-query'
import { adminAlarms } from '#content/pages/adminAlarms.ts'
import { adminActivity } from '#content/pages/adminActivity.ts'
import type { Alarm } from '#contract/alarms.ts'
import type { AuditList } from '#contract/adminSettings.ts'
import { alarmsQuery } from '#api/queries/admin/kiosks.ts'
import { auditQuery } from '#api/queries/admin/museum.ts'
import { Loaded } from '../parts/ViewFrame.tsx'

interface KioskRowProps {
  readonly kiosk: JudgedKiosk
  /** By the server's clock. */
  readonly nowMs: number
  readonly isCurator: boolean
  readonly onAsk: (action: KioskAction) => void
  readonly onSettings: () => void
}

/** One kiosk: its problems in words and by shape, its last report, its keys. */
export function KioskRow({ kiosk, nowMs, isCurator, onAsk, onSettings }: KioskRowProps) {
  const language = useLanguage()
  const words = useWords(adminKiosks)
  const [isOpen, setIsOpen] = useState(false)
  const { problems, called, facts, seenAt, order, location, isAwaited } = kiosk
  const actions: readonly KioskAction[] = isCurator
    ? ['name', 'reload', 'restart', 'forget']
    : ['reload', 'restart']
  return (
    <li className={shared.row} data-screen={kiosk.id}>
      <div className={styles.about}>
        <h2 className={shared.name}>
          <span className={styles.shape} data-gravity={gravityOf(problems)} aria-hidden="true" />
          <bdi>{called}</bdi>
        </h2>
        {problems.length === 0 ? (
          <p>{words.well}</p>
        ) : (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem} className={problem === 'silent' ? shared.error : undefined}>
                {problemOf(problem, kiosk, words, language)}
              </li>
            ))}
          </ul>
        )}
        <p className={shared.mono}>
          {[
            fill(words.last, { ago: agoOf(nowMs - Date.parse(seenAt), language) }),
            ...(facts.isEnding ? [words.closed] : []),
            location ?? words.noLocation,
            facts.route,
            testedOf(kiosk, words, language),
          ].join(' · ')}
        </p>
        {(facts.isClosed === true || !isAwaited) && <p className={shared.mono}>{words.night}</p>}
        {order && (
          <p className={shared.mark}>
            {order.what === 'restart'
              ? words.orderedRestart
              : order.when === 'now'
                ? words.ordered
                : words.orderedAlone}
          </p>
        )}
        <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>
            {words.details} <VisuallyHidden>({called})</VisuallyHidden>
          </summary>
          <dl className={styles.facts}>
            {factsOf(kiosk, words, language).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {isOpen && <KioskLog kioskId={kiosk.id} />}
        </details>
      </div>
      <div className={shared.keys}>
        {isCurator && (
          <ItemKey item={called} look="quiet" onClick={onSettings}>
            {adminKioskSettings[language].key}
          </ItemKey>
        )}
        {actions.map((action) => (
          <ItemKey item={called} key={action} look="quiet" onClick={() => onAsk(action)}>
            {words[action].key}
          </ItemKey>
        ))}
      </div>
    </li>
  )
}

/** What is wrong, in a sentence. */
function problemOf(
  problem: Problem,
  { facts, selfTest }: JudgedKiosk,
  words: AdminKiosksWords,
  language: Language,
): string {
  const failed = selfTest?.results.filter(({ outcome }) => outcome === 'failed') ?? []
  const values = {
    refused: facts.outbox?.refused ?? 0,
    waiting: facts.outbox?.waiting ?? 0,
    errors: facts.errors,
    rate: facts.frameRate ?? 0,
    checks: failed.map(({ check }) => selfTestNames[language][check]).join(', '),
  }
  const isCounted = problem === 'refused' || problem === 'waiting' || problem === 'errors'
  return fill(isCounted && values[problem] === 1 ? words.one[problem] : words.problems[problem], values)
}

function testedOf(kiosk: JudgedKiosk, { tested }: AdminKiosksWords, language: Language): string {
  if (kiosk.selfTest === null) return tested.none
  const outcome = hasFailedSelfTest(kiosk) ? 'failed' : 'passed'
  return fill(tested[outcome], { at: momentOf(kiosk.selfTest.at, language) })
}

function factsOf(
  kiosk: JudgedKiosk,
  words: AdminKiosksWords,
  language: Language,
): readonly [string, string][] {
  const { facts, keyLabel, keyId, location, seenAt, settings, inherited } = kiosk
  const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]))
  const { storage, microphone, outbox, size } = facts
  const names = words.facts
  return [
    [names.location, location ?? words.noLocation],
    [names.key, keyLabel ?? keyId],
    [names.route, facts.route],
    [names.language, adminKioskSettings[language].languages[facts.language]],
    [names.frameRate, facts.frameRate === null ? words.hidden : String(facts.frameRate)],
    [names.scenes, words[facts.scenes]],
    [names.up, momentOf(new Date(Date.parse(seenAt) - facts.upSeconds * 1000).toISOString(), language)],
    [names.loaded, words.reasons[facts.loaded]],
    [names.errors, String(facts.errors)],
    ...(facts.lastError === null ? [] : ([[names.lastError, facts.lastError]] satisfies [string, string][])),
    [names.outbox, outbox === null ? words.unknown : String(outbox.waiting + outbox.refused)],
    [
      names.storage,
      storage === null
        ? words.unknown
        : fill(words.storageWords, {
            used: bytesOf(storage.used, language),
            quota: bytesOf(storage.quota, language),
            persisted: storage.isPersisted ? words.persisted : words.unpersisted,
          }),
    ],
    [
      names.microphone,
      microphone === null
        ? words.unknown
        : fill(words.microphoneWords, {
            devices: microphone.devices,
            permission: words.permissions[microphone.permission],
          }),
    ],
    [names.size, `${size.width} × ${size.height} @ ${size.ratio}`],
    [names.restartsBy, facts.restartsBy ?? words.noLauncher],
    [names.version, versionText(facts.version)],
    [
      names.settings,
      [
        ...settingsInWords(settings, language),
        ...settingsInWords({ ...inherited, ...unset }, language).map((line) => `${line} (${location})`),
      ].join(' · ') || adminKioskSettings[language].nothing,
    ],
  ]
}

const mostActions = 20

interface Entry {
  readonly key: string
  readonly at: string
  readonly text: string
}

/** What happened to a kiosk, and what staff did about it, the latest first. */
function KioskLog({ kioskId }: { kioskId: string }) {
  const language = useLanguage()
  const { log: words } = useWords(adminAlarms)
  const alarms = useQuery(alarmsQuery(kioskId))
  const audit = useQuery(auditQuery({ limit: mostActions, item: 'screen', itemId: kioskId }))
  return (
    <section className={styles.log}>
      <h3 className={shared.name}>{words.heading}</h3>
      <Loaded query={alarms}>
        {({ open, past }) => (
          <Loaded query={audit}>
            {({ entries }) => {
              const log = [...open, ...past]
                .flatMap((alarm) => entriesOfAlarm(alarm, language))
                .concat(entries.map((entry) => entryOfAudit(entry, language)))
                .toSorted((a, b) => b.at.localeCompare(a.at))
              return log.length === 0 ? (
                <p className={shared.note}>{words.none}</p>
              ) : (
                <ol>
                  {log.map(({ key, at, text }) => (
                    <li key={key}>
                      <time className={shared.mono} dateTime={at}>
                        {momentOf(at, language)}
                      </time>
                      <bdi>{text}</bdi>
                    </li>
                  ))}
                </ol>
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}

function entriesOfAlarm({ id, kind, since, overAt }: Alarm, language: Language): Entry[] {
  const { kinds, log } = adminAlarms[language]
  return [
    { key: `begun ${id}`, at: since, text: kinds[kind] },
    ...(overAt === null
      ? []
      : [{ key: `over ${id}`, at: overAt, text: fill(log.over, { what: kinds[kind] }) }]),
  ]
}

function entryOfAudit(
  { id, at, by, action, after }: AuditList['entries'][number],
  language: Language,
): Entry {
  const { actions, automatic } = adminActivity[language].audit
  const note = typeof after?.note === 'string' && after.note !== '' ? `: ${after.note}` : ''
  return { key: `audit ${id}`, at, text: `${by ?? automatic} ${actions[action]}${note}` }
}
