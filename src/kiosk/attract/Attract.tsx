import { useEffect, useRef, useState } from 'react'
import { kioskWords } from '#content/kiosk.ts'
import { every } from '#lib/time/timers.ts'
import { PageLanguage } from '#state/language.ts'
import { ComingPicture } from './ActPicture.tsx'
import { Scene } from './Scene.tsx'
import styles from './Attract.module.css'
import { type Act, actMs, turnOf } from './program.ts'
import { quotesKey, useSentences } from './useSentences.ts'

/**
 * The devices play themselves: one room after the other, each with a sentence that somebody left about it, in German and
 * English in turns. Silent. Two pictures are there at any time, the one that goes and the one that comes.
 */
export function Attract({ program }: { readonly program: readonly Act[] }) {
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
        className={styles.way}
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
