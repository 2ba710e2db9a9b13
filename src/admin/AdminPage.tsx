import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import * as messages from '#content/adminMessages.ts'
import { admin } from '#content/pages/admin.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { call } from '#api/client.ts'
import { isRefusal, meQuery } from '#api/queries/admin/museum.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { addressOfView, type AdminView, viewOfAddress, viewsFor } from './views.ts'
import { LoginForm } from './LoginForm.tsx'
import { discardDrafts } from './parts/drafts.ts'
import { discardRecordings } from './parts/unsentRecordings.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { CameFromOther, type ViewProps } from './parts/ViewFrame.tsx'

/** The admin pages: the login form, or the part that the address names (ADMIN-01). */
export function AdminPage() {
  const { view, isFormerName } = viewOfAddress(useSearch())
  return isFormerName ? <Redirect to={addressOfView(view)} replace /> : <CurrentPage view={view} />
}

function CurrentPage({ view }: { view: AdminView }) {
  const language = useLanguage()
  const session = useSession()
  const client = useQueryClient()
  const { data: me = null, error, isFetching, refetch } = useQuery({ ...meQuery, enabled: session.staff })
  const [sitting, setSitting] = useState(1)
  /** The form stands in the place of what was refused, which stays behind it (ADMIN-10). */
  const asksAgain = session.isRefused || (isRefusal(error) && (me !== null || view !== 'home'))
  const isOpen = session.staff && !asksAgain

  const sayLoggedOut = useEffectEvent(() => {
    if (me) toast.error(messages.loggedOut[language], { page: 'adminLogin', lang: language })
  })
  useEffect(
    function reportRefusal() {
      if (asksAgain) sayLoggedOut()
    },
    [asksAgain],
  )

  function logIn(token: string, name: string) {
    const isSame = me?.name.toLowerCase() === name.toLowerCase()
    if (me && !isSame) startAnew()
    session.logIn(token)
    // What was refused is forgotten; what is known of them stays until the server says it anew.
    if (isSame) client.setQueryData(meQuery.queryKey, me)
    else void client.resetQueries({ queryKey: meQuery.queryKey })
    void client.invalidateQueries({ queryKey: ['admin'] })
  }

  /** Nothing of the one who sat here stays. */
  function startAnew() {
    discardDrafts()
    discardRecordings()
    client.removeQueries({ queryKey: ['admin'] })
    setSitting((now) => now + 1)
  }

  function logOut() {
    // This browser is logged out at once; that the server revokes the token is worth no waiting.
    call(staffRoutes.logout, {}).catch((error: unknown) => console.warn('The token was not revoked', error))
    session.logOut()
    startAnew()
  }

  return (
    <AdminFrame
      views={isOpen && me ? viewsFor(me.role) : []}
      view={view}
      waiting={me && { review: me.waiting.stories, avatars: me.waiting.avatars, devices: me.waiting.devices }}
      who={isOpen && me ? `${me.name} · ${admin[language].roles[me.role]}` : null}
      account={
        session.staff && (
          <Button look="quiet" onClick={logOut}>
            {admin[language].logout}
          </Button>
        )
      }
    >
      {!isOpen && <LoginForm hasEnded={asksAgain} onLoggedIn={logIn} />}
      {session.staff && (
        <div key={sitting} hidden={asksAgain}>
          {me || view === 'home' ? (
            <View view={view} me={me} />
          ) : (
            <Opening hasFailed={error !== null} isFetching={isFetching} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </AdminFrame>
  )
}

interface OpeningProps {
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
}

/** Until the server has said who is logged in. */
function Opening({ hasFailed, isFetching, onRetry }: OpeningProps) {
  const words = useWords(admin)
  if (!hasFailed) return <Notice kind="loading">{words.loading}</Notice>
  return (
    <Notice
      kind="failed"
      action={
        <Button busy={isFetching} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.failed}
    </Notice>
  )
}

/** Each part is a chunk of its own. */
const parts = {
  home: lazyComponent<ViewProps>('admin-home', async () => (await import('./home/HomeView.tsx')).HomeView),
  review: lazyComponent<ViewProps>(
    'admin-review',
    async () => (await import('./review/ReviewView.tsx')).ReviewView,
  ),
  stories: lazyComponent<ViewProps>(
    'admin-stories',
    async () => (await import('./stories/StoriesView.tsx')).StoriesView,
  ),
  avatars: lazyComponent<ViewProps>(
    'admin-avatars',
    async () => (await import('./avatars/AvatarsView.tsx')).AvatarsView,
  ),
  'test-area': lazyComponent<ViewProps>(
    'admin-test-area',
    async () => (await import('./testArea/TestAreaView.tsx')).TestAreaView,
  ),
  devices: lazyComponent<ViewProps>(
    'admin-devices',
    async () => (await import('./devices/DevicesView.tsx')).DevicesView,
  ),
  screens: lazyComponent<ViewProps>(
    'admin-screens',
    async () => (await import('./kiosks/KiosksView.tsx')).KiosksView,
  ),
  'self-test': lazyComponent<ViewProps>(
    'admin-self-test',
    async () => (await import('./selfTest/SelfTestView.tsx')).SelfTestView,
  ),
  texts: lazyComponent<ViewProps>(
    'admin-texts',
    async () => (await import('./texts/TextsView.tsx')).TextsView,
  ),
  research: lazyComponent<ViewProps>(
    'admin-research',
    async () => (await import('./research/ResearchView.tsx')).ResearchView,
  ),
  settings: lazyComponent<ViewProps>(
    'admin-settings',
    async () => (await import('./settings/SettingsView.tsx')).SettingsView,
  ),
  activity: lazyComponent<ViewProps>(
    'admin-activity',
    async () => (await import('./activity/ActivityView.tsx')).ActivityView,
  ),
} as const

/** The part of the admin pages at hand. */
function View({ view, ...props }: ViewProps & { view: AdminView }) {
  const words = useWords(admin)
  const [first] = useState(view)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && view !== first) setHasMoved(true)
  const isTheirs = props.me === null || viewsFor(props.me.role).includes(view)
  if (!isTheirs) return <Notice kind="failed">{words.notYours}</Notice>
  const Part = parts[view]
  return (
    <Suspense fallback={<Notice kind="loading">{words.loading}</Notice>}>
      <CameFromOther value={hasMoved}>
        <Part key={view} {...props} />
      </CameFromOther>
    </Suspense>
  )
}
