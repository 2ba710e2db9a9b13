import { meterProcessorName } from './meterReport.ts'
import { createReporting } from './reporting.ts'

// What only exists beside the sound; TypeScript's own library does not know that place.
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** Samples of a block, as the browser hands them over. */
const blockSamples = 128

registerProcessor(
  meterProcessorName,
  class extends AudioWorkletProcessor {
    #isOver = false
    #reporting = createReporting(sampleRate, (report) => this.port.postMessage(report))

    constructor() {
      super()
      // The only message there is: it ends.
      this.port.addEventListener('message', () => {
        this.#isOver = true
      })
      this.port.start()
    }

    /** Reads what comes in and lets nothing out. False once it may be forgotten. */
    process([input = []]: readonly (readonly Float32Array[])[]): boolean {
      this.#reporting.push(input, input[0]?.length ?? blockSamples)
      return !this.#isOver
    }
  },
)
