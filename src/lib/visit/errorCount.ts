import { cutText } from '#contract/cutText.ts'

/** Errors of this page since it began to count, and the latest in a few words. */
interface ErrorCount {
  readonly count: number
  readonly last: string | null
}

const mostChars = 160
let isHeld = false
let counted: ErrorCount = { count: 0, last: null }

export const errorCount = () => counted

/**
 * Counts whatever the page reports as an error: what nobody caught, and what is said with `console.error`, which is
 * how the museum reports failures.
 * @param isForeign tells what is no fault of this page
 */
export function countErrors(isForeign: (error: unknown) => boolean): void {
  const note = (what: unknown) => {
    if (!isHeld && !isForeign(what)) counted = { count: counted.count + 1, last: lineOf(what) }
  }
  addEventListener('error', (event) => note(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => note(event.reason))
  const report = console.error.bind(console)
  console.error = (...said: unknown[]) => {
    note(said.find((each) => each instanceof Error) ?? said[0])
    report(...said)
  }
}

/** Whoever brings about errors on purpose does not have them counted meanwhile. Returns what ends that. */
export function holdCount(): () => void {
  isHeld = true
  return () => {
    isHeld = false
  }
}

function lineOf(what: unknown): string {
  const text = what instanceof Error ? `${what.name}: ${what.message}` : String(what)
  return cutText(text.replace(/\s+/gu, ' '), mostChars)
}
