/*
 * What a screen in the museum asks of parts that may or may not be loaded: whoever has something to say registers
 * here, and nobody needs to know the other.
 */

export interface KioskHooks {
  /** Something is being sent: the page is not reloaded meanwhile. */
  readonly isSending?: () => boolean
  /** Puts the new version in place before the page reloads. One that fails is logged; the page reloads all the same. */
  readonly activateNewVersion?: () => void | Promise<void>
}

const registered = new Set<KioskHooks>()

/** Adds hooks. Returns what takes them away. */
export function registerKioskHooks(hooks: KioskHooks): () => void {
  registered.add(hooks)
  return () => registered.delete(hooks)
}

export const isAnythingSending = () => [...registered].some(({ isSending }) => isSending?.() === true)

/** Resolves once every part has put its new version in place, or failed to. */
export async function activateNewVersion(): Promise<void> {
  for (const { activateNewVersion: activate } of registered) {
    try {
      await activate?.()
    } catch (error) {
      console.warn('A part of the new version could not be put in place', error)
    }
  }
}
