import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import * as messages from '#content/adminMessages.ts'
import { admin } from '#content/pages/admin.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { call } from '#api/client.ts'
import { isRefusal, meQuery } from '#api/queries/admin/museum.ts'
import { useLanguage } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { addressOfView, type AdminView, viewOfAddress, viewsFor } from './views.ts'
import { LoginForm } from './LoginForm.tsx'
import { forgetDrafts } from './parts/drafts.ts'
import { forgetRecordings } from './parts/unsentRecordings.ts'
import { Opening } from './Opening.tsx'
import { View } from './View.tsx'

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
    forgetDrafts()
    forgetRecordings()
    client.removeQueries({ queryKey: ['admin'] })
    setSitting((now) => now + 1)
  }

  function logOut() {
    // The kiosk is logged out at once; that the server revokes the token is worth no waiting.
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
