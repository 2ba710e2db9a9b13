import { useState } from 'react'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import { Language } from '#contract/common.ts'
import type { Report } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { isYearFine, offeredYears } from '#lib/birthYears.ts'
import { toast } from '#state/toasts.ts'
import { AccordionItem } from '#ui/kit/Accordion.tsx'
import { SelectField } from '#ui/kit/Field.tsx'
import { TextWay } from '#ui/parts/contribute/TextWay.tsx'
import { VoiceWay } from '#ui/parts/contribute/VoiceWay.tsx'
import styles from '../shared/shared.module.css'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { BehalfStudioProps } from './BehalfStudio.tsx'
import { onBehalfOf, sendText } from './behalf.ts'

/** Its code comes once the page is there. */
const BehalfStudio = lazyComponent<BehalfStudioProps>(
  'recorder',
  async () => (await import('./BehalfStudio.tsx')).BehalfStudio,
)

interface BehalfProps {
  readonly language: Language
  readonly device: Device | null
  readonly draft: {
    readonly values: { readonly year: string; readonly storyLanguage: string; readonly text: string }
    set(field: 'year' | 'storyLanguage' | 'text', value: string): void
  }
}

/** A story that somebody told to the staff (ADMIN-05 to ADMIN-07). */
export function Behalf({ language, device, draft }: BehalfProps) {
  const words = adminWelcome[language].behalf
  const { year, text } = draft.values
  const storyLanguage = Language.safeParse(draft.values.storyLanguage).data ?? language
  const [open, setOpen] = useState<'text' | 'voice' | null>(null)
  const isWrongYear = year !== '' && !isYearFine(year)
  const toggle = (way: 'text' | 'voice') => (isOpen: boolean) =>
    setOpen((now) => (isOpen ? way : now === way ? null : now))

  const way = {
    language,
    to: onBehalfOf(device, year, storyLanguage),
    missing: device === null ? words.missingDevice : isYearFine(year) ? null : words.missingYear,
    onArrived: (report: Report) => toast.success(report.message, { lang: 'en' }),
  }

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
          label={words.told}
          value={storyLanguage}
          onChange={(event) => draft.set('storyLanguage', event.currentTarget.value)}
        >
          <option value="de">{words.toldIn.de}</option>
          <option value="en">{words.toldIn.en}</option>
        </SelectField>
      </div>
      <div className={styles.chapters}>
        <AccordionItem group="behalf" title={words.write} open={open === 'text'} onToggle={toggle('text')}>
          <TextWay
            {...way}
            page="elsewhere"
            upload={words.uploadText}
            words={words.text}
            draft="behalf"
            text={text}
            onText={(typed) => draft.set('text', typed)}
            send={sendText}
          />
        </AccordionItem>
        <AccordionItem group="behalf" title={words.record} open={open === 'voice'} onToggle={toggle('voice')}>
          <VoiceWay
            language={language}
            upload={words.uploadAudio}
            missing={way.missing}
            studio={BehalfStudio}
            draft="behalf"
            onEarlier={() => setOpen('voice')}
            studioProps={{ ...way, isAway: open !== 'voice' }}
          />
        </AccordionItem>
      </div>
    </section>
  )
}
