import { useState } from 'react'
import * as messages from '#content/adminMessages.ts'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import { Language } from '#contract/common.ts'
import type { Report } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { isYearFine, offeredYears } from '#lib/stories/birthYears.ts'
import { behalfText, behalfVoice, onBehalfOf } from '#api/contributions.ts'
import { toast } from '#state/toasts.ts'
import { AccordionItem } from '#ui/kit/Accordion.tsx'
import { SelectField } from '#ui/kit/Field.tsx'
import styles from '../parts/parts.module.css'
import { TextForm } from '#ui/parts/contribute/TextForm.tsx'
import { VoiceForm } from '#ui/parts/contribute/VoiceForm.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface BehalfProps {
  readonly device: Device | null
  readonly draft: {
    readonly values: { readonly year: string; readonly storyLanguage: string; readonly text: string }
    set(field: 'year' | 'storyLanguage' | 'text', value: string): void
  }
}

/** A story that staff enter for another person (ADMIN-05 to ADMIN-07). */
export function Behalf({ device, draft }: BehalfProps) {
  const language = useLanguage()
  const words = useWords(adminWelcome).behalf
  const { year, text } = draft.values
  const storyLanguage = Language.safeParse(draft.values.storyLanguage).data ?? language
  const [open, setOpen] = useState<'text' | 'voice' | null>(null)
  const isWrongYear = year !== '' && !isYearFine(year)
  const toggle = (kind: 'text' | 'voice') => (isOpen: boolean) =>
    setOpen((now) => (isOpen ? kind : now === kind ? null : now))

  const form = {
    page: 'elsewhere',
    draft: 'behalf',
    content: onBehalfOf(device, year, storyLanguage),
    missing: device === null ? words.missingDevice : isYearFine(year) ? null : words.missingYear,
    onArrived: (report: Report) => toast.success(report.message, { lang: 'en' }),
  } as const

  return (
    <section className={styles.section} aria-labelledby="behalf">
      <h2 id="behalf" className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.note}>{words.lead}</p>
      <div className={styles.pair}>
        <SelectField
          label={words.year}
          value={year}
          hint={words.yearHint}
          error={isWrongYear ? words.yearWrong : undefined}
          onChange={(event) => draft.set('year', event.currentTarget.value)}
        >
          <option value="">{words.chooseYear}</option>
          {offeredYears().map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.originalLanguage}
          value={storyLanguage}
          onChange={(event) => draft.set('storyLanguage', event.currentTarget.value)}
        >
          <option value="de">{words.storyLanguages.de}</option>
          <option value="en">{words.storyLanguages.en}</option>
        </SelectField>
      </div>
      <div className={styles.chapters}>
        <AccordionItem group="behalf" title={words.write} open={open === 'text'} onToggle={toggle('text')}>
          <TextForm
            {...form}
            upload={words.uploadText}
            words={words.text}
            text={text}
            onText={(typed) => draft.set('text', typed)}
            send={behalfText}
          />
        </AccordionItem>
        <AccordionItem group="behalf" title={words.record} open={open === 'voice'} onToggle={toggle('voice')}>
          <VoiceForm
            {...form}
            upload={words.uploadAudio}
            tooLarge={messages.tooLargeOnAdmin}
            send={behalfVoice}
            isAway={open !== 'voice'}
            onEarlier={() => setOpen('voice')}
          />
        </AccordionItem>
      </div>
    </section>
  )
}
