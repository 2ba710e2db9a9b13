import * as messages from '#content/adminMessages.ts'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import type { Report } from '#contract/common.ts'
import { VoiceStudio } from '#ui/parts/contribute/VoiceStudio.tsx'
import type { StudioProps } from '#ui/parts/contribute/wayProps.ts'
import { type Behalf, sendVoice } from './behalf.ts'
import { useLanguage } from '#state/language.ts'

export interface BehalfStudioProps extends StudioProps {
  readonly to: Behalf | null
  readonly missing: string | null
  readonly onArrived: (report: Report) => void
  readonly isAway: boolean
}

/** The recorder of the admin pages. */
export function BehalfStudio(props: BehalfStudioProps) {
  const language = useLanguage()
  return (
    <VoiceStudio
      {...props}
      page="elsewhere"
      upload={adminWelcome[language].behalf.uploadAudio}
      tooLarge={messages.tooLargeOnAdmin}
      send={sendVoice}
    />
  )
}
