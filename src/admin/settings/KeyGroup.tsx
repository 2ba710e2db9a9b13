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
import { useLanguage } from '#state/language.ts'

/** The key whose group is asked for. */
export interface KeyOfGroup {
  readonly id: string
  readonly label: string
  readonly room: string
}

interface KeyGroupProps {
  readonly asked: KeyOfGroup | null
  readonly onClose: () => void
  readonly onDone: () => void
}

/** In which group the kiosks of a key stand (FIT-05). */
export function KeyGroup({ asked, onClose, onDone }: KeyGroupProps) {
  const language = useLanguage()
  const words = adminSettings[language].keys
  const form = useId()
  const action = useStaffAction({
    act: (keyId: string, room: string) => adminCall(setKeyGroup, { params: { keyId }, body: { room } }),
    onDone() {
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      title={asked ? fill(words.roomOf, { label: asked.label }) : words.room}
      open={asked !== null}
      onClose={onClose}
      keys={
        <>
          <Button onClick={onClose}>{words.roomNo}</Button>
          <Button look="main" type="submit" form={form} busy={action.pending !== null}>
            {words.roomSave}
          </Button>
        </>
      }
    >
      {asked && (
        <GroupForm
          key={asked.id}
          id={form}
          words={words}
          first={asked.room}
          onSave={(room) => action.run(asked.id, room)}
        />
      )}
    </Dialog>
  )
}

interface GroupFormProps {
  readonly id: string
  readonly words: { readonly room: string; readonly roomHint: string }
  readonly first: string
  readonly onSave: (room: string) => void
}

function GroupForm({ id, words, first, onSave }: GroupFormProps) {
  const [room, setRoom] = useState(first)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(room)
  }
  return (
    <form id={id} onSubmit={save}>
      <TextField
        label={words.room}
        hint={words.roomHint}
        value={room}
        maxLength={limits.deviceNameChars}
        onChange={(event) => setRoom(event.currentTarget.value)}
      />
    </form>
  )
}
