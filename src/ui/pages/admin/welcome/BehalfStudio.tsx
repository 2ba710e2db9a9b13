import type { ReactNode } from 'react'
import * as messages from '#content/adminMessages.ts'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import type { Language, Report } from '#contract/common.ts'
import { VoiceStudio } from '#ui/parts/contribute/VoiceStudio.tsx'
import { type Behalf, sendVoice } from './behalf.ts'

export interface BehalfStudioProps {
  readonly language: Language
  readonly to: Behalf | null
  readonly missing: string | null
  readonly onArrived: (report: Report) => void
  readonly isAway: boolean
  readonly beside: ReactNode
}

/** The recorder of the admin pages. */
export function BehalfStudio(props: BehalfStudioProps) {
  return (
    <VoiceStudio
      {...props}
      page="elsewhere"
      upload={adminWelcome[props.language].behalf.uploadAudio}
      tooLarge={messages.tooLargeOnAdmin}
      send={sendVoice}
    />
  )
}
