/** The parts of the synthesizer's WebAssembly build that the exhibition uses; the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface SynthesisEvent {
    readonly type: string
    /** Where the word stands in the text, counted in characters from 1. */
    readonly text_position: number
    /** Milliseconds from the start of this call's audio. */
    readonly audio_position: number
    /** Of a phoneme: its sound in IPA. */
    readonly id?: string | number
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
    /** 0 when the voice exists; a variant that does not is ignored. */
    set_voice(name: string): number
    /** Calls back with 16-bit mono samples; returning true stops the synthesis. */
    synthesize(text: string, onAudio: (samples: Int16Array | null, events: SynthesisEvent[]) => boolean): void
  }

  export interface SynthesizerModule {
    readonly eSpeakNGWorker: new () => Synthesizer
    /** Adds a file to the module's own file system, which lives in memory. Throws where it exists. */
    FS_createDataFile(
      folder: string,
      name: string,
      bytes: Uint8Array,
      canRead: boolean,
      canWrite: boolean,
    ): void
  }

  /** Each call makes an instance of its own. */
  export default function load(): Promise<SynthesizerModule>
}
