/** The parts of the synthesizer's WebAssembly build that the exhibition uses; the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface SynthesisEvent {
    readonly type: string
    /** Where the word stands in the text, counted in characters from 1. */
    readonly text_position: number
    /** Milliseconds from the start of this call's audio. */
    readonly audio_position: number
  }

  export interface Synthesizer {
    /** Hz. */
    readonly samplerate: number
    /** Words a minute, 80 to 450. */
    rate: number
    /** 0 to 100. */
    pitch: number
    /** Liveliness of the intonation, 0 to 100. */
    range: number
    /** 0 when the voice exists. */
    set_voice(name: string): number
    /** Calls back with 16-bit mono samples; returning true stops the synthesis. */
    synthesize(text: string, onAudio: (samples: Int16Array | null, events: SynthesisEvent[]) => boolean): void
    synthesize_ipa(text: string): { readonly code: number; readonly ipa: string }
  }

  export default function load(): Promise<{ eSpeakNGWorker: new () => Synthesizer }>
}
