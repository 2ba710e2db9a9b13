import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as messages from '#content/adminMessages.ts'
import { admin } from '#content/pages/admin.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { call } from '#api/client.ts'
import { deviceStore } from '#lib/browser/storage.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import styles from './LoginForm.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface LoginFormProps {
  /** A session has just ended by itself: what was begun in it waits behind this form. */
  readonly hasEnded: boolean
  readonly onLoggedIn: (token: string, name: string) => void
}

/** ADMIN-01, ADMIN-02. */
export function LoginForm({ hasEnded, onLoggedIn }: LoginFormProps) {
  const language = useLanguage()
  const words = useWords(admin).login
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [error, setError] = useState<string | null>(null)

  useEffect(
    function goOn() {
      if (hasEnded) form.current?.querySelector('input')?.focus()
    },
    [hasEnded],
  )

  const { isSubmitting, submit } = useSubmission({
    send: ([name, password]: readonly [string, string]) => login(name, password),
    onSuccess: ({ token, sentName }) => onLoggedIn(token, sentName),
    onError(failure) {
      setError(failure.kind === 'refused' ? failure.report.message : null)
      toast.error(messages.loginFailed[language], { page: 'adminLogin', lang: language })
    },
  })

  function press(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    setError(null)
    const missing = name.trim() === '' ? 'username' : password === '' ? 'password' : null
    if (missing === null) submit([name.trim(), password])
    else form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
  }

  return (
    <div className={styles.page}>
      <p className={styles.kicker}>{admin[language].kicker}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {admin[language].title}
      </h1>
      <p className={styles.lead} role={hasEnded ? 'alert' : undefined}>
        {hasEnded ? words.again : words.lead}
      </p>
      <form ref={form} className={styles.form} onSubmit={press} noValidate>
        <TextField
          label={words.name}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={name}
          error={isChecked && name.trim() === '' ? words.missingName : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={isChecked && password === '' ? words.missingPassword : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {error && <p className={styles.error}>{error}</p>}
        <Button look="main" type="submit" busy={isSubmitting}>
          {words.key}
        </Button>
      </form>
    </div>
  )
}

/** Of localStorage: what the server knows this browser by from earlier logins. It opens nothing. */
const deviceKey = 'login_device'

/** The token as part of a report, so that a login is a submission like any other. */
async function login(name: string, password: string) {
  const device = deviceStore.read(deviceKey)
  const answer = await call(staffRoutes.login, {
    body: { name, password, ...(device !== null && { device_token: device }) },
  })
  if (!('access_token' in answer)) return { ...refusal(answer), token: '', sentName: name }
  if (answer.device_token !== undefined) deviceStore.write(deviceKey, answer.device_token)
  return { statusCode: 200, message: '', token: answer.access_token, sentName: name }
}

/** An answer without a token is no login. */
const refusal = (report: { statusCode: number; message: string }) =>
  report.statusCode === 200 ? { ...report, statusCode: 500 } : report
