import * as messages from '#content/messages.ts'
import { memoryKeys } from '#content/exhibits/memoryRecorder/words.ts'
import type { Language, Report } from '#contract/common.ts'
import * as routes from '#contract/routes.ts'
import { submit } from '#api/submit.ts'
import type { Take } from '#lib/sound/recording.ts'
import { VoiceStudio } from '#ui/parts/contribute/VoiceStudio.tsx'
import type { StudioProps } from '#ui/parts/contribute/wayProps.ts'
import type { Beside } from './person.ts'

export interface MemoryStudioProps extends StudioProps {
  readonly language: Language
  readonly to: Beside | null
  readonly mayUpload: () => boolean
  readonly missing: string | null
  readonly onArrived: (report: Report) => void
  readonly isAway: boolean
}

/** The recorder for a memory that goes into research. */
export function MemoryStudio(props: MemoryStudioProps) {
  return (
    <VoiceStudio
      {...props}
      page="memory"
      quoteLang="en"
      upload={memoryKeys.uploadAudio}
      uploadLang="en"
      keys={memoryKeys}
      tooLarge={messages.tooLargeOnMemory}
      send={sendVoice}
    />
  )
}

const sendVoice = (beside: Beside, { blob }: Take, _language: Language, idempotencyKey: string) =>
  submit(routes.memoryVoice, { form: { ...beside, audio: blob }, idempotencyKey })
