import { after } from '../time/timers.ts'

/** ms after which the browser has begun to save. */
const revokeAfterMs = 10_000

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  after(revokeAfterMs, () => URL.revokeObjectURL(url))
}
