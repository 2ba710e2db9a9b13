/** The parts of the admin pages, in the order of the rail; the name stands in the address as `?view=`. */
export const adminViews = [
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
export type AdminView = (typeof adminViews)[number]

/** What a moderator does not see; the server refuses it, too (ADMIN-13). */
const forCurators: ReadonlySet<AdminView> = new Set(['contents', 'research', 'house', 'record'])

export function viewsFor(role: 'curator' | 'moderator'): readonly AdminView[] {
  return role === 'curator' ? adminViews : adminViews.filter((view) => !forCurators.has(view))
}

/** The part that an address asks for; the first one where it names none. */
export function viewOfAddress(search: string): AdminView {
  const asked = new URLSearchParams(search).get('view')
  return adminViews.find((view) => view === asked) ?? 'start'
}

export const addressOfView = (view: AdminView) => (view === 'start' ? '/admin' : `/admin?view=${view}`)
