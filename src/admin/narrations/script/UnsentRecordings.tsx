import { adminScript } from '#content/pages/adminScript.ts'
import { Button } from '#ui/kit/Button.tsx'
import { discardRecording, type UnsentRecording, useUnsent } from '../../parts/unsentRecordings.ts'
import shared from '../../parts/parts.module.css'
import styles from './Script.module.css'
import { keyOf, type ScriptWork } from './useScript.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useEffect, useState } from 'react'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import { saveFile } from '#lib/browser/saveFile.ts'

interface OrphanedRecordingsProps {
  readonly work: ScriptWork
}

/** Recordings whose segment was removed before they were sent. */
export function OrphanedRecordings({ work }: OrphanedRecordingsProps) {
  const words = useWords(adminScript).recorder
  const { recordings } = useUnsent()
  const places = new Set(work.segments.map(({ id }) => keyOf(work, id)))
  return Object.entries(recordings)
    .filter(([key]) => key.startsWith(keyOf(work, '')) && !places.has(key))
    .map(([key, recording]) => (
      <div key={key} className={styles.panel}>
        <p className={shared.error} role="alert">
          {words.withdrawn}
        </p>
        <p className={styles.words} lang={work.script.language} dir="auto">
          {recording.text}
        </p>
        <UnsentPlayer recording={recording} label={words.unsentLabel} />
        <div className={shared.keys}>
          <SaveFile recording={recording} name={key} text={words.saveFile} />
          <Button look="quiet" onClick={() => discardRecording(key)}>
            {words.discard}
          </Button>
        </div>
      </div>
    ))
}

interface UnsentPlayerProps {
  readonly recording: UnsentRecording
  readonly label: string
}

/** A recording that is not sent yet, to listen to. Its address lives as long as it is shown. */
export function UnsentPlayer({ recording, label }: UnsentPlayerProps) {
  const language = useLanguage()
  const { blob } = recording
  const [url, setUrl] = useState<string | null>(null)
  useEffect(
    function giveAddress() {
      const address = URL.createObjectURL(blob)
      setUrl(address)
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return url && <StoredRecording key={url} {...{ url, recording, label, language }} />
}

function StoredRecording({ url, recording, label }: UnsentPlayerProps & { readonly url: string }) {
  const player = useRecordingPlayer(url, recording.duration)
  const bars = useWaveform(player, url, recording.waveform)
  return <VoicePlayer player={player} label={label} waveform={bars} />
}

/** Of what browsers record; Safari gives MP4. */
const endings: Readonly<Record<string, string>> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }

/** Puts a recording among the files of this computer. */
export function SaveFile({
  recording,
  name,
  text,
}: {
  recording: UnsentRecording
  name: string
  text: string
}) {
  const { blob } = recording
  const fileName =
    blob instanceof File ? blob.name : `${name.replaceAll(' ', '-')}.${endings[blob.type] ?? 'webm'}`
  return <Button onClick={() => saveFile(blob, fileName)}>{text}</Button>
}
