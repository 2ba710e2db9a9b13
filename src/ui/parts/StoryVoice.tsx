import type { Voice } from '#contract/story.ts'
import { VoicePlayer } from '../kit/player/VoicePlayer.tsx'
import { type MakePlayer, useRecordingPlayer } from './useRecordingPlayer.ts'
import { useWaveform } from './useWaveform.ts'

interface StoryVoiceProps {
  readonly voice: Pick<Voice, 'url' | 'duration' | 'waveform'>
  /** Whose voice it is, for screen readers. */
  readonly label: string
  /** For exhibits with players of their own. */
  readonly makePlayer?: MakePlayer
}

/** A visitor's recording. */
export function StoryVoice({ voice: { url, duration, waveform }, label, makePlayer }: StoryVoiceProps) {
  const player = useRecordingPlayer(url, duration, makePlayer)
  const bars = useWaveform(player, url, waveform)
  return <VoicePlayer player={player} label={label} waveform={bars} />
}
