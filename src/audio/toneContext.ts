// Evaluating 'tone' makes an AudioContext and a worker if none is set. Modules that import 'tone' import this one
// first; the two files of Tone imported here have no side effects.
import { Context } from 'tone/build/esm/core/context/Context.js'
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js'
import { audioContext } from './engine.ts'

let current: AudioContext | null = null

const listenerParams = ['position', 'forward', 'up'].flatMap((name) =>
  ['X', 'Y', 'Z'].map((axis) => name + axis),
)

/**
 * Tone reads parameters of AudioListener that Firefox lacks, and would not start. Nothing is placed around the
 * listener, so any parameter will do. Firefox cannot hold a value either; Tone sets it itself afterwards.
 */
function completeWebAudio(context: AudioContext): void {
  AudioParam.prototype.cancelAndHoldAtTime ??= AudioParam.prototype.cancelScheduledValues
  const missing = listenerParams.filter((name) => !(name in context.listener))
  for (const name of missing)
    Object.defineProperty(context.listener, name, { value: new GainNode(context).gain })
}

/** Makes the exhibition's AudioContext Tone's context. */
export function setToneContext(): void {
  const context = audioContext()
  if (context === current) return
  current = context
  completeWebAudio(context)
  // No look-ahead, so that a press sounds at once. A timeout drives Tone's ticks: at 50 ms they need no worker.
  setContext(new Context({ context, lookAhead: 0, updateInterval: 0.05, clockSource: 'timeout' }))
}

setToneContext()
