import { useLocation } from 'wouter'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { kioskWords } from '#content/kiosk.ts'
import { every } from '#lib/time/timers.ts'
import { useKiosk } from '#state/kiosk.ts'
import { PageLanguage } from '#state/language.ts'
import { useVisit, isIdlePrevented, onIdleBlockerGone, onVisitEnd } from '#state/visit.ts'
import { kioskStart } from '#app/idle/returnTarget.ts'
import type { Language } from '#contract/common.ts'
import { queryClient } from '#api/queryClient.ts'
import { deviceStoriesQuery } from '#api/queries/stories.ts'
import { currently } from '#api/queries/overrides.ts'
import { idleSigns, signs } from '#lib/visit/presence.ts'
import { ComingPicture } from './ActPicture.tsx'
import styles from './Attract.module.css'
import { Scene } from './Scene.tsx'
import { type Act, actMs, programOf, turnOf } from './program.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { initialWatch, nextWatch, type WatchEvent } from './attractMachine.ts'

/** Invites passers-by while no visitor uses the kiosk (FIT-04). The first touch opens what it touched. */
export function Attract() {
  const [path, navigate] = useLocation()
  const isClosed = useKiosk(({ phase }) => phase === 'closed')
  const start = useKiosk(() => kioskStart()).replace(/[?#].*$/s, '')
  const isInviting = useVisit((visit) => visit.isInviting)
  const program = programOf(start)

  useWatch(path === start, (sign) => {
    if (program === null || sign === null) return
    const address = addressUnder(sign)
    if (sign.type === 'click') sign.preventDefault()
    else swallowClick()
    if (address !== null && address !== path) navigate(address)
  })

  return isInviting && !isClosed && program !== null ? <Invitation program={program} /> : null
}

/** Where what was touched leads; null: the start is what it asked for. A key that is no press asks for the start, too. */
function addressUnder(sign: Event): string | null {
  if (sign instanceof KeyboardEvent && sign.key !== 'Enter') return null
  if (!(sign.target instanceof Element) || sign.type === 'wheel') return null
  return sign.target.closest('[data-invites]')?.getAttribute('href') ?? null
}

/**
 * Stops the click that ends this press: the press has opened something, and must not press what lies there now.
 */
function swallowClick(): void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      listening.abort()
    },
    { capture: true, signal },
  )
  for (const next of ['pointerdown', 'keydown'] as const) {
    addEventListener(next, () => listening.abort(), { capture: true, signal })
  }
}

/**
 * The devices play themselves: one exhibit after the other, each with a sentence of a visitor about it, in German and
 * English in turns. Silent. Two pictures are there at any time, the one that goes and the one that comes.
 */
function Invitation({ program }: { readonly program: readonly Act[] }) {
  const host = useRef<HTMLElement>(null)
  const [turn, setTurn] = useState(0)
  const quotes = useSentences(program)

  useEffect(function lieOverEverything() {
    const element = host.current
    element?.showPopover()
    return () => element?.hidePopover()
  }, [])
  useEffect(function takeTurns() {
    return every(actMs, () => setTurn((now) => now + 1))
  }, [])

  const { act, language } = turnOf(program, turn)
  const next = turnOf(program, turn + 1).act
  if (act === undefined || next === undefined) return null
  const words = kioskWords[language].attract
  return (
    <section ref={host} popover="manual" className={styles.attract} aria-label={words.name} lang={language}>
      {[turn - 1, turn].map((at) => {
        const scene = turnOf(program, at)
        if (at < 0 || scene.act === undefined) return null
        const key = scene.act.device ? quotesKey(scene.act.device.id, scene.language) : ''
        const sentences = quotes.get(key) ?? []
        const round = Math.floor(at / program.length)
        return (
          <PageLanguage key={at} value={scene.language}>
            <Scene
              act={scene.act}
              sentence={sentences[round % Math.max(1, sentences.length)] ?? null}
              turn={at}
              isGoing={at < turn}
            />
          </PageLanguage>
        )
      })}
      <ComingPicture act={next} />
      <a
        className={styles.hint}
        href={act.address}
        data-invites=""
        aria-label={`${words.touch}: ${act.name[language]}`}
      />
      <button type="button" className={styles.all}>
        {words.all}
      </button>
    </section>
  )
}

/** Pause between two fetches of stories, ms: the newest are not urgent here. */
const refreshMs = 600_000
/** Of one device in one language. */
const mostSentences = 12

type Quotes = ReadonlyMap<string, readonly Sentence[]>

const quotesKey = (deviceId: number, language: Language) => `${deviceId} ${language}`

/** Sentences of published stories by device and language. What does not come is left out; what was there stays. */
function useSentences(program: readonly Act[]): Quotes {
  const [quotes, setQuotes] = useState<Quotes>(new Map())
  useEffect(
    function keepQuotes() {
      let isStopped = false
      const fetchAll = async () => {
        for (const { device } of program) {
          if (device === undefined || isStopped) continue
          const { id: deviceId } = device
          try {
            const stories = await queryClient.fetchQuery({
              ...deviceStoriesQuery(deviceId),
              staleTime: refreshMs,
            })
            if (isStopped) return
            setQuotes((known) => {
              const now = new Map(known)
              for (const language of ['de', 'en'] as const)
                now.set(quotesKey(deviceId, language), sentencesOf(stories, language, mostSentences))
              return now
            })
          } catch (error) {
            console.warn('The stories of a device are not there to be quoted', error)
          }
        }
      }
      void fetchAll()
      const stop = every(refreshMs, () => void fetchAll())
      return () => {
        isStopped = true
        stop()
      }
    },
    [program],
  )
  return quotes
}

/** Whether it is time is looked at this often, ms. */
const lookMs = 2_000

/** Without input; staff may set another time. */
const invitesAfterMs = () => currently('times.attract', 60) * 1000

/**
 * Watches for visitors at a kiosk.
 * @param onVisitor called at the first sign of one
 */
function useWatch(isAtStart: boolean, onVisitor: (sign: Event | null) => void): void {
  const [loadedAt] = useState(() => Date.now())
  const watch = useRef(initialWatch(loadedAt, isAtStart))
  const greet = useEffectEvent(onVisitor)

  const dispatch = useEffectEvent((event: WatchEvent, sign: Event | null = null) => {
    const before = watch.current
    const after = nextWatch(before, event, invitesAfterMs())
    watch.current = after
    if (before.isInviting === after.isInviting) return
    if (before.isInviting && event.type === 'input') greet(sign)
    useVisit.setState({ isInviting: after.isInviting })
  })

  useEffect(
    function arrive() {
      dispatch({ type: 'arrived', isAtStart })
    },
    [isAtStart],
  )

  useEffect(function watchForInput() {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const notice = (sign: Event | null) => {
      // A mouse on its way to the invitation does not take it away.
      if (sign?.type.endsWith('move') && watch.current.isInviting) return
      // The others show a person, too, but put off no idle return.
      const isUse = sign === null || idleSigns.some((name) => name === sign.type)
      dispatch({ type: 'input', at: Date.now(), isUse }, sign)
    }
    for (const sign of signs) addEventListener(sign, notice, { ...options, passive: sign !== 'click' })
    const stops = [
      onIdleBlockerGone(() => notice(null)),
      onVisitEnd(() => dispatch({ type: 'visitEnded' })),
      every(lookMs, () => dispatch({ type: 'look', at: Date.now(), isIdlePrevented: isIdlePrevented() })),
    ]
    return () => {
      listening.abort()
      for (const stop of stops) stop()
    }
  }, [])
}
