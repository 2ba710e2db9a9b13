import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { adminSettings } from '#content/pages/adminSettings.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { limits } from '#contract/limits.ts'
import { trimText } from '#contract/trimText.ts'
import { adminCall } from '#api/adminCall.ts'
import { kioskKeysQuery } from '#api/queries/admin/museum.ts'
import { fill } from '#lib/text/fill.ts'
import { isLocalAddress } from '#contract/localAddress.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import { CopyKey } from '../parts/CopyKey.tsx'
import { Loaded } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { useStaffAction } from '../parts/useStaffAction.ts'
import styles from './Settings.module.css'
import { KeyGroup, type KeyOfGroup } from './KeyGroup.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import type * as z from 'zod/mini'
import type { KioskKeys as Keys } from '#contract/adminSettings.ts'
import { dayOf, momentOf } from '../parts/moment.ts'
import { ItemKey } from '../parts/ItemRow.tsx'

/** Keys for kiosks: made, shown once as link and code, revoked (ADMIN-09). */
export function KioskKeys() {
  const words = useWords(adminSettings).keys
  const query = useQuery(kioskKeysQuery)
  const [label, setLabel] = useState('')
  const [shown, setShown] = useState<{ readonly label: string; readonly address: string } | null>(null)
  const [asked, setAsked] = useState<{ readonly id: string; readonly label: string } | null>(null)
  const [locationOf, setGroupOf] = useState<KeyOfGroup | null>(null)
  const create = useStaffAction({
    act: (name: string) => adminCall(routes.createKioskKey, { body: { label: name } }),
    onDone({ key }, name) {
      setShown({ label: name, address: publicAddress(`/?kioskKey=${encodeURIComponent(key)}`) })
      setLabel('')
      void query.refetch()
    },
  })
  const revoke = useStaffAction({
    act: (keyId: string) => adminCall(routes.revokeKioskKey, { params: { keyId } }),
    onDone() {
      setAsked(null)
      void query.refetch()
    },
  })

  function press(event: FormEvent) {
    event.preventDefault()
    if (trimText(label) !== '') create.run(trimText(label))
  }

  return (
    <section className={shared.section} aria-labelledby="kiosk-keys">
      <h2 id="kiosk-keys" className={shared.heading}>
        {words.heading}
      </h2>
      <p className={shared.note}>{words.text}</p>
      {shown && <NewKey key={shown.address} {...shown} onDone={() => setShown(null)} />}
      <form className={styles.line} onSubmit={press}>
        <TextField
          label={words.label}
          hint={words.labelHint}
          value={label}
          maxLength={limits.lineChars}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit" disabled={trimText(label) === ''} busy={create.pending !== null}>
          {words.create}
        </Button>
      </form>
      <Loaded query={query}>
        {(keys) =>
          keys.length === 0 ? (
            <p className={shared.note}>{words.none}</p>
          ) : (
            <ul className={shared.rows}>
              {keys.map((key) => (
                <KioskKeyRow
                  key={key.id}
                  kioskKey={key}
                  now={query.dataUpdatedAt}
                  onLocation={() =>
                    setGroupOf({
                      id: key.id,
                      label: key.label ?? words.nameless,
                      location: key.location ?? '',
                    })
                  }
                  onRevoke={() => setAsked({ id: key.id, label: key.label ?? words.nameless })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <KeyGroup asked={locationOf} onClose={() => setGroupOf(null)} onDone={() => void query.refetch()} />
      <Dialog
        title={asked ? fill(words.ask, { label: asked.label }) : words.revoke}
        open={asked !== null}
        onClose={() => setAsked(null)}
        keys={
          <>
            <Button onClick={() => setAsked(null)}>{words.no}</Button>
            <Button look="main" busy={revoke.pending !== null} onClick={() => asked && revoke.run(asked.id)}>
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{words.askText}</p>
      </Dialog>
    </section>
  )
}

interface NewKeyProps {
  readonly label: string
  readonly address: string
  readonly onDone: () => void
}

/** The one time that a key is to be seen. */
function NewKey({ label, address, onDone }: NewKeyProps) {
  const words = useWords(adminSettings).keys
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function goToKey() {
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.newKey}>
      <div className={styles.newKeyWords}>
        <h3 ref={heading} className={styles.newKeyTitle} tabIndex={-1}>
          {fill(words.shown, { label })}
        </h3>
        <p>{isLocalAddress(address) ? words.local : words.open}</p>
        <code className={styles.address}>{address}</code>
        <div className={shared.keys}>
          <CopyKey text={address} words={words} />
          <Button look="quiet" onClick={onDone}>
            {words.done}
          </Button>
        </div>
      </div>
      <div className={styles.code}>
        <QrPlate address={address} label={words.qr} />
      </div>
    </div>
  )
}

interface KioskKeyRowProps {
  readonly kioskKey: z.output<typeof Keys>[number]
  /** When the list was fetched, in ms since 1970. */
  readonly now: number
  readonly onRevoke: () => void
  readonly onLocation: () => void
}

function KioskKeyRow({ kioskKey, now, onRevoke, onLocation }: KioskKeyRowProps) {
  const language = useLanguage()
  const words = useWords(adminSettings).keys
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
            ...(kioskKey.location === null ? [] : [fill(words.inLocation, { location: kioskKey.location })]),
          ].join(' · ')}
        </p>
      </div>
      {revokedAt === null && !isExpired && (
        <div className={shared.keys}>
          <ItemKey item={label} look="quiet" onClick={onLocation}>
            {words.setLocation}
          </ItemKey>
          <ItemKey item={label} onClick={onRevoke}>
            {words.revoke}
          </ItemKey>
        </div>
      )}
    </li>
  )
}
