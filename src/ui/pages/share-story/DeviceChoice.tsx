import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messages } from '../../../../content/messages.ts'
import { share } from '../../../../content/pages/share.ts'
import type { Language } from '../../../../contract/common.ts'
import { limits } from '../../../../contract/limits.ts'
import { allDevicesQuery } from '../../../api/queries.ts'
import { toast } from '../../../state/toasts.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceList } from '../../kit/ChoiceList.tsx'
import { TextField } from '../../kit/Field.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { chooseDevice, type DeviceEntry, typeDeviceName } from './aboutDevice.ts'

interface DeviceChoiceProps {
  readonly language: Language
  readonly entry: DeviceEntry
  readonly onEntry: (entry: DeviceEntry) => void
}

/** The devices as catalogue rows. */
export function DeviceList({ language, entry, onEntry }: DeviceChoiceProps) {
  const words = share[language].device
  const { data: devices, isPending, error, refetch } = useQuery(allDevicesQuery)
  const hasFailed = error !== null && devices === undefined
  const failed = messages.deviceListFailed[language]

  useEffect(
    function tellOfFailure() {
      if (hasFailed) toast.error(failed, { page: 'share' })
    },
    [hasFailed, failed],
  )

  return (
    <section aria-label={words.heading}>
      {isPending && <Notice kind="loading">{words.loading}</Notice>}
      {hasFailed && (
        <Notice kind="failed" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
          <p>{failed}</p>
          <p>{words.failedHelp}</p>
        </Notice>
      )}
      {devices && (
        <ChoiceList
          legend={words.heading}
          choices={devices.map((device, index) => ({
            value: String(device.id),
            number: `No. ${String(index + 1).padStart(2, '0')}`,
            label: device.name,
            device: device.id,
          }))}
          value={entry.deviceId === null ? null : String(entry.deviceId)}
          onChange={(value) => onEntry(chooseDevice(Number(value)))}
        />
      )}
    </section>
  )
}

/** A line for a device that the catalogue lacks. */
export function NewDevice({ language, entry, onEntry }: DeviceChoiceProps) {
  const words = share[language].device
  return (
    <TextField
      label={words.newName}
      hint={words.newNameHint}
      value={entry.newName}
      maxLength={limits.deviceNameChars}
      autoComplete="off"
      onChange={(event) => onEntry(typeDeviceName(entry, event.currentTarget.value))}
    />
  )
}
