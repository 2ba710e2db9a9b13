import type { ReactNode } from 'react'
import * as messages from '#content/messages.ts'
import { share } from '#content/pages/share.ts'
import type { Report } from '#contract/common.ts'
import { VoiceStudio } from '#ui/parts/contribute/VoiceStudio.tsx'
import type { StudioProps } from '#ui/parts/contribute/wayProps.ts'
import { type SpokenAbout, sendVoice } from './sendStory.ts'
import { useLanguage } from '#state/language.ts'

export interface ImacStudioProps extends StudioProps {
  readonly to: SpokenAbout
  readonly consent: ReactNode
  readonly onArrived: (report: Report) => void
}

/** The recorder for a story about the iMac. */
export function ImacStudio(props: ImacStudioProps) {
  const language = useLanguage()
  return (
    <VoiceStudio
      {...props}
      page="share"
      upload={share[language].voice.upload}
      missing={null}
      tooLarge={messages.tooLargeOnShare}
      send={sendVoice}
    />
  )
}
