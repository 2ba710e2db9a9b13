import { type RefObject, useEffect, useRef, useState } from 'react'
import * as messages from '#content/messages.ts'
import { memoryConsent } from '#content/consent.ts'
import { memory, memoryKeys } from '#content/exhibits/memoryRecorder/words.ts'
import type { Report } from '#contract/common.ts'
import { isYearFine, oldestAge, offeredYears } from '#lib/stories/birthYears.ts'
import { memoryText, memoryVoice } from '#api/contributions.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useAnswer } from '#state/outbox.ts'
import { useAdultConsent } from '#state/adultConsent.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { toast } from '#state/toasts.ts'
import { CheckField, SelectField, TextField } from '#ui/kit/Field.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { AdultConsent, useAdultAge, useConsentVersion } from '#ui/parts/contribute/AdultConsent.tsx'
import { QueuedNotice, SafeHere } from '#ui/parts/contribute/QueuedNotice.tsx'
import { TextOrVoice } from '#ui/parts/contribute/TextOrVoice.tsx'
import { Email } from '#contract/memory.ts'
import styles from './MemoryRecorderPage.module.css'

/** Where visitors leave a memory for research (MEM-01 to MEM-08). The exhibition shows none of it. */
export function MemoryRecorderPage() {
  const language = useLanguage()
  const words = useWords(memory)
  const [agreed, setAgreed] = useState<'never' | 'now' | 'withdrawn'>('never')
  const [person, setPerson] = useState(noPerson)
  const [left, setLeft] = useState<Report | null>(null)
  const answer = useAnswer(left)
  const consentVersion = useConsentVersion(memoryConsent)
  const { isGiven: hasAdultAgreed } = useAdultConsent()
  const isAdultMissing = oldestAge(person.year) < useAdultAge() && !hasAdultAgreed
  const [isAdultAsked, setAdultAsked] = useState(false)
  const adult = useRef<HTMLDivElement>(null)

  useEffect(
    function sayThatItArrived() {
      // Reports a queued memory when it arrives.
      if (answer !== null && left !== null && isQueued(left)) sayArrived(answer)
    },
    [answer, left],
  )

  function mayUpload() {
    if (!isAdultMissing) return true
    setAdultAsked(true)
    adult.current?.querySelector('input')?.focus()
    return false
  }

  return (
    <PageFrame kicker={words.kicker} title={words.title} lead={words.lead}>
      <dl className={styles.asks}>
        {words.asks.map(({ name, question }) => (
          <div key={name} className={styles.ask}>
            <dt>{name}</dt>
            <dd>{question}</dd>
          </div>
        ))}
      </dl>

      <section className={styles.consent} aria-labelledby="consent">
        <h2 id="consent" className={styles.heading}>
          {words.consentHeading}
        </h2>
        <CheckField
          checked={agreed === 'now'}
          onChange={(event) => setAgreed(event.currentTarget.checked ? 'now' : 'withdrawn')}
          label={
            <>
              {language === 'de' && <span className={styles.german}>{memoryConsent.text.de}</span>}
              <span lang="en" className={language === 'de' ? styles.english : undefined}>
                {memoryConsent.text.en}
              </span>
            </>
          }
          hint={words.research}
        />
      </section>

      {agreed !== 'never' && (
        <div className={styles.form} hidden={agreed !== 'now'}>
          <section className={styles.person} aria-labelledby="person">
            <h2 id="person" className={styles.heading}>
              {words.about}
            </h2>
            <PersonFields person={person} onPerson={setPerson} adult={adult} />
          </section>
          <QueuedNotice />
          <div>
            <TextOrVoice
              page="memory"
              draft="memory-recorder"
              first="text"
              words={{ ...words, ...memoryKeys }}
              keys={memoryKeys}
              uploadLang="en"
              quoteLang="en"
              tooLarge={messages.tooLargeOnMemory}
              content={agreed === 'now' ? besideOf(person, consentVersion) : null}
              missing={missing(person, words) ?? (isAdultMissing && isAdultAsked ? words.missingAdult : null)}
              mayUpload={mayUpload}
              sendText={memoryText}
              sendVoice={memoryVoice}
              isAway={agreed !== 'now'}
              onArrived={(report) => {
                if (!isQueued(report)) sayArrived(report)
                setLeft(report)
              }}
            />
          </div>
          <div className={styles.arrived} role="status">
            {answer ? (
              <p>{words.arrived}</p>
            ) : (
              left && isQueued(left) && <SafeHere report={left} withLink={false} />
            )}
          </div>
        </div>
      )}
    </PageFrame>
  )
}

const sayArrived = ({ message }: Report) => toast.success(message, { page: 'memory', lang: 'de' })

interface PersonFieldsProps {
  readonly person: Person
  /** The consent of an adult. */
  readonly adult: RefObject<HTMLDivElement | null>
  readonly onPerson: (person: Person) => void
}

function PersonFields({ person, onPerson, adult }: PersonFieldsProps) {
  const words = useWords(memory)
  const adultAge = useAdultAge()
  const isWrongYear = person.year !== '' && !isYearFine(person.year)
  return (
    <div className={styles.fields}>
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        value={person.email}
        hint={words.emailHint}
        error={isEmailFine(person.email) ? undefined : words.emailWrong}
        onChange={(event) => onPerson({ ...person, email: event.currentTarget.value })}
      />
      <SelectField
        label={memoryKeys.year}
        value={person.year}
        hint={words.yearHint}
        error={isWrongYear ? words.yearWrong : undefined}
        onChange={(event) => onPerson({ ...person, year: event.currentTarget.value })}
      >
        <option value="">{memoryKeys.year}</option>
        {offeredYears().map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      {/* Until their birthday, people are one year younger than this. */}
      {oldestAge(person.year) <= adultAge && (
        <div ref={adult}>
          <AdultConsent />
        </div>
      )}
    </div>
  )
}

function missing(person: Person, words: (typeof memory)['de']): string | null {
  if (!isYearFine(person.year)) return words.missingYear
  return isEmailFine(person.email) ? null : words.missingEmail
}

/** What contributors enter about themselves, as typed. */
interface Person {
  readonly email: string
  /** Empty: not chosen yet. */
  readonly year: string
}

const noPerson: Person = { email: '', year: '' }

/** Empty is valid: an email is optional. */
const isEmailFine = (email: string) => email.trim() === '' || Email.safeParse(email.trim()).success

/** What is sent with a memory; null while something is missing or invalid. */
interface Beside {
  readonly yearOfBirth: number
  readonly email: string
  readonly consentVersion: string
}

function besideOf({ email, year }: Person, consentVersion: string): Beside | null {
  if (!isYearFine(year) || !isEmailFine(email)) return null
  return { yearOfBirth: Number(year), email: email.trim(), consentVersion }
}
