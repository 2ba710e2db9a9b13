import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as messages from '#content/messages.ts'
import { playground } from '#content/pages/playground.ts'
import { limits } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { trimText } from '#contract/trimText.ts'
import { call } from '#api/client.ts'
import { playgroundDevicesQuery } from '#api/queries/devices.ts'
import { playgroundApi } from '#lib/server/playgroundApi.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { SelectField, TextArea, TextField } from '#ui/kit/Field.tsx'
import styles from './PlaygroundPage.module.css'
import { Section } from './Section.tsx'
import { useLanguage, useWords } from '#state/language.ts'

const empty = { device: '', name: '', story: '' }

/** A form to try (PLAY-03). Unsent text stays in the field. */
export function StoryForm() {
  const language = useLanguage()
  const words = useWords(playground).story
  const { data: devices = [], isError } = useQuery(playgroundDevicesQuery(playgroundApi()))
  const [entry, setEntry] = useState(empty)
  const isComplete = entry.device !== '' && trimText(entry.name) !== '' && trimText(entry.story) !== ''

  const { isSubmitting, submit: onSubmit } = useSubmission({
    send: ([deviceId, authorName, storyText]: readonly [number, string, string], idempotencyKey) =>
      call(routes.playgroundStory, {
        body: { deviceId, authorName, storyText },
        idempotencyKey,
        base: playgroundApi(),
      }),
    onSuccess() {
      toast.success(messages.playgroundStorySent[language], { lang: language })
      setEntry(empty)
    },
    onError: () => toast.error(messages.playgroundStoryFailed[language], { lang: language }),
  })

  function send(event: FormEvent) {
    event.preventDefault()
    if (isComplete) onSubmit([Number(entry.device), trimText(entry.name), trimText(entry.story)])
  }

  return (
    <Section heading={words.heading} text={words.text}>
      <form className={styles.form} onSubmit={send}>
        <SelectField
          label={words.device}
          required
          value={entry.device}
          disabled={isSubmitting}
          error={isError ? messages.deviceListFailed[language] : undefined}
          onChange={(event) => setEntry({ ...entry, device: event.currentTarget.value })}
        >
          <option value="">{words.chooseDevice}</option>
          {devices.map((device) => (
            <option key={device.id} value={device.id} dir="auto">
              {device.name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.name}
          required
          maxLength={limits.lineChars}
          readOnly={isSubmitting}
          value={entry.name}
          onChange={(event) => setEntry({ ...entry, name: event.currentTarget.value })}
        />
        <div className={styles.wide}>
          <TextArea
            label={words.story}
            required
            rows={4}
            maxLength={limits.textChars}
            readOnly={isSubmitting}
            value={entry.story}
            onChange={(event) => setEntry({ ...entry, story: event.currentTarget.value })}
          />
        </div>
        <div className={styles.wide}>
          <Button type="submit" look="main" wide disabled={!isComplete} busy={isSubmitting}>
            {words.send}
          </Button>
          <p className={styles.missing}>{!isComplete && words.missing}</p>
        </div>
      </form>
    </Section>
  )
}
