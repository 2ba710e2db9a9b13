import { useState } from 'react'
import { readerConsent } from '#content/consent.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Segment, Take } from '#contract/narrationScript.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { discardRecording, useUnsent } from '../../parts/unsentRecordings.ts'
import { momentOf } from '../../parts/moment.ts'
import shared from '../../parts/parts.module.css'
import { useStaffAction } from '../../parts/useStaffAction.ts'
import { RecordPanel } from './RecordPanel.tsx'
import { keyOf, type ScriptWork } from './useScript.ts'
import { useLanguage, useWords } from '#state/language.ts'
import type { Language } from '#contract/common.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { ConfirmDelete } from '../../parts/ItemRow.tsx'

interface SegmentRecorderProps {
  readonly work: ScriptWork
  readonly segment: Segment
  readonly number: number
  readonly onBusy: (isBusy: boolean) => void
  readonly onClose: () => void
}

/** Records one segment. What the server will not have stays here, with the reason and what is to be decided. */
export function SegmentRecorder(props: SegmentRecorderProps) {
  const language = useLanguage()
  const { work, segment, number } = props
  const words = useWords(adminScript)
  const { params, script } = work
  const key = keyOf(work, segment.id)
  const unsent = useUnsent(({ recordings }) => recordings[key])
  const [refusal, setRefusal] = useState<string | null>(null)
  const { take } = segment
  // Another member was faster: with other words, or another recording.
  const hasOtherWords = unsent !== undefined && unsent.text !== segment.text
  const otherTake = unsent !== undefined && take !== null && take.id !== unsent.after ? take : null

  const action = useStaffAction({
    act: (blob: Blob, reader: string) =>
      adminCall(routes.saveTake, {
        params,
        form: {
          reader,
          consentVersion: readerConsent.version,
          segmentId: segment.id,
          text: segment.text,
          ...(take !== null && { after: take.id }),
          audio: blob,
        },
      }),
    onDone(fresh) {
      discardRecording(key)
      work.adopt(fresh)
      toast.success(words.recorder.sent, { lang: language })
      props.onClose()
    },
    onRefused: ({ message }) => setRefusal(message),
    onConflict: async () => void (await work.fetchStored()),
  })

  return (
    <RecordPanel
      recordingKey={key}
      heading={fill(words.recorder.heading, { number })}
      basis={{ text: segment.text, after: take?.id ?? null }}
      isSending={action.pending !== null}
      sendWords={
        hasOtherWords ? words.recorder.sendForWords : otherTake ? words.recorder.sendAgain : undefined
      }
      error={
        <>
          {unsent && refusal !== null && (
            <p className={shared.error} role="alert" lang="en">
              {refusal}
            </p>
          )}
          {(hasOtherWords || otherTake) && (
            <p className={shared.error} role="alert">
              {otherTake && !hasOtherWords
                ? fill(words.recorder.conflictTake, {
                    by: otherTake.madeBy,
                    at: momentOf(otherTake.madeAt, language),
                  })
                : fill(words.recorder.conflictWords, {
                    by: script.changedBy ?? words.somebody,
                    at: script.changedAt === null ? '' : momentOf(script.changedAt, language),
                  })}
            </p>
          )}
        </>
      }
      onSend={({ blob }, reader) => {
        setRefusal(null)
        action.run(blob, reader)
      }}
      onBusy={props.onBusy}
      onClose={props.onClose}
    />
  )
}

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
  const words = useWords(adminScript).take
  const player = useRecordingPlayer(take.audioUrl, take.duration)
  return (
    <>
      <VoicePlayer player={player} label={labelOf(props, language)} waveform={take.waveform} />
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
  const words = useWords(adminScript).take
  const removal = useStaffAction({
    act: () => adminCall(routes.removeTake, { params: { ...work.params, takeId: take.id } }),
    onDone(fresh) {
      work.adopt(fresh)
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
