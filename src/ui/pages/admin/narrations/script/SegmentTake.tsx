import { adminScript } from '#content/pages/adminScript.ts'
import { playerWords } from '#content/player.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import type { Take } from '#contract/narrationScript.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { ConfirmDelete } from '../../shared/ConfirmDelete.tsx'
import { momentOf } from '../../shared/moment.ts'
import shared from '../../shared/shared.module.css'
import { useStaffAction } from '../../shared/useStaffAction.ts'
import type { ScriptWork } from './useScript.ts'

interface SegmentTakeProps {
  readonly take: Take
  readonly number: number
  readonly language: Language
}

const labelOf = ({ take: { reader }, number, language }: SegmentTakeProps) =>
  fill(adminScript[language].take.label, { number, reader })

/** The recording of a segment: to listen to, and what is wrong with it. */
export function SegmentTake(props: SegmentTakeProps) {
  const { take, language } = props
  const words = adminScript[language].take
  const player = useRecordingPlayer(take.audioUrl, take.duration)
  return (
    <>
      <VoicePlayer
        player={player}
        label={labelOf(props)}
        waveform={take.waveform}
        words={playerWords[language]}
      />
      <p className={shared.mono}>
        <bdi>{fill(words.made, { by: take.madeBy, at: momentOf(take.madeAt, language) })}</bdi>
      </p>
      {take.warnings.map((warning) => (
        <p key={warning} className={shared.mark}>
          {words.warnings[warning]}
        </p>
      ))}
    </>
  )
}

/** The way to be rid of the recording of a segment. */
export function RemoveTake(props: SegmentTakeProps & { readonly work: ScriptWork }) {
  const { work, take, language } = props
  const words = adminScript[language].take
  const removal = useStaffAction({
    language,
    act: () => adminCall(routes.removeTake, { params: { ...work.params, takeId: take.id } }),
    onDone(fresh) {
      work.took(fresh)
      toast.success(words.deleted, { lang: language })
    },
  })
  return (
    <ConfirmDelete
      words={words}
      name={labelOf(props)}
      text={words.deleteText}
      busy={removal.pending !== null}
      onConfirm={() => removal.run()}
    />
  )
}
