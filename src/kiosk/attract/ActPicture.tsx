import { Suspense } from 'react'
import type { Act } from './program.ts'
import styles from './Scene.module.css'

/** The picture of an exhibit, as a still or as a print. */
export function ActPicture({ act }: { readonly act: Act }) {
  const Picture = act.poster?.Picture
  const plain = <PlainPicture act={act} />
  if (!act.poster || !Picture) return plain
  return (
    <Suspense fallback={plain}>
      <Picture still={act.poster.lying} className={styles.picture} />
    </Suspense>
  )
}

/** The next picture comes before its turn: a scene never dawns on black. */
export function ComingPicture({ act }: { readonly act: Act }) {
  return (
    <div hidden data-coming={act.id}>
      <PlainPicture act={act} />
    </div>
  )
}

function PlainPicture({ act: { poster, id } }: { readonly act: Act }) {
  if (poster === null)
    return <img className={styles.picture} src={`/pictures/${id}.webp`} width={640} height={400} alt="" />
  const { upright, lying } = poster
  return (
    <picture>
      <source
        media="(orientation: portrait)"
        srcSet={upright.url}
        width={upright.width}
        height={upright.height}
      />
      <img className={styles.picture} src={lying.url} width={lying.width} height={lying.height} alt="" />
    </picture>
  )
}
