/**
 * Where a press on a link would leave the exhibition: another origin, another window, mail, telephone, a file.
 * @param maySave whether visitors may save files
 * @returns what to tell the visitor, null for a link that stays
 */
export function leavingAddress(
  link: { readonly href: string; readonly target: string; readonly download: string | null },
  origin: string,
  maySave: boolean,
): string | null {
  let url: URL
  try {
    url = new URL(link.href)
  } catch {
    // A link that is no address leads nowhere.
    return null
  }
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return decodeURIComponent(url.pathname)
  const stays = url.origin === origin && (link.target === '' || link.target === '_self')
  if (stays && (link.download === null || maySave)) return null
  if (!url.protocol.startsWith('http')) return url.protocol.replace(':', '')
  return url.host + url.pathname.replace(/\/$/, '')
}
