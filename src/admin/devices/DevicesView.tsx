import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminDevices } from '#content/pages/adminDevices.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { staffDevicesQuery } from '#api/queries/admin/devices.ts'
import { Loaded, ViewFrame, type ViewProps } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { useRenew, useStaffAction } from '../parts/useStaffAction.ts'
import { movedBy } from '../parts/movedBy.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { limits } from '#contract/limits.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { trimText } from '#contract/trimText.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { Narrations } from '../narrations/Narrations.tsx'
import { useDraft } from '../parts/drafts.ts'
import { dayOf } from '../parts/moment.ts'
import type * as z from 'zod/mini'
import type { StaffDevices } from '#contract/staffDevice.ts'
import { ItemKey, ItemRow } from '../parts/ItemRow.tsx'

/** The devices of the museum; what visitors have named waits at the top (ADMIN-14). */
export function DevicesView({ me }: ViewProps) {
  const words = useWords(adminDevices)
  const query = useQuery(staffDevicesQuery)
  const renew = useRenew()
  const [open, setOpen] = useState<number | null>(null)
  const order = useStaffAction({
    act: (deviceIds: number[]) => adminCall(routes.orderDevices, { body: { deviceIds } }),
    onDone: renew,
  })
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {(devices) => (
          <ul className={shared.rows}>
            {devices.map((device, index) => (
              <DeviceRow
                key={device.id}
                device={device}
                isCurator={me?.role === 'curator'}
                isOpen={open === device.id}
                onOpen={(isOpen) => setOpen(isOpen ? device.id : null)}
                canMove={{
                  up: device.state !== 'new' && (devices[index - 1]?.state ?? 'new') !== 'new',
                  down: device.state !== 'new' && index < devices.length - 1,
                }}
                onMove={(by) => {
                  const ids = devices.filter(({ state }) => state !== 'new').map(({ id }) => id)
                  order.run(movedBy(ids, ids.indexOf(device.id), by))
                }}
                isMoving={order.pending !== null}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </ViewFrame>
  )
}

/** A device as staff see it. */
type StaffDevice = z.output<typeof StaffDevices>[number]

interface DeviceRowProps {
  readonly device: StaffDevice
  readonly isCurator: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly canMove: { readonly up: boolean; readonly down: boolean }
  readonly isMoving: boolean
  readonly onMove: (by: 1 | -1) => void
}

function DeviceRow(props: DeviceRowProps) {
  const language = useLanguage()
  const { device, isCurator, isOpen } = props
  const words = useWords(adminDevices)
  const renew = useRenew()
  const [isNaming, setIsNaming] = useState(false)
  const state = useStaffAction({
    act: (what: 'publish' | 'hide') =>
      adminCall(what === 'publish' ? staffRoutes.publishDevice : staffRoutes.hideDevice, {
        params: { deviceId: device.id },
      }),
    onDone(report) {
      toast.success(report.message, { lang: 'en' })
      renew()
    },
  })

  return (
    <ItemRow
      title={device.name}
      facts={[
        words.states[device.state],
        device.stories === 1 ? words.oneStory : fill(words.stories, { count: device.stories }),
        fill(words.since, { at: dayOf(device.createdAt, language) }),
      ].join(' · ')}
    >
      <div className={shared.keys}>
        {device.state !== 'published' && (
          <ItemKey
            item={device.name}
            busy={state.pending?.[0] === 'publish'}
            onClick={() => state.run('publish')}
          >
            {words.publish}
          </ItemKey>
        )}
        {device.state !== 'hidden' && (
          <ItemKey item={device.name} busy={state.pending?.[0] === 'hide'} onClick={() => state.run('hide')}>
            {words.hide}
          </ItemKey>
        )}
        <ItemKey item={device.name} look="quiet" aria-expanded={isOpen} onClick={() => props.onOpen(!isOpen)}>
          {isOpen ? words.close : words.narrations}
        </ItemKey>
        {isCurator && (
          <>
            <ItemKey
              item={device.name}
              look="quiet"
              aria-expanded={isNaming}
              onClick={() => setIsNaming(!isNaming)}
            >
              {words.rename}
            </ItemKey>
            {props.canMove.up && (
              <ItemKey
                item={device.name}
                look="quiet"
                disabled={props.isMoving}
                onClick={() => props.onMove(-1)}
              >
                {words.up}
              </ItemKey>
            )}
            {props.canMove.down && (
              <ItemKey
                item={device.name}
                look="quiet"
                disabled={props.isMoving}
                onClick={() => props.onMove(1)}
              >
                {words.down}
              </ItemKey>
            )}
          </>
        )}
      </div>
      {isNaming && <Naming key={device.revision} device={device} onDone={() => setIsNaming(false)} />}
      {isOpen && <Narrations deviceId={device.id} isCurator={isCurator} />}
    </ItemRow>
  )
}

interface NamingProps {
  readonly device: StaffDevice
  readonly onDone: () => void
}

function Naming({ device, onDone }: NamingProps) {
  const words = useWords(adminDevices)
  const renew = useRenew()
  const draft = useDraft(`device ${device.id}`, { name: device.name })
  const action = useStaffAction({
    act: (name: string) =>
      adminCall(routes.renameDevice, {
        params: { deviceId: device.id },
        body: { name, revision: device.revision },
      }),
    onDone() {
      draft.clear()
      renew()
      onDone()
    },
    // Another member has named it meanwhile: their name stands above, the typed one in the field.
    afterRefusal: renew,
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
