import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deviceName } from '#content/deviceNames.ts'
import * as messages from '#content/messages.ts'
import { devices as opened } from '#content/exhibits/index.ts'
import { share } from '#content/pages/share.ts'
import type { Device } from '#contract/device.ts'
import { limits } from '#contract/limits.ts'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { ChoiceList } from '#ui/kit/ChoiceList.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { catalogueNumber } from '#ui/parts/catalogueNumber.ts'
import { isDeviceShownHere } from '#ui/parts/isShownHere.ts'
import { chooseDevice, type DeviceEntry, typeDeviceName } from './deviceEntry.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface DeviceFieldProps {
  readonly entry: DeviceEntry
  readonly onEntry: (entry: DeviceEntry) => void
}

/** Rows that fit beside the question. Visitors add devices, so the list may be long. */
const rowsAtFirst = 7

export function DeviceList({ entry, onEntry }: DeviceFieldProps) {
  const language = useLanguage()
  const words = useWords(share).device
  // Until the list has loaded, the devices of content/ stand in, so that nothing below moves.
  const {
    data: all,
    isPending,
    error,
    refetch,
  } = useQuery({ ...allDevicesQuery, placeholderData: [...opened] })
  const devices = all?.filter(({ id }) => isDeviceShownHere(id))
  const hasFailed = error !== null && devices === undefined
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole || !devices ? devices : firstRows(devices, entry.deviceId)
  const failed = messages.deviceListFailed[language]

  useEffect(
    function reportFailure() {
      if (hasFailed) toast.error(failed, { page: 'share' })
    },
    [hasFailed, failed],
  )

  return (
    <section aria-label={words.heading}>
      {isPending && <Notice kind="loading">{words.loading}</Notice>}
      {hasFailed && (
        <Notice
          kind="failed"
          action={<Button onClick={() => void refetch()}>{messages.tryAgain[language]}</Button>}
        >
          <p>{failed}</p>
          <p>{words.failedHelp}</p>
        </Notice>
      )}
      {all && shown && (
        <ChoiceList
          legend={words.heading}
          choices={shown.map((device) => ({
            value: String(device.id),
            number: `No. ${catalogueNumber(all.indexOf(device))}`,
            label: deviceName(device.name, language),
            device: device.id,
          }))}
          value={entry.deviceId === null ? null : String(entry.deviceId)}
          onChange={(value) => onEntry(chooseDevice(Number(value)))}
        />
      )}
      {devices && shown && shown.length < devices.length && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>
          {fill(words.showAll, { count: devices.length })}
        </Button>
      )}
    </section>
  )
}

function firstRows(devices: readonly Device[], chosen: number | null): readonly Device[] {
  // A button that hides a single row saves no space.
  if (devices.length <= rowsAtFirst + 1) return devices
  return devices.filter(({ id }, row) => row < rowsAtFirst || id === chosen)
}

/** A field for a device that the catalogue lacks. */
export function NewDevice({ entry, onEntry }: DeviceFieldProps) {
  const words = useWords(share).device
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
