import { chooseLanguage } from '#state/visit.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { win98Exhibit } from '#content/exhibits/win98/exhibit.ts'
import { win98Page } from '#content/exhibits/win98/words.ts'
import { desktopAddress, messageFrom, type ToDesktop } from '#lib/win98/embed.ts'
import { setSpeaking, type Voice } from '#state/kioskGroup.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { chooseLoudness, preventIdle } from '#state/visit.ts'
import { AidsKey } from '#ui/kit/VisitControls.tsx'
import visuallyHidden from '#ui/kit/visuallyHidden.module.css'
import styles from './Win98Page.module.css'

const wayOut = '/exhibits'

/** The embedded desktop of 1998, full screen; its start menu leads back (WIN98-01). */
export function Win98Page() {
  const language = useLanguage()
  const [, navigate] = useLocation()
  const frame = useRef<HTMLIFrameElement>(null)
  const words = useWords(win98Page)
  // Constant, since another address would reload the desktop: later choices are sent as messages.
  const [address] = useState(`${desktopAddress}?language=${language}`)

  useEffect(
    function listenToDesktop() {
      const listening = new AbortController()
      const voice: Voice = {
        pause: () => {
          const message: ToDesktop = { kind: 'pauseSpeech' }
          frame.current?.contentWindow?.postMessage(message, location.origin)
        },
      }
      const hear = (event: MessageEvent) => {
        const inside = { origin: location.origin, source: frame.current?.contentWindow ?? null }
        const message = messageFrom(event, inside)
        if (message?.kind === 'presence') comeBy()
        else if (message?.kind === 'language') chooseLanguage(message.language)
        else if (message?.kind === 'loudness') chooseLoudness(message)
        else if (message?.kind === 'leave') navigate(wayOut)
        else if (message?.kind === 'speech') setSpeaking(voice, message.isSpeaking)
      }
      addEventListener('message', hear, listening)
      return () => {
        listening.abort()
        setSpeaking(voice, false)
      }
    },
    [navigate],
  )
  useEffect(
    function sendLanguage() {
      const message: ToDesktop = { kind: 'language', language }
      frame.current?.contentWindow?.postMessage(message, location.origin)
    },
    [language],
  )

  return (
    <div className={styles.page} lang={language}>
      <main id="main" className={styles.main}>
        <h1 className={visuallyHidden.hidden} tabIndex={-1}>
          {win98Exhibit.name[language]}
        </h1>
        <iframe
          ref={frame}
          className={styles.desktop}
          src={address}
          title={words.frame}
          allow="autoplay"
          onLoad={focusDesktop}
        />
      </main>
      <AidsKey className={styles.aids} />
    </div>
  )
}

/** Gives the desktop the focus, unless the visitor has focused something else on the page. */
function focusDesktop({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.tagName === 'H1') currentTarget.focus()
}

/** Counts as input on this page: the end of an idle blocker shows presence (TAPE-07b). */
const comeBy = () => preventIdle('presence')()
