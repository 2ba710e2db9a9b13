// Tone makes an AudioContext of its own, and a worker, when 'tone' is first evaluated and none is set. Modules that
// import 'tone' import this one before; these two files of it do nothing by themselves.
import { Context } from 'tone/build/esm/core/context/Context.js'
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js'
import { audioContext } from './engine.ts'

let current: AudioContext | null = null

const listenerParams = ['position', 'forward', 'up'].flatMap((name) =>
  ['X', 'Y', 'Z'].map((axis) => name + axis),
)

/**
 * Firefox's AudioListener has no parameters, and Tone, which asks for them at once, would not start. Nothing here is
 * placed around the listener: any parameter will do. Nor does Firefox hold a value; Tone sets it itself afterwards.
 */
function completeWebAudio(context: AudioContext): void {
  AudioParam.prototype.cancelAndHoldAtTime ??= AudioParam.prototype.cancelScheduledValues
  const missing = listenerParams.filter((name) => !(name in context.listener))
  for (const name of missing)
    Object.defineProperty(context.listener, name, { value: new GainNode(context).gain })
}

/** Makes the exhibition's one AudioContext that of Tone. */
export function setToneContext(): void {
  const context = audioContext()
  if (context === current) return
  current = context
  completeWebAudio(context)
  // What is pressed sounds at once, not a tenth of a second later. Tone's own clock would run in a worker from a blob,
  // which the content security policy refuses.
  setContext(new Context({ context, lookAhead: 0, updateInterval: 0.05, clockSource: 'timeout' }))
}

setToneContext()
