import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { playground } from '#content/pages/playground.ts'
import { themes } from '#contract/playground.ts'
import { usePartsLaid } from '#state/firstArrival.ts'
import { useWords, useLanguage } from '#state/language.ts'
import { useTheme } from '#state/theme.ts'
import { Button } from '#ui/kit/Button.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import * as messages from '#content/messages.ts'
import { limits } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { trimText } from '#contract/trimText.ts'
import { call } from '#api/client.ts'
import { playgroundDevicesQuery } from '#api/queries/devices.ts'
import { playgroundApi } from '#lib/server/playgroundApi.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { SelectField, TextArea, TextField } from '#ui/kit/Field.tsx'
import { FloppyDrive } from './FloppyDrive.tsx'
import { KitGallery } from './KitGallery.tsx'
import styles from './PlaygroundPage.module.css'
import { Section } from './Section.tsx'
import { SoundSection } from './SoundSection.tsx'

/** Themes, soundscapes, a form, a floppy drive, and the kit (PLAY-01 to PLAY-05). */
export function PlaygroundPage() {
  const words = useWords(playground)
  // The first two are the heading and the body of PageFrame.
  const laid = usePartsLaid(6)
  return (
    <PageFrame kicker={words.kicker} title={words.title} lead={words.lead}>
      <div className={styles.sections}>
        <ThemeSection />
        {laid > 2 && <SoundSection />}
        {laid > 3 && <FloppyDrive />}
        {laid > 4 && <StoryForm />}
        {laid > 5 && <KitSection />}
      </div>
    </PageFrame>
  )
}

/** The kit, loaded on demand. */
function KitSection() {
  const words = useWords(playground).kit
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section heading={words.heading} text={words.text}>
      {isOpen ? (
        <KitGallery />
      ) : (
        <Button wide onClick={() => setIsOpen(true)}>
          {words.show}
        </Button>
      )}
    </Section>
  )
}

/** Each key has the look of its theme (PLAY-01). */
function ThemeSection() {
  const words = useWords(playground).themes
  const { theme: current, prefer } = useTheme()
  return (
    <Section heading={words.heading} text={words.text}>
      <div className={styles.themes} role="group" aria-label={words.heading}>
        {themes.map((theme) => (
          <button
            key={theme}
            type="button"
            className={styles.theme}
            data-theme={theme}
            aria-pressed={theme === current}
            onClick={() => prefer(theme)}
          >
            <span className={styles.specimen} aria-hidden="true">
              Aa
            </span>
            <span className={styles.inks} aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
            <span className={styles.themeName}>{words.names[theme]}</span>
          </button>
        ))}
      </div>
    </Section>
  )
}

const empty = { device: '', name: '', story: '' }

/** A form to try (PLAY-03). Unsent text stays in the field. */
function StoryForm() {
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
