import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { imac } from '#content/exhibits/imac/words.ts'
import { personalComputer } from '#content/exhibits/personalComputer/facts.ts'
import { notesQuery } from '#api/queries/notes.ts'
import { fill } from '#lib/text/fill.ts'
import { firstWords } from '#contract/cutText.ts'
import { storyText } from '#lib/stories/storyTitle.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import '#ui/kit/handwriting.css'
import { NoteKeys } from '../stories/NoteKeys.tsx'
import { nameOf } from '../stories/storyName.ts'
import { noteLook } from './noteLook.ts'
import styles from './Notes.module.css'
import { useLanguage, useWords } from '#state/language.ts'

/** Notes that fit around the machine. */
const places = 5
const noteChars = 92

/** Notes around the machine with stories about personal computers. A press opens one. */
export function Notes() {
  const language = useLanguage()
  const words = useWords(imac).welcome
  const { data: stories = [], error } = useQuery(notesQuery(personalComputer.id))
  const [openId, setOpenId] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const shown = stories.slice(0, places)
  const dragged = stories.find(({ id }) => id === openId) ?? null
  const draggedText = dragged && storyText(dragged, language)

  useEffect(
    function logFailure() {
      if (error !== null) console.warn('Failed to load the notes', error)
    },
    [error],
  )

  if (stories.length === 0) return null
  return (
    <>
      <ul className={styles.notes} aria-label={words.notes}>
        {shown.map((story, index) => {
          const name = nameOf(story, language)
          const text = storyText(story, language)
          const look = noteLook(story.id)
          return (
            <li
              key={story.id}
              className={styles.place}
              style={{ '--tilt': `${look.tilt}deg`, '--paper-note': look.paper }}
              data-place={index}
              data-curl={look.curl}
            >
              <button
                type="button"
                className={styles.note}
                data-note={story.id}
                aria-label={fill(words.open, { title: name.text })}
                onClick={() => {
                  setOpenId(story.id)
                  setIsOpen(true)
                }}
              >
                {story.visualURL !== null && (
                  <img className={styles.picture} src={story.visualURL} alt="" decoding="async" />
                )}
                <span className={styles.name} lang={name.lang} dir="auto">
                  {name.text}
                </span>
                {text && (
                  <span className={styles.words} data-hand={look.hand} lang={text.lang} dir="auto">
                    {firstWords(text.text, noteChars)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <div style={{ '--paper': noteLook(openId ?? 0).paper }}>
        <Dialog
          title={nameOf(dragged, language).text}
          open={isOpen && dragged !== null}
          onClose={() => setIsOpen(false)}
          keys={
            <>
              <Button onClick={() => setIsOpen(false)}>{words.close}</Button>
              <NoteKeys
                place={shown.findIndex(({ id }) => id === openId)}
                count={shown.length}
                onTurn={(to) => setOpenId(shown[to]?.id ?? null)}
                title={nameOf(dragged, language).text}
              />
            </>
          }
        >
          <p
            className={styles.story}
            data-hand={noteLook(openId ?? 0).hand}
            lang={draggedText?.lang}
            dir="auto"
          >
            {draggedText?.text}
          </p>
        </Dialog>
      </div>
    </>
  )
}
