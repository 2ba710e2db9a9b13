import { adminStories } from '../../../../../content/pages/adminStories.ts'
import type { Language } from '../../../../../contract/common.ts'
import type { DeskStory } from '../../../../../contract/desk.ts'
import styles from './desk.module.css'

/** Why somebody should look closer, and the state the story is in. */
export function Flags({ story, language }: { story: DeskStory; language: Language }) {
  const words = adminStories[language].story
  return (
    <ul className={styles.tags} aria-label={words.flagsLabel}>
      <li className={styles.tag}>{words.states[story.state]}</li>
      {story.flags.map(({ kind, found }) => (
        <li key={`${kind} ${found}`} className={styles.tag} data-strong="">
          {words.flags[kind]}
          {found !== undefined && (
            <>
              {': '}
              <bdi>{found}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
