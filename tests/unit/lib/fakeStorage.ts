/** A Storage in memory. `refuses` makes it throw as a browser does that blocks storage. */
export function fakeStorage(entries: Record<string, string> = {}, refuses = false): Storage {
  const map = new Map(Object.entries(entries))
  const open = () => {
    if (refuses) throw new DOMException('The operation is insecure.', 'SecurityError')
    return map
  }
  return {
    get length() {
      return open().size
    },
    key: (index) => [...open().keys()][index] ?? null,
    getItem: (key) => open().get(key) ?? null,
    setItem: (key, value) => void open().set(key, value),
    removeItem: (key) => void open().delete(key),
    clear: () => open().clear(),
  }
}
