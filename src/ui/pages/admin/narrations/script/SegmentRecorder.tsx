import { useState } from 'react'
import { readerConsent } from '#content/consent.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import type { Segment } from '#contract/narrationScript.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { type KeptRecording, discardRecording, useKept } from '../../shared/keptRecordings.ts'
import { momentOf } from '../../shared/moment.ts'
import shared from '../../shared/shared.module.css'
import { useStaffAction } from '../../shared/useStaffAction.ts'
import { RecordPanel } from './RecordPanel.tsx'
import styles from './Script.module.css'
import { keyOf, type ScriptWork } from './useScript.ts'

interface SegmentRecorderProps {
  readonly work: ScriptWork
  readonly segment: Segment
  readonly number: number
  readonly language: Language
  readonly onBusy: (isBusy: boolean) => void
  readonly onClose: () => void
}

/** Records one segment. What the server will not have stays here, with the reason and what can be done. */
export function SegmentRecorder(props: SegmentRecorderProps) {
  const { work, segment, number, language } = props
  const words = adminScript[language]
  const { params, script } = work
  const key = keyOf(work, segment.id)
  const { reader } = useKept()
  /** `conflict`: somebody else was first. Otherwise what the server said. */
  const [trouble, setTrouble] = useState<{ kind: 'conflict' } | { kind: 'refused'; message: string } | null>(
    null,
  )

  const action = useStaffAction({
    language,
    act: ({ blob, text, after }: KeptRecording, name: string) =>
      adminCall(routes.saveTake, {
        params,
        form: {
          reader: name,
          consentVersion: readerConsent.version,
          segmentId: segment.id,
          text: text ?? '',
          ...(after !== null && { after }),
          audio: blob,
        },
      }),
    onDone(fresh) {
      discardRecording(key)
      work.took(fresh)
      toast.success(words.recorder.sent, { lang: language })
      props.onClose()
    },
    onRefused(report) {
      if (report.statusCode !== 409) setTrouble({ kind: 'refused', message: report.message })
      else void work.meet().then((theirs) => theirs && setTrouble({ kind: 'conflict' }))
    },
  })
  const kept = useKept(({ recordings }) => recordings[key])
  const { take } = segment
  const isTake = take !== null && take.id !== kept?.after

  return (
    <RecordPanel
      recordingKey={key}
      heading={fill(words.recorder.heading, { number })}
      language={language}
      about={{ text: segment.text, after: take?.id ?? null }}
      isSending={action.pending !== null}
      trouble={
        trouble &&
        kept && (
          <div className={`${shared.trouble} ${styles.meanwhile}`} role="alert">
            {trouble.kind === 'refused' ? (
              <p lang="en">{trouble.message}</p>
            ) : (
              <>
                <p>
                  {isTake
                    ? fill(words.recorder.conflictTake, {
                        by: take.madeBy,
                        at: momentOf(take.madeAt, language),
                      })
                    : fill(words.recorder.conflictWords, {
                        by: script.changedBy ?? words.somebody,
                        at: script.changedAt === null ? '' : momentOf(script.changedAt, language),
                      })}
                </p>
                <Button
                  disabled={action.pending !== null}
                  onClick={() => action.run({ ...kept, after: take?.id ?? null }, reader.trim())}
                >
                  {words.recorder.sendAgain}
                </Button>
              </>
            )}
          </div>
        )
      }
      onSend={(recording, name) => {
        setTrouble(null)
        action.run(recording, name)
      }}
      onBusy={props.onBusy}
      onClose={props.onClose}
    />
  )
}
