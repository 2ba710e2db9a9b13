import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'

export interface Voice {
  /** Pauses as a visitor would. */
  pause(): void
}

/** What the kiosks of a location agree on (FIT-05). A page without a location uses it, too. */
interface KioskGroup {
  /** Everything that speaks on this page. */
  readonly speaking: ReadonlySet<Voice>
  /** The story that a visitor ejected last; other kiosks may play it. */
  readonly transfer: { readonly storyId: number } | null
  /** Plays a story that another kiosk ejected; false where it cannot. null: the exhibit on screen plays none. */
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
