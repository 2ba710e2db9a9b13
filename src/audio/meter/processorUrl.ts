/** Vite makes a script of its own of the processor and answers with its address. */
export { default as processorUrl } from './meterProcessor.ts?worker&url'
