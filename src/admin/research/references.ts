/**
 * What was pasted to name stories or avatars, part by part: of a link what stands behind its `#`, else its
 * last piece; all else as it stands.
 */
export function referencesIn(text: string): string[] {
  const parts = text.replace(/\b(?:no|nr)\.\s/gi, ' ').split(/[\s,;]+/)
  return parts.filter((part) => part !== '').map(referenceIn)
}

function referenceIn(part: string): string {
  const [address = '', key] = part.split('#')
  if (key) return key
  return (
    address
      .replace(/\?.*$/, '')
      .split('/')
      .findLast((piece) => piece !== '') ?? part
  )
}
