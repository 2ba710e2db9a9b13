import { type FormEvent, useId, useState } from 'react'
import { adminKiosks } from '#content/pages/adminKiosks.ts'
import { limits } from '#contract/limits.ts'
import * as routes from '#contract/kioskRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { useStaffAction } from '../parts/useStaffAction.ts'
import styles from './Kiosks.module.css'
import type { JudgedKiosk } from './KiosksView.tsx'
import { useLanguage, useWords } from '#state/language.ts'

/** What staff may do with a kiosk. */
export type KioskAction = 'name' | 'reload' | 'restart' | 'forget'

interface KioskDialogsProps {
  readonly asked: { readonly action: KioskAction; readonly kiosk: JudgedKiosk } | null
  readonly onClose: () => void
  /** Something was done. */
  readonly onDone: () => void
}

/** The question before each action: one dialog, so that the focus goes back to where it was asked from. */
export function KioskDialogs({ asked, onClose, onDone }: KioskDialogsProps) {
  const language = useLanguage()
  const words = useWords(adminKiosks)
  const form = useId()
  const action = useStaffAction({
    act: (
      what: KioskAction,
      kioskId: string,
      body: { name: string; location: string },
      when: 'alone' | 'now',
    ) => {
      const params = { screenId: kioskId }
      if (what === 'name') return adminCall(routes.nameKiosk, { params, body })
      if (what === 'reload') return adminCall(routes.reloadKiosk, { params, body: { when } })
      if (what === 'restart') return adminCall(routes.restartKiosk, { params })
      return adminCall(routes.forgetKiosk, { params })
    },
    onDone(_report, what) {
      toast.success(words[what].done, { lang: language })
      onClose()
      onDone()
    },
  })
  const what = asked?.action ?? 'reload'
  const kioskId = asked?.kiosk.id ?? ''
  const restartsBy = asked?.kiosk.facts.restartsBy
  const isBusy = action.pending !== null
  const nothing = { name: '', location: '' }
  return (
    <Dialog
      title={asked ? fill(words[what].heading, { name: asked.kiosk.called }) : words.title}
      open={asked !== null}
      onClose={onClose}
      keys={
        <>
          <Button onClick={onClose}>{words[what].no}</Button>
          {what === 'name' && (
            <Button look="main" type="submit" form={form} busy={isBusy}>
              {words.name.save}
            </Button>
          )}
          {what === 'reload' && (
            <>
              <Button busy={isBusy} onClick={() => action.run(what, kioskId, nothing, 'now')}>
                {words.reload.now}
              </Button>
              <Button look="main" busy={isBusy} onClick={() => action.run(what, kioskId, nothing, 'alone')}>
                {words.reload.alone}
              </Button>
            </>
          )}
          {(what === 'forget' || (what === 'restart' && restartsBy !== undefined)) && (
            <Button look="main" busy={isBusy} onClick={() => action.run(what, kioskId, nothing, 'alone')}>
              {words[what].yes}
            </Button>
          )}
        </>
      }
    >
      {asked && what === 'name' ? (
        <Naming
          key={kioskId}
          id={form}
          kiosk={asked.kiosk}
          onSave={(naming) => action.run(what, kioskId, naming, 'alone')}
        />
      ) : (
        what !== 'name' && (
          <p>
            {what === 'restart'
              ? fill(restartsBy === undefined ? words.restart.none : words.restart.text, {
                  command: restartsBy ?? '',
                })
              : words[what].text}
          </p>
        )
      )}
    </Dialog>
  )
}

interface NamingProps {
  readonly id: string
  readonly kiosk: JudgedKiosk
  readonly onSave: (naming: { name: string; location: string }) => void
}

function Naming({ id, kiosk, onSave }: NamingProps) {
  const words = useWords(adminKiosks).name
  const [name, setName] = useState(kiosk.name ?? '')
  const [location, setLocation] = useState(kiosk.hasOwnLocation ? (kiosk.location ?? '') : '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave({ name, location })
  }
  return (
    <form id={id} className={styles.fields} onSubmit={save}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={limits.deviceNameChars}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={words.location}
        hint={words.locationHint}
        value={location}
        maxLength={limits.deviceNameChars}
        onChange={(event) => setLocation(event.currentTarget.value)}
      />
    </form>
  )
}
