import { heroSources } from './heroSources.ts'
import styles from './HeroPicture.module.css'

const [, , { still: landscape }] = heroSources

/** The photograph of the museum: the largest thing of the first view, asked for before all else. */
export function HeroPicture({ label }: { label: string }) {
  return (
    <picture className={styles.picture}>
      {heroSources.map(({ media, still }) => (
        <source key={media} media={media} srcSet={still.url} width={still.width} height={still.height} />
      ))}
      <img
        className={styles.image}
        src={landscape.url}
        width={landscape.width}
        height={landscape.height}
        alt={label}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
