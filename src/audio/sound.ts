// Loaded with the first sound: Tone and the code that uses it.
export { setToneContext } from './toneContext.ts'
export { Mixer } from './Mixer.ts'
export { VoicePlayer } from './VoicePlayer.ts'
