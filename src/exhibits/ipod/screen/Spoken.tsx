import { ipod } from '#content/exhibits/ipod/words.ts'
import type { Language } from '#contract/common.ts'
import { useLanguage } from '#state/language.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { fill } from '#lib/text/fill.ts'
import { useVisit } from '#state/visit.ts'
import visuallyHidden from '#ui/kit/visuallyHidden.module.css'
import { screenOf } from '../device/deviceMachine.ts'
import { homeRows } from '../device/deviceState.ts'
import type { ScreenProps } from './Screen.tsx'
import { titlesOf } from './titlesOf.ts'

/** Announces what the wheel has marked, unless the focus is in the list, where screen readers read it. */
export function Spoken(props: ScreenProps & { readonly glass: RefObject<HTMLElement | null> }) {
  const { glass } = props
  const place = useRef<HTMLSpanElement>(null)
  const { volume } = useVisit((visit) => visit.loudness)
  const text = textOf(props, useLanguage(), volume)
  const isFirst = useRef(true)
  useEffect(
    function say() {
      if (place.current === null) return
      // The first screen is read like any page.
      if (!isFirst.current && !glass.current?.contains(document.activeElement))
        place.current.textContent = text
      isFirst.current = false
    },
    [glass, text],
  )
  return <span ref={place} className={visuallyHidden.hidden} role="status" data-spoken="" />
}

function textOf({ state, cards, playing }: ScreenProps, language: Language, volume: number): string {
  const words = ipod[language]
  const place = state.ids.indexOf(state.selectedId)
  const [title] = titlesOf(cards[place] ?? null, language)
  switch (screenOf(state)) {
    case 'home':
      return words.menu.rows[homeRows[state.homeRow] ?? 'covers']
    case 'covers':
    case 'stories':
      return `${title.text}, ${fill(words.stories.place, { place: String(place + 1), count: String(cards.length) })}`
    case 'story':
      return title.text
    case 'player':
      return state.wheelIs === 'volume'
        ? `${playing.loaded?.title.text ?? words.player.heading}, ${words.player.volume} ${fill(words.player.percent, { percent: String(Math.round(volume * 100)) })}`
        : words.player.wheelIs.scrub
    case 'share':
      return words.share.title
  }
}
