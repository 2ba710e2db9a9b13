import { Link } from 'wouter'
import { EchoMark } from './EchoMark.tsx'

/** The exhibition's name in the header; links to the start page. */
export function Wordmark() {
  return (
    <Link href="/" className="wordmark" aria-label="Nachklang">
      <EchoMark className="wordmark-mark" />
      <span>Nachklang</span>
    </Link>
  )
}
