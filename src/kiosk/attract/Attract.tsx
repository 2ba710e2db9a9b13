import { useLocation } from 'wouter'
import { useEffect, useRef, useState } from 'react'
import { kioskWords } from '#content/kiosk.ts'
import { every } from '#lib/time/timers.ts'
import { useKiosk } from '#state/kiosk.ts'
import { PageLanguage } from '#state/language.ts'
import { useVisit } from '#state/visit.ts'
import { kioskStart } from '#app/idle/returnTarget.ts'
import { ComingPicture } from './ActPicture.tsx'
import styles from './Attract.module.css'
import { Scene } from './Scene.tsx'
import { type Act, actMs, programOf, turnOf } from './program.ts'
import { quotesKey, useSentences } from './useSentences.ts'
import { useWatch } from './useWatch.ts'

/** Invites passers-by while no visitor uses the kiosk (FIT-04). The first touch opens what it touched. */
export function Attract() {
  const [path, navigate] = useLocation()
  const isClosed = useKiosk(({ phase }) => phase === 'closed')
  const start = useKiosk(() => kioskStart()).replace(/[?#].*$/s, '')
  const isNobodyThere = useVisit((visit) => visit.isNobodyThere)
  const program = programOf(start)

  useWatch(path === start, (sign) => {
    if (program === null || sign === null) return
    const address = addressUnder(sign)
    if (sign.type === 'click') sign.preventDefault()
    else swallowClick()
    if (address !== null && address !== path) navigate(address)
  })

  return isNobodyThere && !isClosed && program !== null ? <Invitation program={program} /> : null
}

/** Where what was touched leads; null: the start is what it asked for. A key that is no press asks for the start, too. */
function addressUnder(sign: Event): string | null {
  if (sign instanceof KeyboardEvent && sign.key !== 'Enter') return null
  if (!(sign.target instanceof Element) || sign.type === 'wheel') return null
  return sign.target.closest('[data-invites]')?.getAttribute('href') ?? null
}

/**
 * The press that opened something must not also press what lies there now: the click that ends it is not heard. The next
 * press is another one.
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
 * The devices play themselves: one room after the other, each with a sentence that somebody left about it, in German and
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
