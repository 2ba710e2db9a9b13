import { useId } from 'react'
import type { Device } from '#contract/device.ts'
import { explore } from '#content/pages/explore.ts'
import type { ExploreWords } from '#content/pages/explore.ts'
import { fill } from '#lib/text/fill.ts'
import { useWords } from '#state/language.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import styles from './SearchPanel.module.css'

interface SearchPanelProps {
  readonly devices: readonly Device[]
  readonly typed: string
  readonly onTyped: (text: string) => void
  /** The selected device; null for all. */
  readonly deviceId: number | null
  readonly onDevice: (deviceId: number | null) => void
  /** null without a search. */
  readonly foundCount: number | null
  readonly onClear: () => void
}

/** A search in titles and texts, and a filter by device. */
export function SearchPanel(props: SearchPanelProps) {
  const words = useWords(explore).search
  const { foundCount } = props
  const selectId = useId()
  return (
    <search className={styles.panel} aria-label={words.region}>
      <div className={styles.field}>
        <TextField
          label={words.label}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={props.typed}
          onChange={(event) => props.onTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') props.onClear()
          }}
        />
      </div>
      <div>
        <label className={styles.label} htmlFor={selectId}>
          {words.device}
        </label>
        <div className={styles.box}>
          <select
            id={selectId}
            className={styles.select}
            value={props.deviceId ?? ''}
            onChange={(event) => props.onDevice(Number(event.currentTarget.value) || null)}
          >
            <option value="">{words.allDevices}</option>
            {props.devices.map(({ id, name }) => (
              <option key={id} value={id} dir="auto">
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.result}>
        <p role="status">{foundCount !== null && countWords(foundCount, words)}</p>
        {foundCount !== null && foundCount > 0 && (
          <Button look="quiet" onClick={props.onClear}>
            {words.clear}
          </Button>
        )}
      </div>
    </search>
  )
}

function countWords(count: number, words: ExploreWords['search']): string {
  return count === 1 ? words.one : fill(words.many, { found: count })
}
