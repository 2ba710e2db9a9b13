import { adminStories } from '#content/pages/adminStories.ts'
import type { Language } from '#contract/common.ts'
import type { AdminStory, AdminStoryState } from '#contract/admin.ts'
import styles from './shared.module.css'

interface FlagsProps {
  readonly story: { readonly state?: AdminStoryState; readonly flags: AdminStory['flags'] }
  readonly language: Language
}

/** Why somebody should look closer, and the state that what was left is in. */
export function Flags({ story, language }: FlagsProps) {
  const words = adminStories[language].story
  return (
    <ul className={styles.tags} aria-label={words.flagsLabel}>
      {story.state && <li className={styles.tag}>{words.states[story.state]}</li>}
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
