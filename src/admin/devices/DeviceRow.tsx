import { useState } from 'react'
import { adminDevices } from '#content/pages/adminDevices.ts'
import type { StaffDevice } from './staffDevice.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { limits } from '#contract/limits.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { trimText } from '#contract/trimText.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { Narrations } from '../narrations/Narrations.tsx'
import { useDraft } from '../parts/drafts.ts'
import shared from '../parts/parts.module.css'
import { dayOf } from '../parts/moment.ts'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useRenew } from '../parts/useRenew.ts'
import { useLanguage } from '#state/language.ts'

interface DeviceRowProps {
  readonly device: StaffDevice
  readonly isCurator: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly canMove: { readonly up: boolean; readonly down: boolean }
  readonly isMoving: boolean
  readonly onMove: (by: 1 | -1) => void
}

export function DeviceRow(props: DeviceRowProps) {
  const language = useLanguage()
  const { device, isCurator, isOpen } = props
  const words = adminDevices[language]
  const renew = useRenew()
  const [isNaming, setIsNaming] = useState(false)
  const state = useStaffAction({
    language,
    act: (what: 'publish' | 'hide') =>
      adminCall(what === 'publish' ? staffRoutes.publishDevice : staffRoutes.hideDevice, {
        params: { deviceId: device.id },
      }),
    onDone(report) {
      toast.success(report.message, { lang: 'en' })
      renew()
    },
  })
  const name = <VisuallyHidden>({device.name})</VisuallyHidden>

  return (
    <li className={shared.row}>
      <p className={shared.mono}>
        {[
          words.states[device.state],
          device.stories === 1 ? words.oneStory : fill(words.stories, { count: device.stories }),
          fill(words.since, { at: dayOf(device.createdAt, language) }),
        ].join(' · ')}
      </p>
      <h2 className={shared.name} dir="auto">
        {device.name}
      </h2>
      <div className={shared.keys}>
        {device.state !== 'published' && (
          <Button busy={state.pending?.[0] === 'publish'} onClick={() => state.run('publish')}>
            {words.publish} {name}
          </Button>
        )}
        {device.state !== 'hidden' && (
          <Button busy={state.pending?.[0] === 'hide'} onClick={() => state.run('hide')}>
            {words.hide} {name}
          </Button>
        )}
        <Button look="quiet" aria-expanded={isOpen} onClick={() => props.onOpen(!isOpen)}>
          {isOpen ? words.close : words.narrations} {name}
        </Button>
        {isCurator && (
          <>
            <Button look="quiet" aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
              {words.rename} {name}
            </Button>
            {props.canMove.up && (
              <Button look="quiet" disabled={props.isMoving} onClick={() => props.onMove(-1)}>
                {words.up} {name}
              </Button>
            )}
            {props.canMove.down && (
              <Button look="quiet" disabled={props.isMoving} onClick={() => props.onMove(1)}>
                {words.down} {name}
              </Button>
            )}
          </>
        )}
      </div>
      {isNaming && <Naming key={device.revision} device={device} onDone={() => setIsNaming(false)} />}
      {isOpen && <Narrations deviceId={device.id} isCurator={isCurator} />}
    </li>
  )
}

interface NamingProps {
  readonly device: StaffDevice
  readonly onDone: () => void
}

function Naming({ device, onDone }: NamingProps) {
  const language = useLanguage()
  const words = adminDevices[language]
  const renew = useRenew()
  const draft = useDraft(`device ${device.id}`, { name: device.name })
  const action = useStaffAction({
    language,
    act: (name: string) =>
      adminCall(adminStoryRoutes.renameDevice, {
        params: { deviceId: device.id },
        body: { name, revision: device.revision },
      }),
    onDone() {
      draft.clear()
      renew()
      onDone()
    },
    onRefused(report) {
      // Somebody else has named it meanwhile: their name stands above, one's own in the field.
      toast.error(report.message, { lang: 'en' })
      renew()
    },
  })
  return (
    <form
      className={shared.pair}
      onSubmit={(event) => {
        event.preventDefault()
        action.run(trimText(draft.values.name))
      }}
    >
      <TextField
        label={words.name}
        value={draft.values.name}
        maxLength={limits.deviceNameChars}
        dir="auto"
        onChange={(event) => draft.set('name', event.currentTarget.value)}
      />
      <div className={shared.keys}>
        <Button
          type="submit"
          look="main"
          disabled={trimText(draft.values.name) === '' || !draft.isChanged}
          busy={action.pending !== null}
        >
          {words.save}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            draft.clear()
            onDone()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
