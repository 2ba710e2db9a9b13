import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readerConsent } from '#content/consent.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Language, Report } from '#contract/common.ts'
import type { Cut } from '#contract/narrationScript.ts'
import { adminCall } from '#api/adminCall.ts'
import { scriptsQuery } from '#api/queries/admin/narrations.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import {
  storeReading,
  type UnsentRecording,
  discardReading,
  discardRecording,
  useUnsent,
} from '../../parts/unsentRecordings.ts'
import { momentOf } from '../../parts/moment.ts'
import shared from '../../parts/parts.module.css'
import { useStaffAction } from '../../parts/useStaffAction.ts'
import { ReadingCutter } from './ReadingCutter.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import styles from './Script.module.css'
import type { ScriptWork } from './useScript.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface ReadingSectionProps {
  readonly work: ScriptWork
  readonly isResting: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onBusy: (isBusy: boolean) => void
}

/** One recording of the whole script: recorded or uploaded, cut where its segments are found, made into takes. */
export function ReadingSection({ work, isResting, isOpen, onOpen, onBusy }: ReadingSectionProps) {
  const language = useLanguage()
  const words = useWords(adminScript)
  const { params, script } = work
  const key = `${params.deviceId} ${params.language}`
  const client = useQueryClient()
  const query = scriptsQuery(params.deviceId)
  const { data: stored } = useQuery({
    ...query,
    select: ({ readings }) => readings.find((each) => each.language === params.language),
  })
  // With its cuts as they were moved, or as they were found.
  const reading = useUnsent(({ readings }) => readings[key]) ?? stored
  const [error, setError] = useState<{ message: string; lang: Language } | null>(null)

  function forget() {
    discardReading(key)
    client.setQueryData(
      query.queryKey,
      (now) => now && { ...now, readings: now.readings.filter((each) => each.language !== params.language) },
    )
  }
  const failure = {
    onRefused: ({ message }: Report) => setError({ message, lang: 'en' }),
    async onConflict() {
      const theirs = await work.fetchStored()
      if (theirs === undefined) return
      const { changedBy, changedAt } = theirs
      const message = fill(words.reading.conflict, {
        by: changedBy ?? words.somebody,
        at: changedAt === null ? '' : momentOf(changedAt, language),
      })
      setError({ message, lang: language })
    },
  }
  const upload = useStaffAction({
    act: ({ blob }: UnsentRecording, reader: string) =>
      adminCall(routes.uploadReading, {
        params,
        form: { reader, consentVersion: readerConsent.version, revision: script.revision, audio: blob },
      }),
    onDone(fresh) {
      setError(null)
      discardRecording(key)
      storeReading(key, fresh)
    },
    ...failure,
  })
  const cut = useStaffAction({
    act: (readingId: number, cuts: readonly Cut[]) =>
      adminCall(routes.cutReading, {
        params: { ...params, readingId },
        body: { revision: script.revision, cuts: [...cuts] },
      }),
    onDone(fresh) {
      setError(null)
      forget()
      work.adopt(fresh)
      toast.success(words.reading.made, { lang: language })
    },
    ...failure,
  })
  const remove = useStaffAction({
    act: (readingId: number) => adminCall(routes.removeReading, { params: { ...params, readingId } }),
    onDone: forget,
    ...failure,
  })
  const message = error && (
    <p className={shared.error} role="alert" lang={error.lang}>
      {error.message}
    </p>
  )
  // Segments that were removed meanwhile have no place for a take.
  const cuts = reading?.cuts.filter(({ segmentId }) => script.segments.some(({ id }) => id === segmentId))

  return (
    <section className={styles.whole} aria-label={words.reading.heading}>
      <Button look="quiet" aria-expanded={isOpen} disabled={isResting} onClick={() => onOpen(!isOpen)}>
        {words.reading.heading}
      </Button>
      {isOpen && <p className={shared.note}>{words.reading.lead}</p>}
      {isOpen &&
        (reading && cuts ? (
          <>
            {reading.warnings.map((warning) => (
              <p key={warning} className={shared.mark}>
                {words.take.warnings[warning]}
              </p>
            ))}
            <ReadingCutter
              work={work}
              reading={reading}
              cuts={cuts}
              onCuts={(moved) => storeReading(key, { ...reading, cuts: [...moved] })}
            />
            {message}
            <div className={shared.keys}>
              <Button
                look="main"
                disabled={cuts.length === 0}
                busy={cut.pending !== null}
                onClick={() => cut.run(reading.id, cuts)}
              >
                {words.reading.make}
              </Button>
              <Button
                look="quiet"
                disabled={cut.pending !== null}
                busy={remove.pending !== null}
                onClick={() => remove.run(reading.id)}
              >
                {words.recorder.discard}
              </Button>
            </div>
          </>
        ) : work.isChanged ? (
          <p className={shared.note}>{words.saveFirst}</p>
        ) : (
          <RecordPanel
            recordingKey={key}
            heading={words.recorder.whole}
            basis={{ text: null, after: null }}
            isSending={upload.pending !== null}
            error={message}
            onSend={(recording, reader) => {
              setError(null)
              upload.run(recording, reader)
            }}
            onBusy={onBusy}
            onClose={() => onOpen(false)}
          />
        ))}
    </section>
  )
}
