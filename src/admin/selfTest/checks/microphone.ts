import { MicrophoneError, openMicrophone } from '#audio/recorder/microphone.ts'
import { waitMs } from '#audio/recorder/recorderMachine.ts'
import type { SelfTestReason } from '#content/pages/selfTest.ts'
import { withTimeout } from '#lib/time/withTimeout.ts'
import { type Check, failed, passed } from '../finding.ts'
import { pause } from '../wait.ts'

const recordMs = 2_000
const lookMs = 40
/** dB re full scale: a quiet room is louder, a microphone that is switched off is not. */
const silenceDb = -75

const reasons: Readonly<Record<string, SelfTestReason>> = {
  denied: 'micDenied',
  noDevice: 'micMissing',
  busy: 'micBusy',
}

/** Records for two seconds with the recorder's own microphone, and measures. */
export const microphone: Check = async () => {
  try {
    const opened = await openMicrophone(() => {})
    let bytes = 0
    let peakDb = -Infinity
    try {
      const ended = new Promise<void>((resolve) =>
        opened.roll({
          onStart: () => {},
          onData: ({ size }) => {
            bytes += size
          },
          onEnd: resolve,
          onError: () => {},
        }),
      )
      for (let passedMs = 0; passedMs < recordMs; passedMs += lookMs) {
        await pause(lookMs)
        peakDb = Math.max(peakDb, opened.level()?.peakDb ?? -Infinity)
      }
      opened.stop()
      await withTimeout(waitMs.finishing, ended)
    } finally {
      opened.close()
    }
    if (bytes === 0) return failed('micEmpty')
    return peakDb < silenceDb ? failed('micSilent') : passed(`${Math.round(peakDb)} dB`)
  } catch (error) {
    if (!(error instanceof MicrophoneError)) throw error
    return failed(reasons[error.fault] ?? 'micImpossible')
  }
}
