import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import * as messages from '../../../../content/messages.ts'
import { playerWords } from '../../../../content/player.ts'
import { share } from '../../../../content/pages/share.ts'
import { recorderWords } from '../../../../content/recorder.ts'
import type { Language } from '../../../../contract/common.ts'
import { limits } from '../../../../contract/limits.ts'
import { createPlayer } from '../../../audio/player/player.ts'
import { browserRecorder } from '../../../audio/recorder/browserRecorder.ts'
import type { Take } from '../../../lib/recording.ts'
import { useSubmission } from '../../../lib/useSubmission.ts'
import { toast } from '../../../state/toasts.ts'
import { Recorder } from '../../kit/recorder/Recorder.tsx'
import { useRecorder } from '../../kit/recorder/useRecorder.ts'
import type { AboutDevice } from './aboutDevice.ts'
import { failureWords } from './failureWords.ts'
import { sendVoice, sharedStory } from './shareCalls.ts'
import { UploadKey } from './UploadKey.tsx'
import type { WayProps } from './wayProps.ts'

export interface VoiceStudioProps extends WayProps {
  readonly sample: ReactNode
}

/** The recorder at work: record, listen, share. A take that could not be sent stays where it is. */
export function VoiceStudio({ language, about, onShared, sample }: VoiceStudioProps) {
  const words = share[language].voice
  const recorder = useRecorder(browserRecorder)
  useEffect(
    function startAtOnce() {
      // It is here because somebody has pressed the key.
      recorder.start()
    },
    [recorder],
  )
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const take = state.phase === 'preview' ? state.take : null
  const [trouble, setTrouble] = useState<{ take: Take | null; message: string } | null>(null)

  const { isSubmitting, submit } = useSubmission({
    send: async ([to, recording, lang]: readonly [AboutDevice, Take, Language], key) => ({
      ...(await sendVoice(to, recording, lang, key)),
      to,
    }),
    onSuccess(report) {
      recorder.discard()
      onShared(sharedStory(report, report.to))
    },
    onError: (failure) => complain(failureWords('voice', failure, language)),
  })

  function complain(message: string) {
    setTrouble({ take, message })
    toast.error(message, { page: 'share', lang: language })
  }

  function upload() {
    if (!about || !take) return
    if (take.blob.size > limits.audioBytes) return complain(messages.tooLargeOnShare[language])
    setTrouble(null)
    submit([about, take, language])
  }

  return (
    <>
      <Recorder
        recorder={recorder}
        createPlayer={createPlayer}
        words={recorderWords[language]}
        playerWords={playerWords[language]}
        isLocked={isSubmitting}
        beforeStart={sample}
      />
      <UploadKey
        label={words.upload}
        missing={about ? null : words.chooseDevice}
        isReady={about !== null && take !== null}
        isSubmitting={isSubmitting}
        trouble={trouble && trouble.take === take ? trouble.message : null}
        onPress={upload}
      />
    </>
  )
}
