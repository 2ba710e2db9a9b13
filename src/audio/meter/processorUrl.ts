/** Vite builds the processor as a script of its own and returns its address. */
export { default as processorUrl } from './meterProcessor.ts?worker&url'
