/** The part of the synthesizer's WebAssembly build that is used; the package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface SynthesisEvent {
    readonly type: string
    /** Position of the word in the text, characters from 1. */
    readonly text_position: number
    /** ms from the start of this call's audio. */
    readonly audio_position: number
    /** For a phoneme: its sound in IPA. */
    readonly id?: string | number
  }

  export interface Synthesizer {
    /** Hz. */
    readonly samplerate: number
    /** Words per minute, 80 to 450. */
    rate: number
    /** 0 to 100. */
    pitch: number
    /** Range of the intonation, 0 to 100. */
    range: number
    /** Returns 0 when the voice exists; an unknown variant is ignored. */
    set_voice(name: string): number
    /** Calls back with 16-bit mono samples; returning true stops the synthesis. */
    synthesize(text: string, onAudio: (samples: Int16Array | null, events: SynthesisEvent[]) => boolean): void
  }

  export interface SynthesizerModule {
    readonly eSpeakNGWorker: new () => Synthesizer
    /** Adds a file to the module's file system in memory. Throws where it exists. */
    FS_createDataFile(
      folder: string,
      name: string,
      bytes: Uint8Array,
      canRead: boolean,
      canWrite: boolean,
    ): void
  }

  export default function load(): Promise<SynthesizerModule>
}
