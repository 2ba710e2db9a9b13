import { Link } from 'wouter'
import { EchoMark } from './EchoMark.tsx'
import styles from './Wordmark.module.css'

/** The name of the museum at the head of a page: the way to its first page. */
export function Wordmark() {
  return (
    <Link href="/" className={styles.wordmark} aria-label="Nachklang">
      <EchoMark className={styles.mark} />
      <span>Nachklang</span>
    </Link>
  )
}
