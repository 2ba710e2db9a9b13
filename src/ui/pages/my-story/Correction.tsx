import { type FormEvent, useState } from 'react'
import { myStory } from '#content/pages/myStory.ts'
import { limits } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import type { Story } from '#contract/story.ts'
import { trimText } from '#contract/trimText.ts'
import { call } from '#api/client.ts'
import { storyText } from '#lib/stories/storyTitle.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextArea } from '#ui/kit/Field.tsx'
import { failureWords } from '#ui/parts/contribute/failureWords.ts'
import styles from './MyStoryPage.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface CorrectionProps {
  readonly story: Story
  readonly personalLinkKey: string
  readonly onDone: (isChanged: boolean) => void
}

/** Replaces the text. Unsaved text stays in the field. */
export function Correction({ story, personalLinkKey, onDone }: CorrectionProps) {
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
