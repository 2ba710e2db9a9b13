import { cutText } from '#contract/cutText.ts'

/** Number of errors since counting began, and the latest in a few words. */
interface ErrorCount {
  readonly count: number
  readonly last: string | null
}

const mostChars = 160
let isPaused = false
let counted: ErrorCount = { count: 0, last: null }

export const errorCount = () => counted

/**
 * Counts errors of the page: uncaught ones, and those reported by `console.error`.
 * @param isForeign whether an error is not this page's fault
 */
export function countErrors(isForeign: (error: unknown) => boolean): void {
  const note = (what: unknown) => {
    if (!isPaused && !isForeign(what)) counted = { count: counted.count + 1, last: lineOf(what) }
  }
  addEventListener('error', (event) => note(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => note(event.reason))
  const report = console.error.bind(console)
  console.error = (...args: unknown[]) => {
    note(args.find((each) => each instanceof Error) ?? args[0])
    report(...args)
  }
}

/** Stops counting while errors are caused on purpose. Returns a function that resumes it. */
export function pauseCount(): () => void {
  isPaused = true
  return () => {
    isPaused = false
  }
}

function lineOf(what: unknown): string {
  const text = what instanceof Error ? `${what.name}: ${what.message}` : String(what)
  return cutText(text.replace(/\s+/gu, ' '), mostChars)
}
