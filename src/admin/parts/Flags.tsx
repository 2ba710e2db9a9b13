import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory, AdminStoryState } from '#contract/admin.ts'
import styles from './parts.module.css'
import { useLanguage } from '#state/language.ts'

interface FlagsProps {
  readonly story: { readonly state?: AdminStoryState; readonly flags: AdminStory['flags'] }
}

/** Why somebody should look closer, and the state that what was left is in. */
export function Flags({ story }: FlagsProps) {
  const language = useLanguage()
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
