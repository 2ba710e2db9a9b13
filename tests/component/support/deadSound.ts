import { onTestFinished, vi } from 'vitest'
import { audioContext } from '#audio/engine.ts'

/** What happens to a browser's sound. All but `closed` also happens to whatever is made anew, until it is healed. */
export const deaths = ['interrupted', 'still', 'unsettled', 'closed'] as const
export type Death = (typeof deaths)[number]

/** Seconds at which clocks of contexts stand. */
let stood = new WeakMap<object, number>()

/** Lets the sound die. Returns what heals it. */
export async function killSound(death: Death): Promise<() => void> {
  const spies: { mockRestore(): void }[] = []
  const heal = () => {
    for (const spy of spies) spy.mockRestore()
  }
  onTestFinished(heal)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stood = new WeakMap()
  if (death === 'closed') await audioContext().close()
  if (death === 'unsettled')
    spies.push(vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => {})))
  if (death === 'interrupted' || death === 'still') {
    const { get } = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'currentTime') ?? {}
    const clock = vi.spyOn(BaseAudioContext.prototype, 'currentTime', 'get')
    clock.mockImplementation(function (this: BaseAudioContext) {
      const seconds: unknown = stood.get(this) ?? get?.call(this)
      if (typeof seconds !== 'number') throw new Error('A context without a clock.')
      if (this instanceof AudioContext) stood.set(this, seconds)
      return seconds
    })
    spies.push(clock)
  }
  if (death === 'interrupted') {
    const { get } = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state') ?? {}
    const state = vi.spyOn(BaseAudioContext.prototype, 'state', 'get')
    state.mockImplementation(function (this: BaseAudioContext) {
      const now: AudioContextState = get?.call(this)
      return now === 'closed' || !(this instanceof AudioContext) ? now : 'interrupted'
    })
    spies.push(state, vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => {})))
  }
  return heal
}
