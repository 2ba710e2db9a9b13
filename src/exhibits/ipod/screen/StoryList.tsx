import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ipod } from '#content/exhibits/ipod/words.ts'
import { useVirtualList } from '#lib/browser/useVirtualList.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { ipodConstants } from '../constants.ts'
import { Row } from './Rows.tsx'
import screenRows from './Rows.module.css'
import styles from './StoryList.module.css'
import type { ScreenProps } from './Screen.tsx'
import { StoriesFailure } from './StoriesFailure.tsx'
import { titlesOf } from './titlesOf.ts'
import { useLanguage, useWords } from '#state/language.ts'

/** Every story with its English and German title (IPOD-02), the share card first. */
export function StoryList(props: ScreenProps) {
  const language = useLanguage()
  const words = useWords(ipod)
  const { state, cards, controls } = props
  const list = useRef<HTMLUListElement>(null)
  const { ids, selectedId } = state
  const rows = useVirtualList({ list, ids, stopId: selectedId })
  const show = useEffectEvent((id: number) => {
    rows.show(ids.indexOf(id))
    if (list.current?.contains(document.activeElement)) rows.focus(id)
  })
  // Scrolls only when the mark changes: a finger may have scrolled away from it.
  useLayoutEffect(() => show(selectedId), [selectedId, rows.size])
  return (
    <div className={styles.list}>
      <StoriesFailure {...props} />
      <div className={screenRows.rows}>
        <ul
          ref={list}
          className={styles.stories}
          aria-label={words.stories.list}
          style={{ height: `${ids.length * rows.size}px` }}
        >
          {rows.indexes.map((place) => {
            const story = cards[place] ?? null
            const id = story?.id ?? ipodConstants.shareId
            const [first, second] = titlesOf(story, language)
            return (
              <Row
                key={id}
                storyId={id}
                place={{ top: place * rows.size, index: place, count: ids.length }}
                leadsOn
                isMarked={id === state.selectedId}
                onPress={() => controls.press({ type: 'chooseStory', id })}
              >
                <span className={styles.title} lang={first.lang} dir="auto">
                  {first.text}
                  {story?.voice && (
                    <>
                      <span className={styles.voice} aria-hidden="true" />
                      <VisuallyHidden>, {words.stories.withVoice}</VisuallyHidden>
                    </>
                  )}
                </span>
                {second && (
                  <span className={styles.other} lang={second.lang} dir="auto">
                    {second.text}
                  </span>
                )}
              </Row>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
