import { type ReactNode, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { readerConsent } from '#content/consent.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import { recorderWords } from '#content/recorder.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { trimText } from '#contract/trimText.ts'
import { createPlayer } from '#audio/voice.ts'
import { browserRecorder } from '#audio/recorder/createRecorder.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { CheckField, TextField } from '#ui/kit/Field.tsx'
import { Recorder } from '#ui/kit/recorder/Recorder.tsx'
import { useRecorder } from '#ui/kit/recorder/useRecorder.ts'
import shared from '../../parts/parts.module.css'
import {
  agree,
  discardRecording,
  storeRecording,
  type UnsentRecording,
  nameReader,
  useUnsent,
} from '../../parts/unsentRecordings.ts'
import { UnsentPlayer, SaveFile } from './UnsentRecordings.tsx'
import styles from './Script.module.css'
import { useLanguage, useWords } from '#state/language.ts'
import type { RecorderHandle, Take } from '#lib/sound/recording.ts'

interface RecordPanelProps {
  /** Names what is recorded: device, language, segment. */
  readonly recordingKey: string
  readonly heading: string
  /** What stands there now: stored with what is recorded or uploaded from now on. */
  readonly basis: Pick<UnsentRecording, 'text' | 'after'>
  readonly isSending: boolean
  /** What the key says that sends it, where something is to be decided first. */
  readonly sendWords?: string | undefined
  /** Why the last try failed, and what can be done about that. */
  readonly error: ReactNode
  readonly onSend: (recording: UnsentRecording, reader: string) => void
  /** Something is recorded or sent: all else is disabled. */
  readonly onBusy: (isBusy: boolean) => void
  readonly onClose: () => void
}

const makeRecorder = () => browserRecorder(scriptLimits.recordingBytes)

/** Records in the browser, or takes a file. Sends it once the reader is named and agrees. */
export function RecordPanel(props: RecordPanelProps) {
  const language = useLanguage()
  const { recordingKey, basis, isSending } = props
  const words = useWords(adminScript).recorder
  const id = useId()
  const recorder = useRecorder(makeRecorder, endRecording)
  const { phase } = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const { recordings, reader, hasAgreed } = useUnsent()
  const unsent = recordings[recordingKey]
  const [fileError, setFileError] = useState<string | null>(null)
  const isRecording = phase !== 'idle' && phase !== 'preview'
  useUnsentTakes(recorder, basis, recordingKey)

  const tellBusy = useEffectEvent(props.onBusy)
  useEffect(
    function letOthersRest() {
      tellBusy(isRecording || isSending)
      return () => tellBusy(false)
    },
    [isRecording, isSending],
  )

  function takeFile(file: File) {
    if (file.size > scriptLimits.recordingBytes) setFileError(fill(words.tooLarge, { name: file.name }))
    else if (file.size === 0) setFileError(fill(words.empty, { name: file.name }))
    else {
      setFileError(null)
      recorder.discard()
      storeRecording(recordingKey, { ...basis, blob: file, duration: 0, waveform: null })
    }
  }

  function discard() {
    recorder.discard()
    discardRecording(recordingKey)
  }

  const { fault, phase: phases, ...labels } = useWords(recorderWords)
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h4 id={id} className={styles.panelName}>
        {props.heading}
      </h4>
      {basis.text !== null && (
        <p className={styles.words} dir="auto">
          {basis.text}
        </p>
      )}
      {unsent && phase === 'idle' && (
        <>
          <p>{words.unsent}</p>
          <UnsentPlayer recording={unsent} label={words.unsentLabel} />
        </>
      )}
      <Recorder
        recorder={recorder}
        createPlayer={createPlayer}
        words={{
          ...labels,
          phase: { ...phases, preview: words.preview },
          fault: {
            ...fault,
            noDevice: words.instead,
            insecure: words.instead,
            unsupported: words.instead,
          },
        }}
        isLocked={isSending}
      />
      {!isRecording && (
        <>
          <label className={styles.file}>
            {words.file}
            <input
              type="file"
              accept="audio/*,.wav,.flac,.mp3,.m4a,.ogg,.oga,.opus,.webm"
              disabled={isSending}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                // The same file can be chosen again.
                currentTarget.value = ''
                if (file) takeFile(file)
              }}
            />
          </label>
          {fileError && (
            <p className={shared.error} role="alert">
              {fileError}
            </p>
          )}
          <TextField
            label={words.reader}
            value={reader}
            maxLength={scriptLimits.readerChars}
            autoComplete="off"
            dir="auto"
            onChange={(event) => nameReader(event.currentTarget.value)}
          />
          <CheckField
            label={readerConsent.text[language]}
            checked={hasAgreed}
            onChange={(event) => agree(event.currentTarget.checked)}
          />
          {props.error}
          <div className={shared.keys}>
            <Button
              look="main"
              disabled={!unsent || trimText(reader) === '' || !hasAgreed}
              busy={isSending}
              onClick={() => unsent && props.onSend(unsent, trimText(reader))}
            >
              {props.sendWords ?? words.send}
            </Button>
            {unsent && (
              <>
                <SaveFile recording={unsent} name={recordingKey} text={words.saveFile} />
                <Button look="quiet" disabled={isSending} onClick={discard}>
                  {words.discard}
                </Button>
              </>
            )}
            <Button look="quiet" disabled={isSending} onClick={props.onClose}>
              {adminScript[language].close}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** It records, or the encoder has not given all yet. */
const isUnderWay = (recorder: RecorderHandle) =>
  ['recording', 'finishing'].includes(recorder.getState().phase)

/** Ends what is being said, where `useUnsentTakes` keeps it. */
function endRecording(recorder: RecorderHandle): void {
  if (isUnderWay(recorder)) recorder.stop()
  else recorder.reset()
}

/**
 * Keeps what a recorder records, with what stood there when it began: it is not lost with the recorder, also not
 * when the page is left in the middle of a sentence.
 * @param key names it among the unsent recordings
 */
function useUnsentTakes(
  recorder: RecorderHandle,
  basis: Pick<UnsentRecording, 'text' | 'after'>,
  key: string,
): void {
  const currentBasis = useEffectEvent(() => basis)
  useEffect(
    function keepTakes() {
      let basisAtStart = currentBasis()
      let unsent: { take: Take; session: number } | null = null
      let hasLeft = false
      const unsubscribe = recorder.subscribe(() => {
        const state = recorder.getState()
        if (state.phase === 'arming') basisAtStart = currentBasis()
        if (state.phase === 'preview') {
          const { take, session } = state
          if (unsent?.take !== take) {
            const { blob, durationMs, waveform } = take
            storeRecording(key, { ...basisAtStart, blob, duration: durationMs / 1000, waveform })
          }
          unsent = { take, session }
          if (hasLeft) end()
        }
        // Thrown away. A recorder that is put away counts a new session, and what it recorded stays.
        if (state.phase === 'idle' && state.session === unsent?.session) {
          unsent = null
          discardRecording(key)
        }
      })
      function end() {
        unsubscribe()
        recorder.reset()
      }
      return () => {
        hasLeft = true
        if (!isUnderWay(recorder)) end()
      }
    },
    [recorder, key],
  )
}
