import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import * as messages from '#content/adminMessages.ts'
import { admin } from '#content/pages/admin.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { call } from '#api/client.ts'
import { meQuery } from '#api/queries/admin/museum.ts'
import { useLanguage } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { AdminFrame } from './frame/AdminFrame.tsx'
import { viewOfAddress, viewsFor } from './frame/views.ts'
import { LoginForm } from './login/LoginForm.tsx'
import { forgetDrafts } from './shared/drafts.ts'
import { forgetRecordings } from './shared/keptRecordings.ts'
import { Opening } from './Opening.tsx'
import { View } from './View.tsx'

/** The admin pages: the login form, or the part that the address names (ADMIN-01). */
export function AdminPage() {
  const [language, setLanguage] = useLanguage()
  const view = viewOfAddress(useSearch())
  const session = useSession()
  const client = useQueryClient()
  const { data: me = null, error, isFetching, refetch } = useQuery({ ...meQuery, enabled: session.staff })
  /** Who sat here when the session ended by itself; what they had begun stays behind the form (ADMIN-10). */
  const [ended, setEnded] = useState<{ readonly name: string | null } | null>(null)
  const [sitting, setSitting] = useState(1)

  const leave = useEffectEvent(() => {
    setEnded({ name: me?.name ?? null })
    toast.error(messages.loggedOut[language], { page: 'adminLogin', lang: language })
  })
  useEffect(function followExpiry() {
    return useSession.subscribe(({ hasExpired }, before) => {
      if (hasExpired && !before.hasExpired) leave()
    })
  }, [])

  function logIn(token: string, name: string) {
    if (ended?.name && ended.name.toLowerCase() !== name.toLowerCase()) startAnew()
    setEnded(null)
    session.logIn(token)
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

  const isOpen = session.staff || ended !== null
  return (
    <AdminFrame
      language={language}
      onLanguage={setLanguage}
      views={session.staff && me ? viewsFor(me.role) : []}
      view={view}
      waiting={me && { queue: me.waiting.stories, avatars: me.waiting.avatars, devices: me.waiting.devices }}
      who={session.staff && me ? `${me.name} · ${admin[language].roles[me.role]}` : null}
      account={
        session.staff && (
          <Button look="quiet" onClick={logOut}>
            {admin[language].logout}
          </Button>
        )
      }
    >
      {!session.staff && <LoginForm language={language} hasEnded={ended !== null} onLoggedIn={logIn} />}
      {isOpen && (
        <div key={sitting} hidden={!session.staff}>
          {me || view === 'start' ? (
            <View view={view} language={language} me={me} />
          ) : (
            <Opening
              language={language}
              hasFailed={error !== null}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      )}
    </AdminFrame>
  )
}
