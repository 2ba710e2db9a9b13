import { useState } from 'react'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import { MenuBar } from '../menus/MenuBar.tsx'
import shared from '../program.module.css'
import styles from './Notes.module.css'

/** A sheet of text: a visitor's story to read, or an empty one to write on, which is deleted with the visit. */
export function Notes({ id, story }: { id: string; story: Story | null }) {
  const { words, language, open, close } = useDesktop()
  const text = words.notes
  const [wraps, setWraps] = useState(true)
  const [isLarge, setLarge] = useState(false)
  const texts = story === null ? null : storyText(story, language)
  const shown = texts?.text ?? (story === null ? '' : text.onlySpoken)
  const title = story === null ? text.untitled : (storyTitle(story, language)?.text ?? words.stories.untitled)
  return (
    <>
      <MenuBar
        label={words.apps.notes}
        menus={[
          {
            label: text.file,
            entries: [
              { label: text.fresh, pick: () => open({ app: 'notes', story: null }) },
              { label: text.open, pick: () => open({ app: 'stories' }) },
              {
                label: text.hear,
                isDisabled: (story?.voice ?? null) === null,
                pick: () => open({ app: 'player', story }),
              },
              { label: text.close, startsGroup: true, pick: () => close(id) },
            ],
          },
          {
            label: text.view,
            entries: [
              { label: text.wrap, isChecked: wraps, pick: () => setWraps(!wraps) },
              { label: text.large, isChecked: isLarge, pick: () => setLarge(!isLarge) },
            ],
          },
        ]}
      />
      <textarea
        className={`${shared.field} ${styles.sheet}`}
        data-wraps={wraps || undefined}
        data-large={isLarge || undefined}
        data-first-focus=""
        aria-label={fill(text.sheet, { title })}
        lang={texts?.lang}
        dir="auto"
        readOnly={story !== null}
        spellCheck={false}
        // Another language remounts the story's text; a sheet being written on stays.
        {...(story === null
          ? { defaultValue: '' }
          : { value: story.sample ? `${shown}\n\n${text.sample}` : shown })}
      />
    </>
  )
}
