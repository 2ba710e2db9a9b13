import { useState } from 'react'
import { share } from '../../../../content/pages/share.ts'
import type { Language } from '../../../../contract/common.ts'
import { limits } from '../../../../contract/limits.ts'
import { fill } from '../../../lib/fill.ts'
import { useSubmission } from '../../../lib/useSubmission.ts'
import { toast } from '../../../state/toasts.ts'
import { TextArea } from '../../kit/Field.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import type { AboutDevice } from './aboutDevice.ts'
import { failureWords } from './failureWords.ts'
import { sendText, sharedStory } from './shareCalls.ts'
import styles from './ShareStoryPage.module.css'
import { UploadKey } from './UploadKey.tsx'
import type { WayProps } from './wayProps.ts'

interface TextWayProps extends WayProps {
  readonly text: string
  readonly onText: (text: string) => void
}

/** From here on the visitor is told how many characters are left. */
const nearlyFull = 1000

/** Writing a story. A text that could not be sent stays where it is. */
export function TextWay({ language, about, onShared, text, onText }: TextWayProps) {
  const words = share[language].text
  const [trouble, setTrouble] = useState<string | null>(null)
  const left = limits.textChars - text.length

  const { isSubmitting, submit } = useSubmission({
    send: async ([to, story, lang]: readonly [AboutDevice, string, Language], key) => ({
      ...(await sendText(to, story, lang, key)),
      to,
    }),
    onSuccess(report) {
      onText('')
      onShared(sharedStory(report, report.to))
    },
    onError(failure) {
      const message = failureWords('text', failure, language)
      setTrouble(message)
      toast.error(message, { page: 'share', lang: language })
    },
  })

  function upload() {
    if (!about) return
    setTrouble(null)
    submit([about, text.trim(), language])
  }

  return (
    <section className={styles.way} aria-labelledby="share-text">
      <h2 className={styles.wayName} id="share-text">
        {words.heading}
      </h2>
      <div className={styles.paper}>
        <TextArea
          label={<VisuallyHidden>{words.label}</VisuallyHidden>}
          placeholder={words.placeholder}
          value={text}
          maxLength={limits.textChars}
          readOnly={isSubmitting}
          hint={left <= nearlyFull ? fill(words.left, { count: left }) : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </div>
      <UploadKey
        label={words.upload}
        missing={about ? null : words.chooseDevice}
        isReady={about !== null && text.trim() !== ''}
        isSubmitting={isSubmitting}
        trouble={trouble}
        onPress={upload}
      />
    </section>
  )
}
