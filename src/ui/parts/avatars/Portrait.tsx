import { useState } from 'react'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import type { Avatar } from '#contract/avatar.ts'
import { fill } from '#lib/text/fill.ts'
import styles from './Portrait.module.css'
import { useWords } from '#state/language.ts'

interface PortraitProps {
  readonly avatar: Pick<Avatar, 'name' | 'imageUrl'>
  /** Eager for the page's own avatar, lazy on a wall. */
  readonly loading: 'eager' | 'lazy'
}

/** Side of the picture as the server makes it, px. */
const side = 1024

/** The square print of an avatar, or an empty sheet with a note if there is none or it does not load. */
export function Portrait({ avatar: { name, imageUrl }, loading }: PortraitProps) {
  const words = useWords(avatarWords)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (imageUrl === null || imageUrl === failedUrl) {
    return (
      <span className={styles.bare}>
        <span className={styles.note}>{words.noImage}</span>
      </span>
    )
  }
  return (
    <img
      className={styles.print}
      src={imageUrl}
      alt={fill(words.portraitOf, { name })}
      width={side}
      height={side}
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(imageUrl)}
    />
  )
}
