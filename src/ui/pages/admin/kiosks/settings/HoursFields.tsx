import { useId } from 'react'
import type { KioskSettingsWords } from '#content/pages/adminKioskSettings.ts'
import { CheckField, TextArea, TextField } from '#ui/kit/Field.tsx'
import shared from '../../shared/shared.module.css'
import type { Draft, Problems } from './draft.ts'
import styles from './Settings.module.css'

interface HoursFieldsProps {
  readonly words: KioskSettingsWords
  readonly inherited: string
  readonly draft: Draft
  readonly problems: Problems
  readonly onChange: (part: Partial<Draft>) => void
}

/** Opening hours: a line of times for each day, a line of the area for each exception. */
export function HoursFields({ words, inherited, draft, problems, onChange }: HoursFieldsProps) {
  const zones = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.fields.hours}</legend>
      <CheckField
        label={words.ownHours}
        hint={!draft.hasHours && inherited}
        error={problems.get('hasHours')}
        checked={draft.hasHours}
        onChange={({ currentTarget: { checked } }) => onChange({ hasHours: checked })}
      />
      {draft.hasHours && (
        <>
          <TextField
            label={words.timeZone}
            hint={words.hints.timeZone}
            error={problems.get('timeZone')}
            list={zones}
            value={draft.timeZone}
            maxLength={60}
            onChange={({ currentTarget: { value } }) => onChange({ timeZone: value })}
          />
          <datalist id={zones}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
          <p className={shared.note}>{words.hints.week}</p>
          <div className={styles.pair}>
            {words.days.map((day, at) => (
              <TextField
                key={day}
                label={day}
                error={problems.get(at)}
                value={draft.week[at] ?? ''}
                maxLength={120}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ week: draft.week.map((text, index) => (index === at ? value : text)) })
                }
              />
            ))}
          </div>
          <div className={styles.dates}>
            <TextArea
              label={words.exceptions}
              hint={words.hints.exceptions}
              error={problems.get('exceptions')}
              rows={4}
              value={draft.exceptions}
              onChange={({ currentTarget: { value } }) => onChange({ exceptions: value })}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}
