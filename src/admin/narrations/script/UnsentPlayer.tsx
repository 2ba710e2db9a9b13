import { useEffect, useState } from 'react'
import { playerWords } from '#content/player.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import type { KeptRecording } from '../../parts/unsentRecordings.ts'
import { useLanguage } from '#state/language.ts'

interface KeptPlayerProps {
  readonly recording: KeptRecording
  readonly label: string
}

/** A recording that is not sent yet, to listen to. Its address lives as long as it is shown. */
export function KeptPlayer({ recording, label }: KeptPlayerProps) {
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
  return url && <Kept key={url} {...{ url, recording, label, language }} />
}

function Kept({ url, recording, label }: KeptPlayerProps & { readonly url: string }) {
  const language = useLanguage()
  const player = useRecordingPlayer(url, recording.duration)
  const bars = useWaveform(player, url, recording.waveform)
  return <VoicePlayer player={player} label={label} waveform={bars} words={playerWords[language]} />
}
