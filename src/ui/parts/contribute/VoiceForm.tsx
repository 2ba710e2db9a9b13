import { type ReactNode, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import type { Bilingual } from '#content/bilingual.ts'
import { recorderWords } from '#content/recorder.ts'
import type { Language, Report } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { createPlayer } from '#audio/voice.ts'
import { browserRecorder } from '#audio/recorder/createRecorder.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import type { RecorderHandle, Take } from '#lib/sound/recording.ts'
import type { Failure } from '#lib/outbox/submission.ts'
import { type DraftName, forgetTake, saveTake, whileSending } from '#state/drafts.ts'
import { findTake } from '#state/drafts.ts'
import { useLanguage } from '#state/language.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { Recorder } from '#ui/kit/recorder/Recorder.tsx'
import { useRecorder } from '#ui/kit/recorder/useRecorder.ts'
import styles from './contribute.module.css'
import { failureWords } from './failureWords.ts'
import type { FormProps } from './TextForm.tsx'
import { UploadKey } from './UploadKey.tsx'

export interface VoiceFormProps<Content extends object, R extends Report> extends FormProps<Content, R> {
  /** English words of the specification on a German page, instead of the recorder's own. */
  readonly keys?: { readonly start: string; readonly stop: string; readonly noMicrophone: string }
  /** A sample voice, beside the record button. */
  readonly beside?: ReactNode
  /** Message for a recording over the size limit. */
  readonly tooLarge: Bilingual
  readonly send: (content: Content, take: Take, idempotencyKey: string, language: Language) => Promise<R>
  /** Out of view: the microphone is released, the recording stays. */
  readonly isAway?: boolean
  /** Called when an unsent recording of this form is offered again. */
  readonly onEarlier?: () => void
}

/** The voice form: record, listen, send. The first press asks for the microphone; an unsent recording stays. */
export function VoiceForm<Content extends object, R extends Report>(props: VoiceFormProps<Content, R>) {
  const language = useLanguage()
  const { page, quoteLang = language, heading, content, keys, draft, beside, isAway = false } = props
  const id = useId()
  const recorder = useRecorder(browserRecorder)
  const offer = useEffectEvent((take: Take) => {
    if (recorder.getState().phase !== 'idle') return
    recorder.restore(take)
    props.onEarlier?.()
  })
  useEffect(
    function findEarlier() {
      let isStopped = false
      void findTake(draft).then((take) => {
        if (take !== null && !isStopped) offer(take)
      })
      return () => {
        isStopped = true
      }
    },
    [draft],
  )
  useTakeDraft(recorder, draft)
  useEffect(
    function stopOutOfSight() {
      if (isAway) recorder.stop()
    },
    [recorder, isAway],
  )
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const isFull = useOutbox((outbox) => outbox.isFull)
  const take = state.phase === 'preview' ? state.take : null
  const [error, setError] = useState<{ take: Take | null; message: string } | null>(null)

  const { isSubmitting, submit } = useSubmission({
    draft: `voice:${draft}`,
    send: async ([sent, recording, lang]: readonly [Content, Take, Language], key) => ({
      ...(await whileSending(recording, props.send(sent, recording, key, lang))),
      sent,
      recording,
    }),
    onSuccess(report) {
      if (isQueued(report) && report.failure) notify(report.failure)
      // The visitor may be on another page by now.
      forgetTake(draft, report.recording)
      recorder.discard()
      props.onArrived(report, report.sent)
    },
    onError(failure) {
      setError({ take, message: failureWords('voice', failure, language) })
      notify(failure)
    },
  })

  function notify(failure: Failure) {
    toast.error(failureWords('voice', failure, quoteLang), { page, lang: quoteLang })
  }

  function upload() {
    if (!content || !take) return
    if (take.blob.size > limits.audioBytes) {
      const message = props.tooLarge[language]
      setError({ take, message })
      toast.error(message, { page, lang: language })
      return
    }
    setError(null)
    // Sent without its end reason: the same sound is the same contribution.
    submit([content, { ...take, ended: 'visitor' }, language])
  }

  return (
    <section className={styles.form} aria-labelledby={heading && id} data-plain={!heading || undefined}>
      {heading && (
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
      )}
      <Recorder
        recorder={recorder}
        createPlayer={createPlayer}
        words={{ ...recorderWords[language], ...keys }}
        isLocked={isSubmitting || (isFull && state.phase === 'idle')}
        beforeStart={beside}
      />
      <UploadKey
        {...props}
        isReady={content !== null && take !== null}
        isSubmitting={isSubmitting}
        error={error && error.take === take ? error.message : null}
        onPress={upload}
      />
    </section>
  )
}

/** Stores a finished recording across pages and reloads until it is sent, discarded or replaced. */
function useTakeDraft(recorder: RecorderHandle, name: DraftName): void {
  useEffect(
    function saveTakes() {
      let savedIn: number | null = null
      return recorder.subscribe(() => {
        const state = recorder.getState()
        if (state.phase === 'preview') {
          savedIn = state.session
          saveTake(name, state.take)
        }
        // Discarded. An unmounted recorder has a new session number, and its recording stays.
        if (state.phase === 'idle' && state.session === savedIn) forgetTake(name)
      })
    },
    [recorder, name],
  )
}
