import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { exhibits } from '#content/exhibits/index.ts'
import { kioskRooms } from '#content/kioskRooms.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import type { Language } from '#contract/common.ts'
import { type KioskSettings, kioskLanguages, textSizes } from '#contract/kioskSettings.ts'
import { fill } from '#lib/fill.ts'
import { CheckField, SelectField, TextField } from '#ui/kit/Field.tsx'
import shared from '../../shared/shared.module.css'
import { type Draft, draftOf, type Problems, readDraft } from './draft.ts'
import { HoursFields } from './HoursFields.tsx'
import styles from './Settings.module.css'
import type { SettingsTarget } from './SettingsDialog.tsx'

interface SettingsFormProps {
  readonly id: string
  readonly language: Language
  readonly target: SettingsTarget
  readonly onSave: (settings: KioskSettings) => void
}

const noProblems: Problems = new Map()

export function SettingsForm({ id, language, target, onSave }: SettingsFormProps) {
  const words = adminKioskSettings[language]
  const [draft, setDraft] = useState(() =>
    draftOf(target.settings, new Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  const [isAsked, setAsked] = useState(false)
  const night = useId()
  const shown = useId()
  const { settings, problems: all } = readDraft(draft, words.problems)
  // Nobody is corrected while they type for the first time.
  const problems = isAsked ? all : noProblems
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const inherited = words.inherited[target.kind]
  const save = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (all.size === 0) onSave(settings)
  }
  const field = (
    name:
      | 'firstRoom'
      | 'language'
      | 'textSize'
      | 'volume'
      | 'nightVolume'
      | 'nightFrom'
      | 'nightTo'
      | 'idleSeconds',
  ) => ({
    value: draft[name],
    error: problems.get(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: event.currentTarget.value }),
  })
  const hint = (text: string) =>
    fill(text, { inherited: inherited.charAt(0).toLowerCase() + inherited.slice(1) })
  return (
    <form id={id} className={styles.form} noValidate onSubmit={save}>
      <p className={shared.note}>{words.lead}</p>
      <SelectField label={words.fields.firstRoom} hint={words.hints.firstRoom} {...field('firstRoom')}>
        <option value="">{inherited}</option>
        {kioskRooms.map(({ id: room, name }) => (
          <option key={room} value={room}>
            {name[language]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.fields.language} {...field('language')}>
        <option value="">{inherited}</option>
        {kioskLanguages.map((each) => (
          <option key={each} value={each}>
            {words.languages[each]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.fields.textSize} {...field('textSize')}>
        <option value="">{inherited}</option>
        {textSizes.map((percent) => (
          <option key={percent} value={percent}>
            {fill(words.percent, { percent })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.fields.volume}
        hint={hint(words.hints.volume)}
        inputMode="numeric"
        maxLength={3}
        {...field('volume')}
      />
      <fieldset className={styles.group} aria-describedby={night}>
        <legend className={styles.legend}>{words.fields.night}</legend>
        <p id={night} className={shared.note}>
          {words.hints.night}
        </p>
        <TextField label={words.nightVolume} inputMode="numeric" maxLength={3} {...field('nightVolume')} />
        <div className={styles.pair}>
          <TextField label={words.nightFrom} type="time" {...field('nightFrom')} />
          <TextField label={words.nightTo} type="time" {...field('nightTo')} />
        </div>
      </fieldset>
      <TextField
        label={words.fields.idleSeconds}
        hint={hint(words.hints.idleSeconds)}
        inputMode="numeric"
        maxLength={4}
        {...field('idleSeconds')}
      />
      <fieldset className={styles.group}>
        <legend id={shown} className={styles.legend}>
          {words.fields.exhibits}
        </legend>
        <CheckField
          label={words.ownExhibits}
          hint={draft.exhibits === null && inherited}
          error={problems.get('exhibits')}
          checked={draft.exhibits !== null}
          onChange={() =>
            change({ exhibits: draft.exhibits === null ? exhibits.map((one) => one.id) : null })
          }
        />
        {draft.exhibits !== null && (
          <div className={styles.checks}>
            {exhibits.map((one) => (
              <CheckField
                key={one.id}
                label={one.name[language]}
                checked={draft.exhibits?.includes(one.id) === true}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    exhibits: exhibits
                      .map((each) => each.id)
                      .filter((each) => (each === one.id ? checked : draft.exhibits?.includes(each))),
                  })
                }
              />
            ))}
          </div>
        )}
      </fieldset>
      <HoursFields words={words} inherited={inherited} draft={draft} problems={problems} onChange={change} />
    </form>
  )
}
