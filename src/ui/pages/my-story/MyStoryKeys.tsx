import { Suspense, useState } from 'react'
import * as messages from '../../../../content/messages.ts'
import { myStory } from '../../../../content/pages/myStory.ts'
import type { Language } from '../../../../contract/common.ts'
import * as routes from '../../../../contract/routes.ts'
import type { Story } from '../../../../contract/story.ts'
import { call } from '../../../api/client.ts'
import { fill } from '../../../lib/fill.ts'
import { lazyCode } from '../../../lib/lazyCode.tsx'
import { publicAddress } from '../../../lib/publicUrl.ts'
import { useStir } from '../../../lib/useStir.ts'
import { useSubmission } from '../../../lib/useSubmission.ts'
import { toast } from '../../../state/toasts.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import type { CorrectionProps } from './Correction.tsx'
import styles from './MyStoryPage.module.css'
import type { WithdrawalProps } from './Withdrawal.tsx'

const correction = lazyCode<CorrectionProps>(
  'correction',
  async () => (await import('./Correction.tsx')).Correction,
)
const withdrawal = lazyCode<WithdrawalProps>(
  'withdrawal',
  async () => (await import('./Withdrawal.tsx')).Withdrawal,
)

interface MyStoryKeysProps {
  readonly story: Story
  readonly isShown: boolean
  readonly takeHomeKey: string
  readonly language: Language
  readonly isCorrecting: boolean
  readonly onCorrecting: (isCorrecting: boolean) => void
  readonly onChanged: () => void
}

/** What one may do with one's own story. */
export function MyStoryKeys(props: MyStoryKeysProps) {
  const { story, takeHomeKey, language, onChanged } = props
  const words = myStory[language]
  const [isAsked, setIsAsked] = useState(false)
  useStir(correction)
  const hasStirred = useStir(withdrawal)
  const place = `/exhibits/werkschau/explore-stories?story=${story.id}`

  const { isSubmitting, submit } = useSubmission({
    send: ([key]: readonly [string]) => call(routes.withdrawOwnStory, { body: { key } }),
    onSuccess: onChanged,
    onError: (failure) =>
      toast.error(failure.kind === 'refused' ? failure.report.message : messages.network[language]),
  })

  async function copyLink() {
    const link = publicAddress(place)
    try {
      await navigator.clipboard.writeText(link)
      toast.success(words.copied)
    } catch (error) {
      console.warn('The link cannot be copied', error)
      toast.error(fill(words.copyFailed, { link }))
    }
  }

  if (props.isCorrecting) {
    return (
      <Suspense>
        <correction.Component
          story={story}
          takeHomeKey={takeHomeKey}
          language={language}
          onDone={(isChanged) => {
            props.onCorrecting(false)
            if (isChanged) onChanged()
          }}
        />
      </Suspense>
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
      <Button aria-haspopup="dialog" busy={isSubmitting} onClick={() => setIsAsked(true)}>
        {words.withdraw}
      </Button>
      {hasStirred && (
        <Suspense>
          <withdrawal.Component
            language={language}
            open={isAsked}
            onClose={() => setIsAsked(false)}
            onYes={() => submit([takeHomeKey])}
          />
        </Suspense>
      )}
    </div>
  )
}
