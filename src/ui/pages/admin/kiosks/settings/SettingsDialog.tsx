import { useId, useState } from 'react'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import type { Language } from '#contract/common.ts'
import * as routes from '#contract/kioskRoutes.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { useStaffAction } from '../../shared/useStaffAction.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'

/** Of what the settings are: a kiosk, by its id, or all kiosks of a room, by its name. */
export interface SettingsTarget {
  readonly kind: 'screen' | 'room'
  readonly id: string
  readonly called: string
  readonly settings: KioskSettings
}

interface SettingsDialogProps {
  readonly language: Language
  readonly target: SettingsTarget | null
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What staff set for a kiosk or a room, and what it was before (KSET-01). */
export function SettingsDialog({ language, target, onClose, onDone }: SettingsDialogProps) {
  const words = adminKioskSettings[language]
  const form = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = () => {
    setRefusal(null)
    onClose()
  }
  const action = useStaffAction({
    language,
    act: ({ kind, id }: SettingsTarget, settings: KioskSettings) =>
      kind === 'room'
        ? adminCall(routes.setRoom, { body: { room: id, settings } })
        : adminCall(routes.setKiosk, { params: { screenId: id }, body: settings }),
    onDone() {
      toast.success(words.done, { lang: language })
      close()
      onDone()
    },
    onRefused: ({ message }) => setRefusal(message),
  })
  const heading = target?.kind === 'room' ? words.roomHeading : words.heading
  return (
    <Dialog
      title={target ? fill(heading, { name: target.called }) : words.key}
      open={target !== null}
      onClose={close}
      keys={
        <>
          <Button onClick={close}>{words.no}</Button>
          <Button look="main" type="submit" form={form} busy={action.pending !== null}>
            {words.save}
          </Button>
        </>
      }
    >
      {target && (
        <>
          <SettingsForm
            key={`${target.kind} ${target.id}`}
            id={form}
            language={language}
            target={target}
            onSave={(settings) => action.run(target, settings)}
          />
          {refusal !== null && (
            <Notice kind="failed">
              <p lang="en">{refusal}</p>
            </Notice>
          )}
          <SettingsHistory language={language} target={target} />
        </>
      )}
    </Dialog>
  )
}
