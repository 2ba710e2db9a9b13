/**
 * The only AudioContext of the exhibition, made on the first gesture that needs sound. It lives as long as the page:
 * browsers allow few contexts and return none.
 */
let context: AudioContext | null = null
/** Contexts that gave no sound, whatever their state says. */
const givenUp = new WeakSet()
const gestures = ['pointerdown', 'keydown'] as const

/** A failure is logged once until it is over. */
let isReported = false

/** The context, running or resuming; a new one where the last was lost. Call it in a gesture. */
export function audioContext(): AudioContext {
  if (context === null) {
    // It may be suspended after sleep, a call or a change of device; where the browser needs a gesture to resume, the
    // next touch is one.
    document.addEventListener('visibilitychange', resume)
    for (const type of gestures) document.addEventListener(type, resume, { passive: true })
  }
  if (context === null || isLost(context)) {
    if (context !== null && context.state !== 'closed') close(context)
    context = new AudioContext({ latencyHint: 'interactive' })
    isReported = false
    context.addEventListener('statechange', resume)
  }
  resume()
  return context
}

/** Drops a context that gives no sound: the next gesture makes another. Returns false where it was dropped before. */
export function giveUpContext(silent: object): boolean {
  if (givenUp.has(silent)) return false
  givenUp.add(silent)
  return true
}

/** Whether a context is lost, and with it every node made on it. */
export function isLost(of: BaseAudioContext): boolean {
  return of.state === 'closed' || givenUp.has(of)
}

/** Not awaited: a hung context may never close. */
function close(lost: AudioContext): void {
  lost.close().catch((reason: unknown) => console.warn('The sound before could not be closed', reason))
}

/**
 * Seconds from the context's output to the ear, 0 where unknown. Firefox, the only engine whose AudioListener has no
 * parameters, is not asked: the getter may block its page for good (docs/upstream.md).
 */
export function outputLatency(of: AudioContext): number {
  return 'positionX' in AudioListener.prototype ? of.outputLatency || 0 : 0
}

function resume(): void {
  if (context === null || document.hidden) return
  if (context.state === 'running') isReported = false
  else if (context.state === 'closed') report('The system has closed the sound')
  else context.resume().catch((reason: unknown) => report('The sound may not start yet', reason))
}

function report(...line: readonly unknown[]): void {
  if (!isReported) console.warn(...line)
  isReported = true
}

/** Calls in every gesture, and now if there was one on this page. Returns an unsubscribe function. */
export function onGesture(run: () => void): () => void {
  const listening = new AbortController()
  const early = { capture: true, passive: true, signal: listening.signal } as const
  for (const type of gestures) document.addEventListener(type, run, early)
  if (navigator.userActivation?.hasBeenActive) run()
  return () => listening.abort()
}
