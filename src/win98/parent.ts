import { useEffect, useEffectEvent } from 'react'
import { type Language, languages } from '#contract/common.ts'
import { type FromDesktop, messageFrom } from '#lib/win98/embed.ts'
import { idleSigns, onSign } from '#lib/visit/presence.ts'
import { pauseSpeech, useKioskGroup } from '#state/kioskGroup.ts'

/** Least ms between reports to the surrounding page. */
const reportEveryMs = 500

/** Sends a message to the surrounding page, if there is one. */
export function postToParent(message: FromDesktop): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** From here on reports input to the surrounding page. */
export function reportPresence(): void {
  let lastMs = -Infinity
  const notice = () => {
    const nowMs = Date.now()
    if (Math.abs(nowMs - lastMs) < reportEveryMs) return
    lastMs = nowMs
    postToParent({ kind: 'presence' })
  }
  onSign(idleSigns, notice)
}

/** From here on reports playing stories to the surrounding page, which may pause them. */
export function reportSpeech(): void {
  useKioskGroup.subscribe(
    ({ speaking }) => speaking.size > 0,
    (isSpeaking) => postToParent({ kind: 'speech', isSpeaking }),
  )
  addEventListener('message', (event) => {
    const expected = { origin: location.origin, source: window.parent }
    if (messageFrom(event, expected)?.kind === 'pauseSpeech') pauseSpeech()
  })
}

/** The language in the desktop's address: `?language=de`. */
export function chosenLanguage(search: string): Language {
  const wanted = new URLSearchParams(search).get('language')
  return languages.find((language) => language === wanted) ?? 'en'
}

/** Calls when the surrounding page changes its language. */
export function useParentLanguage(onLanguage: (language: Language) => void): void {
  const follow = useEffectEvent(onLanguage)
  useEffect(function listenToParent() {
    const listening = new AbortController()
    const hear = (event: MessageEvent) => {
      const expected = { origin: location.origin, source: window.parent }
      const message = messageFrom(event, expected)
      if (message?.kind === 'language') follow(message.language)
    }
    addEventListener('message', hear, listening)
    return () => listening.abort()
  }, [])
}
