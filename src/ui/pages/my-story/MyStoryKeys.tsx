import { myStory, takeBack } from '#content/pages/myStory.ts'
import * as routes from '#contract/routes.ts'
import type { Story } from '#contract/story.ts'
import { copyText } from '#lib/browser/copyText.ts'
import { fill } from '#lib/text/fill.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { Correction } from './Correction.tsx'
import styles from './MyStoryPage.module.css'
import { TakeBack } from './TakeBack.tsx'
import { useLanguage, useWords } from '#state/language.ts'

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
