/**
 * The first words of a text, on one line, for where a title is missing.
 * @param chars longest result before the ellipsis; a longer first word is cut
 */
export function firstWords(text: string, chars = 48): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= chars) return line
  const upTo = line.slice(0, chars + 1)
  const end = upTo.lastIndexOf(' ')
  const words = end > 0 ? upTo.slice(0, end) : line.slice(0, chars)
  return `${words.replace(/[\s,.;:!?–-]+$/, '')} …`
}
