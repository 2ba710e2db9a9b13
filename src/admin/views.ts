/** The parts of the admin pages; the name stands in the address as `?view=`. */
const adminViews = [
  'home',
  'review',
  'stories',
  'avatars',
  'devices',
  'screens',
  'self-test',
  'texts',
  'research',
  'activity',
  'settings',
  'test-area',
] as const
export type AdminView = (typeof adminViews)[number]

/** Names that addresses of former versions have. */
const formerNames: Readonly<Record<string, AdminView>> = {
  start: 'home',
  queue: 'review',
  test: 'self-test',
  contents: 'texts',
  record: 'activity',
  house: 'settings',
  playground: 'test-area',
}

/** What a moderator does not see; the server refuses it, too (ADMIN-13). */
const forCurators: ReadonlySet<AdminView> = new Set(['texts', 'research', 'activity', 'settings'])

export function viewsFor(role: 'curator' | 'moderator'): readonly AdminView[] {
  return role === 'curator' ? adminViews : adminViews.filter((view) => !forCurators.has(view))
}

/** The part that an address asks for; the first one where it names none. */
export function viewOfAddress(search: string): { view: AdminView; isFormerName: boolean } {
  const asked = new URLSearchParams(search).get('view') ?? ''
  const former = Object.hasOwn(formerNames, asked) ? formerNames[asked] : undefined
  const view = former ?? adminViews.find((each) => each === asked) ?? 'home'
  return { view, isFormerName: former !== undefined }
}

export const addressOfView = (view: AdminView) => (view === 'home' ? '/admin' : `/admin?view=${view}`)
