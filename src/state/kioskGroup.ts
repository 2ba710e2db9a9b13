import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'

/** Something that can speak. */
export interface Voice {
  /** As a visitor would. */
  pause(): void
}

/** What this page and the other kiosks of its group have to agree on (FIT-05). Alone, a page follows it all the same. */
interface KioskGroup {
  /** What speaks here now, whichever exhibit it belongs to. */
  readonly speaking: ReadonlySet<Voice>
  /** The story that a visitor ejected last: the others may play it. */
  readonly transfer: { readonly storyId: number } | null
  /** Plays a story that another kiosk ejected; false where it cannot. null where the exhibit on screen plays none. */
  readonly receive: ((storyId: number) => boolean) | null
}

export const useKioskGroup = create<KioskGroup>()(
  subscribeWithSelector<KioskGroup>(() => ({ speaking: new Set<Voice>(), transfer: null, receive: null })),
)

export function setSpeaking(voice: Voice, isSpeaking: boolean): void {
  const speaking = new Set(useKioskGroup.getState().speaking)
  if (speaking.has(voice) === isSpeaking) return
  if (isSpeaking) speaking.add(voice)
  else speaking.delete(voice)
  useKioskGroup.setState({ speaking })
}

export const isAnySpeaking = () => useKioskGroup.getState().speaking.size > 0

export function pauseSpeech(): void {
  for (const voice of useKioskGroup.getState().speaking) voice.pause()
}
