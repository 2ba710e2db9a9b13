import { meterProcessorName } from './meterReport.ts'
import { createReporting } from './reporting.ts'

// Globals of an AudioWorklet, which TypeScript's DOM library does not declare.
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** Samples per block, as defined by Web Audio. */
const blockSamples = 128

registerProcessor(
  meterProcessorName,
  class extends AudioWorkletProcessor {
    #isOver = false
    #reporting = createReporting(sampleRate, (report) => this.port.postMessage(report))

    constructor() {
      super()
      // The only message there is ends the processor.
      this.port.addEventListener('message', () => {
        this.#isOver = true
      })
      this.port.start()
    }

    /** Reads the input and outputs silence. Returns false once it may be removed. */
    process([input = []]: readonly (readonly Float32Array[])[]): boolean {
      this.#reporting.push(input, input[0]?.length ?? blockSamples)
      return !this.#isOver
    }
  },
)
