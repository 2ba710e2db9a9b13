import styles from './Face.module.css'

/** The machine's face, asleep or awake. */
export function Face({ isAwake }: { readonly isAwake: boolean }) {
  return (
    <svg className={styles.face} viewBox="0 0 120 100" data-awake={isAwake || undefined} aria-hidden="true">
      <g>
        <rect className={styles.eye} x="33" y="20" width="11" height="26" rx="5.5" />
        <rect className={styles.eye} x="76" y="20" width="11" height="26" rx="5.5" />
      </g>
      <path className={styles.mouth} d="M36 62 Q60 80 84 62" />
      <path className={styles.ring} d="M27 70 Q60 98 93 70" />
      <path className={styles.ring} d="M18 78 Q60 116 102 78" />
    </svg>
  )
}
