import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Bilingual } from '#content/bilingual.ts'
import { playerWords } from '#content/player.ts'
import { recorderWords } from '#content/recorder.ts'
import type { Language, Report } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { createPlayer } from '#audio/voice.ts'
import { browserRecorder } from '#audio/recorder/browserRecorder.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import type { RecorderHandle, Take } from '#lib/sound/recording.ts'
import type { Failure } from '#lib/outbox/submission.ts'
import { type DraftName, forgetTake, saveTake, whileSending } from '#state/drafts.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { Recorder } from '#ui/kit/recorder/Recorder.tsx'
import { useRecorder } from '#ui/kit/recorder/useRecorder.ts'
import { failureWords } from './failureWords.ts'
import { UploadKey } from './UploadKey.tsx'
import type { KeyWords, StudioProps, WayProps } from './wayProps.ts'

interface VoiceStudioProps<To extends object, R extends Report> extends WayProps<To, R>, StudioProps {
  readonly keys?: KeyWords
  /** Said of a recording over the size limit. */
  readonly tooLarge: Bilingual
  readonly send: (to: To, take: Take, language: Language, idempotencyKey: string) => Promise<R>
  /** Out of sight: the microphone is let go, what was said is kept. */
  readonly isAway?: boolean
}

/** The recorder at work: record, listen, share. A take that could not be sent stays where it is. */
export function VoiceStudio<To extends object, R extends Report>(props: VoiceStudioProps<To, R>) {
  const { language, page, quoteLang = language, to, keys, draft, isAway = false } = props
  const recorder = useRecorder(browserRecorder)
  useTakeDraft(recorder, draft)
  const [earlier] = useState(props.earlier)
  useEffect(
    function startAtOnce() {
      if (earlier) recorder.restore(earlier)
      // It is here because somebody has pressed the key.
      else recorder.start()
    },
    [recorder, earlier],
  )
  useEffect(
    function stopOutOfSight() {
      if (isAway) recorder.stop()
    },
    [recorder, isAway],
  )
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const isFull = useOutbox((outbox) => outbox.isFull)
  const take = state.phase === 'preview' ? state.take : null
  const [trouble, setTrouble] = useState<{ take: Take | null; message: string } | null>(null)

  const { isSubmitting, submit } = useSubmission({
    draft: `voice:${draft}`,
    send: async ([to, recording, lang]: readonly [To, Take, Language], key) => ({
      ...(await whileSending(recording, props.send(to, recording, lang, key))),
      sentTo: to,
      sent: recording,
    }),
    onSuccess(report) {
      if (isQueued(report) && report.failure) notify(report.failure)
      // The visitor may be on another page by now.
      forgetTake(draft, report.sent)
      recorder.discard()
      props.onArrived(report, report.sentTo)
    },
    onError(failure) {
      setTrouble({ take, message: failureWords('voice', failure, language) })
      notify(failure)
    },
  })

  function notify(failure: Failure) {
    toast.error(failureWords('voice', failure, quoteLang), { page, lang: quoteLang })
  }

  function upload() {
    if (!to || !take) return
    if (take.blob.size > limits.audioBytes) {
      const message = props.tooLarge[language]
      setTrouble({ take, message })
      toast.error(message, { page, lang: language })
      return
    }
    setTrouble(null)
    // What ended it is not sent: the same sound is the same contribution.
    submit([to, { ...take, ended: 'visitor' }, language])
  }

  return (
    <>
      <Recorder
        recorder={recorder}
        createPlayer={createPlayer}
        words={{ ...recorderWords[language], ...keys }}
        playerWords={playerWords[language]}
        isLocked={isSubmitting || (isFull && state.phase === 'idle')}
        beforeStart={props.beside}
      />
      <UploadKey
        {...props}
        isReady={to !== null && take !== null}
        isSubmitting={isSubmitting}
        trouble={trouble && trouble.take === take ? trouble.message : null}
        onPress={upload}
      />
    </>
  )
}

/** Keeps a finished recording over other pages and a reload, until it is sent, discarded or replaced. */
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
        // Discarded. A recorder that is put away counts a new session, and what it recorded stays.
        if (state.phase === 'idle' && state.session === savedIn) forgetTake(name)
      })
    },
    [recorder, name],
  )
}
