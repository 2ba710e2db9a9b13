/**
 * The only AudioContext of the exhibition. It is made on the first gesture that needs sound, never before, and
 * lives as long as the page: a context cannot be had back once the browser's few are used up.
 */
let context: AudioContext | null = null

/** The context, running or about to. Call it from a visitor's gesture the first time. */
export function audioContext(): AudioContext {
  if (!context) {
    const made = new AudioContext({ latencyHint: 'interactive' })
    // After sleep, a call or a change of device it may be 'suspended' or 'interrupted': ask again.
    made.addEventListener('statechange', () => resume(made))
    document.addEventListener('visibilitychange', () => resume(made))
    // Where the browser wants a gesture after that, the next touch is one.
    document.addEventListener('pointerdown', () => resume(made), { passive: true })
    context = made
  }
  resume(context)
  return context
}

function resume(target: AudioContext): void {
  if (target.state === 'running' || target.state === 'closed' || document.hidden) return
  target.resume().catch((reason: unknown) => console.warn('The sound is not allowed to start yet', reason))
}
