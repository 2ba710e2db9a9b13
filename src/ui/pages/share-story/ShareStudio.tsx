import type { ReactNode } from 'react'
import * as messages from '#content/messages.ts'
import { share } from '#content/pages/share.ts'
import type { Report } from '#contract/common.ts'
import { VoiceStudio } from '#ui/parts/contribute/VoiceStudio.tsx'
import type { StudioProps } from '#ui/parts/contribute/wayProps.ts'
import { type SpokenAbout, sendVoice } from './sendVoice.ts'
import { useLanguage } from '#state/language.ts'

export interface ShareStudioProps extends StudioProps {
  readonly to: SpokenAbout | null
  readonly consent: ReactNode
  readonly onArrived: (report: Report, about: SpokenAbout) => void
}

/** The recorder for a story that goes into the exhibition. */
export function ShareStudio(props: ShareStudioProps) {
  const language = useLanguage()
  const words = share[language].voice
  return (
    <VoiceStudio
      {...props}
      page="share"
      upload={words.upload}
      missing={props.to ? null : words.chooseDevice}
      tooLarge={messages.tooLargeOnShare}
      send={sendVoice}
    />
  )
}
