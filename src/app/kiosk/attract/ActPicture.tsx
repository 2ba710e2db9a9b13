import type { Language } from '#contract/common.ts'
import { PlayerPicture } from './PlayerPicture.tsx'
import type { Act } from './program.ts'
import styles from './Scene.module.css'

/** What a room looks like from the door, or as a print. */
export function ActPicture({ act, language }: { readonly act: Act; readonly language: Language }) {
  if (act.key === 'ipod' && act.still !== null)
    return <PlayerPicture still={act.still.lying} language={language} />
  return <PlainPicture act={act} />
}

/** The next picture comes before its turn: a scene never dawns on black. */
export function ComingPicture({ act }: { readonly act: Act }) {
  return (
    <div hidden data-coming={act.key}>
      <PlainPicture act={act} />
    </div>
  )
}

function PlainPicture({ act: { still, key } }: { readonly act: Act }) {
  if (still === null)
    return <img className={styles.picture} src={`/pictures/${key}.webp`} width={640} height={400} alt="" />
  const { upright, lying } = still
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
