import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { avatarWall } from '#content/exhibits/avatars/avatarWall.ts'
import type { Avatar } from '#contract/avatar.ts'
import { fill } from '#lib/text/fill.ts'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import { Portrait } from '#ui/parts/avatars/Portrait.tsx'
import styles from './AvatarSheet.module.css'
import type { Sheet } from './sheets.ts'
import { useLanguage } from '#state/language.ts'

interface AvatarSheetProps {
  readonly sheet: Sheet<Avatar>
  /** Number of avatars on all sheets. */
  readonly total: number
  /** What precedes the avatars on the first sheet. */
  readonly lead?: ReactNode
}

/** A part of the wall. Far from the viewport it is an empty box of the same height. */
export function AvatarSheet({ sheet: { items, first }, total, lead }: AvatarSheetProps) {
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, first === 0)
  const label = fill(avatarWall[language].part, { first: first + 1, last: first + items.length, total })
  return (
    <div
      ref={place}
      className={styles.place}
      data-bare={items.length === 0 || undefined}
      style={{ '--items': items.length, '--leads': lead ? 1 : 0 }}
    >
      {isNear && (
        <ul className={styles.sheet} aria-label={items.length === 0 ? undefined : label}>
          {lead}
          {items.map((avatar, index) => (
            <Tile
              key={avatar.shortUuid}
              avatar={avatar}
              // Numbers never change: the oldest is 1.
              number={total - first - index}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface TileProps {
  readonly avatar: Avatar
  readonly number: number
}

const Tile = memo(function Tile({ avatar, number }: TileProps) {
  return (
    <li className={styles.tile}>
      <Link href={avatarPaths.detail(avatar.shortUuid)} className={styles.link}>
        <Portrait avatar={avatar} loading="lazy" />
        <span className={styles.caption}>
          <span className={styles.number}>{String(number).padStart(4, '0')}</span>
          <span className={styles.name} dir="auto">
            {avatar.name}
          </span>
        </span>
      </Link>
    </li>
  )
})

/** Margin around the viewport within which a sheet is rendered. */
const reach = '150% 0px'

/** Whether an element is in or near the viewport. An element with the focus always counts as near. */
function useIsNear(ref: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  useEffect(
    function watchDistance() {
      const element = ref.current
      if (element === null) return
      const observer = new IntersectionObserver(
        ([entry]) => setIsNear(entry?.isIntersecting === true || element.matches(':focus-within')),
        { rootMargin: reach },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [ref],
  )
  return isNear
}
