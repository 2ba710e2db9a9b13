import { Context, setContext } from 'tone'

/** Samples a second. */
export const rate = 44_100

/**
 * Plays as a page would, only faster: the clock of Tone ticks while the sound is rendered, and not, as with
 * `Tone.Offline`, before; so nodes are made and given back in the course of it.
 * @param ticks when the page looks at its clock, in seconds
 */
export async function playOffline(
  seconds: number,
  ticks: readonly number[],
  play: (context: Context) => void,
): Promise<readonly [left: Float32Array, right: Float32Array]> {
  const native = new OfflineAudioContext(2, seconds * rate, rate)
  const context = new Context({ context: native, clockSource: 'offline', lookAhead: 0 })
  setContext(context)
  play(context)
  for (const at of ticks)
    void native.suspend(at).then(() => {
      context.emit('tick')
      return native.resume()
    })
  const rendered = await native.startRendering()
  return [rendered.getChannelData(0), rendered.getChannelData(1)]
}

/** A look at the clock every so many seconds, as browsers allow it: ten a second where the page is seen. */
export function ticksEvery(apart: number, from: number, to: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((to - from) / apart) - 1) },
    (_, index) => from + (index + 1) * apart,
  )
}
