/**
 * The only AudioContext of the exhibition. It is made on the first gesture that needs sound, never before, and
 * lives as long as the page: a context cannot be had back once the browser's few are used up.
 */
let context: AudioContext | null = null
/** Gave no sound, whatever they say of themselves. */
const givenUp = new WeakSet()
const gestures = ['pointerdown', 'keydown'] as const

/** A trouble is one line in the log until it is over. */
let isReported = false

/** The context, running or about to; a new one where the last is lost. Call it in a visitor's gesture. */
export function audioContext(): AudioContext {
  if (context === null) {
    // After sleep, a call or a change of device it may be suspended or interrupted; where the browser wants a gesture
    // to wake it, the next touch is one.
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

/** No sound comes from it any more: the next gesture makes another. Returns false where it was given up before. */
export function giveUpContext(silent: object): boolean {
  if (givenUp.has(silent)) return false
  givenUp.add(silent)
  return true
}

/** Everything that was made on it is lost with it. */
export function isLost(of: BaseAudioContext): boolean {
  return of.state === 'closed' || givenUp.has(of)
}

/** Nobody waits for it: one that hangs may never say that it is closed. */
function close(lost: AudioContext): void {
  lost.close().catch((reason: unknown) => console.warn('The sound before could not be closed', reason))
}

/**
 * Seconds from the end of the context's rendering to the ear, 0 where they are not known. Firefox, whose AudioListener
 * alone has no parameters, is not asked: the question may block its page for good (docs/upstream.md).
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

/** Calls in every gesture of a visitor, now where one was already made on this page. Returns what stops it. */
export function onGesture(run: () => void): () => void {
  const listening = new AbortController()
  const early = { capture: true, passive: true, signal: listening.signal } as const
  for (const type of gestures) document.addEventListener(type, run, early)
  if (navigator.userActivation?.hasBeenActive) run()
  return () => listening.abort()
}
