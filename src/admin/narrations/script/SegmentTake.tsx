import type { Language } from '#contract/common.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import { playerWords } from '#content/player.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Take } from '#contract/narrationScript.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { ConfirmDelete } from '../../parts/ConfirmDelete.tsx'
import { momentOf } from '../../parts/moment.ts'
import shared from '../../parts/parts.module.css'
import { useStaffAction } from '../../parts/useStaffAction.ts'
import type { ScriptWork } from './useScript.ts'
import { useLanguage } from '#state/language.ts'

interface SegmentTakeProps {
  readonly take: Take
  readonly number: number
}

const labelOf = ({ take: { reader }, number }: SegmentTakeProps, language: Language) =>
  fill(adminScript[language].take.label, { number, reader })

/** The recording of a segment: to listen to, and what is wrong with it. */
export function SegmentTake(props: SegmentTakeProps) {
  const language = useLanguage()
  const { take } = props
  const words = adminScript[language].take
  const player = useRecordingPlayer(take.audioUrl, take.duration)
  return (
    <>
      <VoicePlayer
        player={player}
        label={labelOf(props, language)}
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
  const language = useLanguage()
  const { work, take } = props
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
      name={labelOf(props, language)}
      text={words.deleteText}
      busy={removal.pending !== null}
      onConfirm={() => removal.run()}
    />
  )
}
