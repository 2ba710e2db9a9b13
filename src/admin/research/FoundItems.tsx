import { adminResearch } from '#content/pages/adminResearch.ts'
import { playerWords } from '#content/player.ts'
import type { PersonItem } from '#contract/person.ts'
import { fill } from '#lib/text/fill.ts'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import { momentOf } from '../parts/moment.ts'
import shared from '../parts/parts.module.css'
import styles from './Research.module.css'
import { useLanguage } from '#state/language.ts'

interface FoundItemsProps {
  readonly items: readonly PersonItem[]
}

/** What was found of one person, word by word, to be heard and seen, before anything is deleted (CURATE-11). */
export function FoundItems({ items }: FoundItemsProps) {
  const language = useLanguage()
  const words = adminResearch[language].person.items
  return (
    <ul className={styles.items} aria-label={words.label}>
      {items.map((item) => {
        const { kind, id, about, createdAt } = item
        const title = fill(words[kind], { id, about: about ?? '', at: momentOf(createdAt, language) })
        return (
          <li key={`${kind} ${id}`} className={shared.row}>
            <h3 className={styles.item} dir="auto">
              {title}
            </h3>
            {item.recordings.map((voice) => (
              <StoryVoice
                key={voice.url}
                voice={voice}
                label={fill(words.recording, { title })}
                words={playerWords[language]}
              />
            ))}
            {item.texts.map(({ text, language: lang }, index) => (
              // Two texts of an item may be the same, and their order stays.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={index} className={styles.words} lang={lang ?? undefined} dir="auto">
                {text}
              </p>
            ))}
            <div className={styles.pictures}>
              {item.pictures.map((url) => (
                <img key={url} src={url} alt={fill(words.picture, { title })} loading="lazy" />
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
