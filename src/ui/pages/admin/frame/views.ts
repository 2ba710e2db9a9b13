/** The parts of the desk, in the order of the rail; the name stands in the address as `?view=`. */
export const deskViews = [
  'start',
  'queue',
  'stories',
  'avatars',
  'playground',
  'devices',
  'screens',
  'test',
  'contents',
  'research',
  'house',
  'record',
] as const
export type DeskView = (typeof deskViews)[number]

/** What a moderator does not see; the server refuses it, too (ADMIN-13). */
const forCurators: ReadonlySet<DeskView> = new Set(['contents', 'research', 'house', 'record'])

export function viewsFor(role: 'curator' | 'moderator'): readonly DeskView[] {
  return role === 'curator' ? deskViews : deskViews.filter((view) => !forCurators.has(view))
}

/** The part that an address asks for; the first one where it names none. */
export function viewOfAddress(search: string): DeskView {
  const asked = new URLSearchParams(search).get('view')
  return deskViews.find((view) => view === asked) ?? 'start'
}

export const addressOfView = (view: DeskView) => (view === 'start' ? '/admin' : `/admin?view=${view}`)
