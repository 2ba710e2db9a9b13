import { type FormEvent, useId, useState } from 'react'
import { adminSettings } from '#content/pages/adminSettings.ts'
import { limits } from '#contract/limits.ts'
import { setKeyGroup } from '#contract/kioskRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useWords } from '#state/language.ts'

/** The key whose group is asked for. */
export interface KeyOfGroup {
  readonly id: string
  readonly label: string
  readonly location: string
}

interface KeyGroupProps {
  readonly asked: KeyOfGroup | null
  readonly onClose: () => void
  readonly onDone: () => void
}

/** In which group the kiosks of a key stand (FIT-05). */
export function KeyGroup({ asked, onClose, onDone }: KeyGroupProps) {
  const words = useWords(adminSettings).keys
  const form = useId()
  const action = useStaffAction({
    act: (keyId: string, location: string) =>
      adminCall(setKeyGroup, { params: { keyId }, body: { location } }),
    onDone() {
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      title={asked ? fill(words.locationOf, { label: asked.label }) : words.location}
      open={asked !== null}
      onClose={onClose}
      keys={
        <>
          <Button onClick={onClose}>{words.locationNo}</Button>
          <Button look="main" type="submit" form={form} busy={action.pending !== null}>
            {words.locationSave}
          </Button>
        </>
      }
    >
      {asked && (
        <GroupForm
          key={asked.id}
          id={form}
          first={asked.location}
          onSave={(location) => action.run(asked.id, location)}
        />
      )}
    </Dialog>
  )
}

interface GroupFormProps {
  readonly id: string
  readonly first: string
  readonly onSave: (location: string) => void
}

function GroupForm({ id, first, onSave }: GroupFormProps) {
  const words = useWords(adminSettings).keys
  const [location, setLocation] = useState(first)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(location)
  }
  return (
    <form id={id} onSubmit={save}>
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
