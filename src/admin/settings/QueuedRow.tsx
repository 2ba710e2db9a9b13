import { adminOutbox } from '#content/pages/adminOutbox.ts'
import { fill } from '#lib/text/fill.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'
import { Button } from '#ui/kit/Button.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { textOfQueued } from './saveQueued.ts'
import { useLanguage } from '#state/language.ts'

interface QueuedRowProps {
  readonly item: QueuedItem
  readonly sound: QueuedSound | null
  readonly onSave: () => void
  readonly onAgain: () => void
  readonly onRemove: () => void
}

/** One contribution that has not arrived. Only what the server would not take may be deleted. */
export function QueuedRow({ item, sound, onSave, onAgain, onRemove }: QueuedRowProps) {
  const language = useLanguage()
  const words = adminOutbox[language]
  const { kind, keptAt, refusal } = item
  return (
    <li className={shared.row}>
      <h3 className={shared.name}>{words.kinds[kind]}</h3>
      <p className={shared.mono}>
        {momentOf(new Date(keptAt).toISOString(), language)}{' '}
        <span className={shared.tag} data-strong={refusal ? '' : undefined}>
          {refusal ? words.refused : words.waiting}
        </span>
      </p>
      <p dir="auto">{textOfQueued(item)}</p>
      {sound && (
        <p className={shared.note}>
          {fill(words.recording, { kb: Math.ceil(sound.bytes.byteLength / 1000), type: sound.type })}
        </p>
      )}
      {refusal && <p className={shared.trouble}>{fill(words.said, { message: refusal.message })}</p>}
      <div className={shared.keys}>
        <Button onClick={onSave}>{words.save}</Button>
        {refusal && <Button onClick={onAgain}>{words.again}</Button>}
        {refusal && <Button onClick={onRemove}>{words.remove}</Button>}
      </div>
    </li>
  )
}
