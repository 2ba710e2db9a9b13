import { accelerated } from './accelerator.ts'

/** A label with its access key underlined. */
export function Label({ text }: { text: string }) {
  const { before, letter, after } = accelerated(text)
  return (
    <span>
      {before}
      {letter !== '' && <u>{letter}</u>}
      {after}
    </span>
  )
}
