import type { Voice } from '#contract/story.ts'
import { VoicePlayer } from '../kit/player/VoicePlayer.tsx'
import { type MakePlayer, useRecordingPlayer } from './useRecordingPlayer.ts'
import { useWaveform } from './useWaveform.ts'

interface StoryVoiceProps {
  readonly voice: Pick<Voice, 'url' | 'duration' | 'waveform'>
  /** For screen readers: whose voice it is. */
  readonly label: string
  /** Where a room has voices of its own. */
  readonly makePlayer?: MakePlayer
}

/** What somebody recorded, to be heard in place. */
export function StoryVoice({ voice: { url, duration, waveform }, label, makePlayer }: StoryVoiceProps) {
  const player = useRecordingPlayer(url, duration, makePlayer)
  const bars = useWaveform(player, url, waveform)
  return <VoicePlayer player={player} label={label} waveform={bars} />
}
