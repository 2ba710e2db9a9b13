/** Makes every request of this page fail. Returns a function that undoes it. */
export function cutLine(): () => void {
  const whole = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('The self-test has cut the line'))
  return () => {
    globalThis.fetch = whole
  }
}
