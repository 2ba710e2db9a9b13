import { myStory, takeBack } from '#content/pages/myStory.ts'
import * as routes from '#contract/routes.ts'
import type { Story } from '#contract/story.ts'
import { copyText } from '#lib/browser/copyText.ts'
import { fill } from '#lib/text/fill.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import styles from './MyStoryPage.module.css'
import { useLanguage, useWords } from '#state/language.ts'
import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { trimText } from '#contract/trimText.ts'
import { call } from '#api/client.ts'
import { storyText } from '#lib/stories/storyTitle.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { TextArea } from '#ui/kit/Field.tsx'
import { failureWords } from '#ui/parts/contribute/failureWords.ts'
import * as messages from '#content/messages.ts'
import type { withdrawOwnStory, withdrawOwnVoice } from '#contract/routes.ts'
import { Dialog } from '#ui/kit/Dialog.tsx'

interface MyStoryKeysProps {
  readonly story: Story
  readonly isShown: boolean
  /** The contributor allowed the voice in the device's narration. */
  readonly isVoiceGiven: boolean
  readonly personalLinkKey: string
  readonly isCorrecting: boolean
  readonly onCorrecting: (isCorrecting: boolean) => void
  readonly onChanged: () => void
}

/** What contributors may do with their story. */
export function MyStoryKeys(props: MyStoryKeysProps) {
  const language = useLanguage()
  const { story, personalLinkKey, onChanged } = props
  const words = useWords(myStory)
  const place = `/exhibits/werkschau/explore-stories?story=${story.id}`

  async function copyLink() {
    const link = publicAddress(place)
    if (await copyText(link)) toast.success(words.copied)
    else toast.error(fill(words.copyFailed, { link }))
  }

  if (props.isCorrecting) {
    return (
      <Correction
        story={story}
        personalLinkKey={personalLinkKey}
        onDone={(isChanged) => {
          props.onCorrecting(false)
          if (isChanged) onChanged()
        }}
      />
    )
  }
  return (
    <div className={styles.keys}>
      {props.isShown && (
        <>
          <ButtonLink look="main" href={place}>
            {words.see}
          </ButtonLink>
          <Button onClick={() => void copyLink()}>{words.share}</Button>
        </>
      )}
      {story.voice === null && <Button onClick={() => props.onCorrecting(true)}>{words.correct}</Button>}
      {props.isVoiceGiven && (
        <TakeBack
          words={takeBack[language].voice}
          route={routes.withdrawOwnVoice}
          personalLinkKey={personalLinkKey}
          onDone={() => {
            toast.success(words.voiceTaken)
            onChanged()
          }}
        />
      )}
      <TakeBack
        words={takeBack[language].story}
        route={routes.withdrawOwnStory}
        personalLinkKey={personalLinkKey}
        onDone={onChanged}
      />
    </div>
  )
}

interface CorrectionProps {
  readonly story: Story
  readonly personalLinkKey: string
  readonly onDone: (isChanged: boolean) => void
}

/** Replaces the text. Unsaved text stays in the field. */
function Correction({ story, personalLinkKey, onDone }: CorrectionProps) {
  const language = useLanguage()
  const words = useWords(myStory)
  const before = story.original?.text ?? storyText(story, story.language ?? language)?.text ?? ''
  const [text, setText] = useState(before)
  const isNew = trimText(text) !== '' && trimText(text) !== before

  const { isSubmitting, submit } = useSubmission({
    send: ([key, storyText]: readonly [string, string], idempotencyKey) =>
      call(routes.correctOwnStory, { body: { key, storyText }, idempotencyKey }),
    onSuccess() {
      toast.success(words.corrected, { lang: language })
      onDone(true)
    },
    onError: (failure) => toast.error(failureWords('text', failure, language), { lang: language }),
  })

  function save(event: FormEvent) {
    event.preventDefault()
    if (isNew) submit([personalLinkKey, trimText(text)])
  }

  return (
    <form className={styles.correction} onSubmit={save}>
      <TextArea
        label={words.correctLabel}
        rows={8}
        autoFocus
        value={text}
        maxLength={limits.textChars}
        readOnly={isSubmitting}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.keys}>
        <Button type="submit" look="main" disabled={!isNew} busy={isSubmitting}>
          {words.save}
        </Button>
        <Button disabled={isSubmitting} onClick={() => onDone(false)}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

interface TakeBackProps {
  readonly words: (typeof takeBack)['en']['story']
  readonly route: typeof withdrawOwnStory | typeof withdrawOwnVoice
  readonly personalLinkKey: string
  readonly onDone: () => void
}

/** Withdraws a story or a part of it, after a confirmation: it cannot be undone. */
function TakeBack({ words, route, personalLinkKey, onDone }: TakeBackProps) {
  const language = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const { isSubmitting, submit } = useSubmission({
    send: ([key]: readonly [string]) => call(route, { body: { key } }),
    onSuccess: onDone,
    onError: (failure) =>
      toast.error(failure.kind === 'refused' ? failure.report.message : messages.network[language]),
  })

  return (
    <>
      <Button aria-haspopup="dialog" busy={isSubmitting} onClick={() => setIsAsked(true)}>
        {words.key}
      </Button>
      <Dialog
        title={words.sure}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        keys={
          <>
            <Button look="main" onClick={() => setIsAsked(false)}>
              {words.no}
            </Button>
            <Button
              onClick={() => {
                setIsAsked(false)
                submit([personalLinkKey])
              }}
            >
              {words.yes}
            </Button>
          </>
        }
      >
        {words.text}
      </Dialog>
    </>
  )
}
