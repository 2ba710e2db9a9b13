// What is loaded with the first sound: Tone, and what is made of it.
export { setToneContext } from './toneContext.ts'
export { Mixer } from './Mixer.ts'
export { VoicePlayer } from './VoicePlayer.ts'
