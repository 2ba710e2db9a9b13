import { adminScript } from '#content/pages/adminScript.ts'
import { playerWords } from '#content/player.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import type { Take } from '#contract/narrationScript.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/fill.ts'
import { toast } from '#state/toasts.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { ConfirmDelete } from '../../shared/ConfirmDelete.tsx'
import { momentOf } from '../../shared/moment.ts'
import shared from '../../shared/shared.module.css'
import { useStaffAction } from '../../shared/useStaffAction.ts'
import type { ScriptWork } from './useScript.ts'

interface SegmentTakeProps {
  readonly work: ScriptWork
  readonly take: Take
  readonly number: number
  readonly language: Language
  readonly isCurator: boolean
}

/** The recording of a segment: to listen to, what is wrong with it, and the way to be rid of it. */
export function SegmentTake({ work, take, number, language, isCurator }: SegmentTakeProps) {
  const words = adminScript[language].take
  const player = useRecordingPlayer(take.audioUrl, take.duration)
  const label = fill(words.label, { number, reader: take.reader })
  const removal = useStaffAction({
    language,
    act: () => adminCall(routes.removeTake, { params: { ...work.params, takeId: take.id } }),
    onDone(fresh) {
      work.took(fresh)
      toast.success(words.deleted, { lang: language })
    },
  })
  return (
    <>
      <VoicePlayer player={player} label={label} waveform={take.waveform} words={playerWords[language]} />
      <p className={shared.mono}>
        <bdi>{fill(words.made, { by: take.madeBy, at: momentOf(take.madeAt, language) })}</bdi>
      </p>
      {take.warnings.map((warning) => (
        <p key={warning} className={shared.mark}>
          {words.warnings[warning]}
        </p>
      ))}
      {isCurator && (
        <div className={shared.keys}>
          <ConfirmDelete
            words={words}
            name={label}
            text={words.deleteText}
            busy={removal.pending !== null}
            onConfirm={() => removal.run()}
          />
        </div>
      )}
    </>
  )
}
