import { Link } from 'wouter'
import { EchoMark } from './EchoMark.tsx'

/** The name of the museum at the head of a page: the way to its first page. */
export function Wordmark() {
  return (
    <Link href="/" className="wordmark" aria-label="Nachklang">
      <EchoMark className="wordmark-mark" />
      <span>Nachklang</span>
    </Link>
  )
}
