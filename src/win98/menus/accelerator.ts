/** A label and its access key: the letter behind the ampersand. */
interface Accelerated {
  readonly before: string
  readonly letter: string
  readonly after: string
}

/** '&Datei' is 'Datei' with the letter D underlined. Without an ampersand there is no letter. */
export function accelerated(label: string): Accelerated {
  const at = label.indexOf('&')
  if (at < 0) return { before: label, letter: '', after: '' }
  return { before: label.slice(0, at), letter: label.slice(at + 1, at + 2), after: label.slice(at + 2) }
}

export const plain = (label: string) => label.replace('&', '')

/** The access key in lower case; empty where there is none. */
export const keyOf = (label: string) => accelerated(label).letter.toLowerCase()

/**
 * The next entry after the current one that a key selects, by access key, else by first letter. `isOnly`: the key
 * selects no other entry, so the entry is picked at once.
 */
export function entryByKey(
  labels: readonly string[],
  key: string,
  from: number,
): { readonly at: number; readonly isOnly: boolean } | null {
  const pressed = key.toLowerCase()
  if (pressed.length !== 1) return null
  const byLetter = labels.flatMap((label, at) => (keyOf(label) === pressed ? [at] : []))
  const found =
    byLetter.length > 0
      ? byLetter
      : labels.flatMap((label, at) => (plain(label).toLowerCase().startsWith(pressed) ? [at] : []))
  const at = found.find((each) => each > from) ?? found[0]
  return at === undefined ? null : { at, isOnly: found.length === 1 && byLetter.length === 1 }
}
