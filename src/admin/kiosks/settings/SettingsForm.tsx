import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { exhibits } from '#content/exhibits/index.ts'
import { kioskExhibits } from '#content/kioskExhibits.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import { type KioskSettings, kioskLanguages, textSizes } from '#contract/kioskSettings.ts'
import { fill } from '#lib/text/fill.ts'
import { CheckField, SelectField, TextArea, TextField } from '#ui/kit/Field.tsx'
import shared from '../../parts/parts.module.css'
import { fieldsOf, type Problems, readForm } from './form.ts'
import styles from '../Kiosks.module.css'
import type { SettingsTarget } from './SettingsDialog.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface SettingsFormProps {
  readonly id: string
  readonly target: SettingsTarget
  readonly onSave: (settings: KioskSettings) => void
}

export function SettingsForm({ id, target, onSave }: SettingsFormProps) {
  const language = useLanguage()
  const words = useWords(adminKioskSettings)
  const { settings } = target
  // Not while it is typed for the first time.
  const [problems, setProblems] = useState<Problems | null>(null)
  const [night, zones] = [useId(), useId()]
  const inherited = words.inherited[target.kind]
  const values: Readonly<Record<string, string | number | undefined>> = fieldsOf(
    settings,
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  const field = (name: string) => ({ name, defaultValue: values[name], error: problems?.get(name) })
  const hint = (text: string) => fill(text, { inherited })
  const read = (form: HTMLFormElement) => readForm(new FormData(form), words.problems)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = read(event.currentTarget)
    flushSync(() => setProblems(found.problems))
    if (found.problems.size === 0) onSave(found.settings)
    // It may lie far above the key that was pressed.
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={save}
      onChange={(event) => problems && setProblems(read(event.currentTarget).problems)}
    >
      <p className={shared.note}>{words.lead}</p>
      <SelectField
        label={words.fields.firstExhibit}
        hint={words.hints.firstExhibit}
        {...field('firstExhibit')}
      >
        <option value="">{inherited}</option>
        {kioskExhibits.map(({ id: location, name }) => (
          <option key={location} value={location}>
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
        <TextField label={words.nightVolume} inputMode="numeric" maxLength={3} {...field('night')} />
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
        <legend className={styles.legend}>{words.fields.exhibits}</legend>
        <CheckField
          label={words.ownExhibits}
          hint={hint(words.hints.unticked)}
          name="ownExhibits"
          defaultChecked={settings.exhibits !== undefined}
          error={problems?.get('exhibits')}
        />
        <div className={`${styles.checks} ${styles.own}`}>
          {exhibits.map((one) => (
            <CheckField
              key={one.id}
              label={one.name[language]}
              name="exhibits"
              value={one.id}
              defaultChecked={settings.exhibits?.includes(one.id) ?? false}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.fields.hours}</legend>
        <CheckField
          label={words.ownHours}
          hint={hint(words.hints.unticked)}
          name="hours"
          defaultChecked={settings.hours !== undefined}
          error={problems?.get('hours')}
        />
        <div className={`${styles.group} ${styles.own}`}>
          <TextField
            label={words.timeZone}
            hint={words.hints.timeZone}
            list={zones}
            maxLength={60}
            {...field('timeZone')}
          />
          <datalist id={zones}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
          <p className={shared.note}>{words.hints.week}</p>
          <div className={styles.pair}>
            {words.days.map((day, at) => (
              <TextField key={day} label={day} maxLength={120} {...field(`day${at}`)} />
            ))}
          </div>
          <div className={styles.dates}>
            <TextArea
              label={words.exceptions}
              hint={words.hints.exceptions}
              rows={4}
              {...field('exceptions')}
            />
          </div>
        </div>
      </fieldset>
    </form>
  )
}
