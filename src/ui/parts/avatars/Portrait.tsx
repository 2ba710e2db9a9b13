import { useState } from 'react'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import type { Avatar } from '#contract/avatar.ts'
import { fill } from '#lib/text/fill.ts'
import styles from './Portrait.module.css'
import { useWords } from '#state/language.ts'

interface PortraitProps {
  readonly avatar: Pick<Avatar, 'name' | 'imageUrl'>
  /** The one that the page is about comes first; those of a wall when they come near. */
  readonly loading: 'eager' | 'lazy'
}

/** Side of the picture in px, as the server makes it; what is shown follows the place it hangs in. */
const side = 1024

/** The square print of an avatar; where there is none, or it does not come, the bare sheet says so. */
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
