import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminDevices } from '#content/pages/adminDevices.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { staffDevicesQuery } from '#api/queries/admin/devices.ts'
import { Loaded } from '../parts/Loaded.tsx'
import shared from '../parts/parts.module.css'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useRenew } from '../parts/useRenew.ts'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import type { ViewProps } from '../parts/viewProps.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { moved } from './moved.ts'
import { useLanguage } from '#state/language.ts'

/** The devices of the museum; what visitors have named waits at the top (ADMIN-14). */
export function DevicesView({ me }: ViewProps) {
  const language = useLanguage()
  const words = adminDevices[language]
  const query = useQuery(staffDevicesQuery)
  const renew = useRenew()
  const [open, setOpen] = useState<number | null>(null)
  const order = useStaffAction({
    language,
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
                onMove={(by) =>
                  order.run(
                    moved(
                      devices.filter(({ state }) => state !== 'new').map(({ id }) => id),
                      device.id,
                      by,
                    ),
                  )
                }
                isMoving={order.pending !== null}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </ViewFrame>
  )
}
