import { adminContents } from '#content/pages/adminContents.ts'
import type { AdminContent } from '#contract/adminContent.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { useLanguage } from '#state/language.ts'

interface HistoryProps {
  readonly content: AdminContent
  readonly isBusy: boolean
  readonly onUndo: (version: number) => void
}

/** What was published before, each with the way back to it; the last line is how it all came. */
export function History({ content, isBusy, onUndo }: HistoryProps) {
  const language = useLanguage()
  const words = adminContents[language]
  const now = content.published.version
  const lines = [
    ...content.history.map(({ version, by, at, changed }) => ({
      version,
      name: fill(words.version, { version, by: by ?? words.nobody, at: momentOf(at, language) }),
      note: fill(words.changedKeys, { count: changed.length }),
    })),
    { version: 0, name: words.versionZero, note: '' },
  ]
  return (
    <ul className={shared.rows}>
      {lines.map(({ version, name, note }) => (
        <li key={version} className={shared.row} data-keys="">
          <p>
            {name} <span className={shared.mono}>{note}</span>
          </p>
          {version === now ? (
            <span className={shared.tag}>{words.now}</span>
          ) : (
            <Button disabled={isBusy} onClick={() => onUndo(version)}>
              {words.bringBack} <VisuallyHidden>({name})</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
