/** Nothing that this page asks for arrives any more. Returns what mends that. */
export function cutLine(): () => void {
  const whole = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('The self-test has cut the line'))
  return () => {
    globalThis.fetch = whole
  }
}
