import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { adminResearch } from '#content/pages/adminResearch.ts'
import * as routes from '#contract/adminReviewRoutes.ts'
import { limits } from '#contract/limits.ts'
import type { ErasureReceipt, PersonFound, PersonItem } from '#contract/person.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { CopyKey } from '../parts/CopyKey.tsx'
import shared from '../parts/parts.module.css'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { referencesIn } from './references.ts'
import styles from './Research.module.css'
import { useLanguage, useWords } from '#state/language.ts'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import { momentOf } from '../parts/moment.ts'

const nothing = { email: '', stories: '', avatars: '' }
const storyReference = /^\d{1,9}(?:\.[A-Za-z0-9_-]{43})?$/
const avatarReference = /^[A-Za-z0-9_-]{8,22}$/

/** Finds the data of one person, exports it as one file, and deletes it with a receipt that names no address. */
export function PersonData() {
  const words = useWords(adminResearch).person
  const client = useQueryClient()
  const link = useRef<HTMLAnchorElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [isChecked, setIsChecked] = useState(false)
  const [found, setFound] = useState<PersonFound | null>(null)
  const [isGiven, setIsGiven] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null)

  const email = typed.email.trim()
  const stories = referencesIn(typed.stories)
  const avatars = referencesIn(typed.avatars)
  const person = { ...(email !== '' && { email }), stories, avatars }
  const unreadable = (parts: readonly string[], reference: RegExp) => {
    const wrong = parts.filter((part) => !reference.test(part))
    return wrong.length === 0 ? undefined : fill(words.unreadable, { parts: wrong.join(', ') })
  }
  const isEmail = /^\S+@\S+$/.test(email) && email.length <= limits.emailChars
  const isMissing = email === '' && stories.length === 0 && avatars.length === 0
  const wrong = {
    email: isMissing ? words.missing : email !== '' && !isEmail ? words.wrongEmail : undefined,
    stories: unreadable(stories, storyReference),
    avatars: unreadable(avatars, avatarReference),
  }
  const isFine = Object.values(wrong).every((sentence) => sentence === undefined)

  const find = useStaffAction({
    act: () => adminCall(routes.findPerson, { body: person }),
    onDone: setFound,
  })
  const give = useStaffAction({
    act: () => adminCall(routes.exportPerson, { body: person }),
    onDone({ url }) {
      setIsGiven(true)
      if (!link.current) return
      link.current.href = url
      link.current.click()
    },
  })
  const erase = useStaffAction({
    act: (seen: string) => adminCall(routes.erasePerson, { body: { ...person, seen } }),
    onDone(answer) {
      setReceipt(answer)
      setFound(null)
      setTyped(nothing)
      setIsChecked(false)
      setIsAsking(false)
      void client.invalidateQueries()
    },
    afterRefusal(report) {
      setIsAsking(false)
      // What has come meanwhile is shown before it is deleted, too.
      if (report.statusCode === 409) find.run()
    },
  })

  function press(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    setReceipt(null)
    setIsGiven(false)
    if (isFine) find.run()
  }

  const field = (name: keyof typeof nothing) => ({
    autoComplete: 'off',
    value: typed[name],
    error: isChecked ? wrong[name] : undefined,
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      setTyped({ ...typed, [name]: value })
      setFound(null)
    },
  })
  const { notFound = [], items = [] } = found ?? {}
  const foundWords =
    found !== null && items.length > 0
      ? fill(words.found, {
          memories: found.memories,
          stories: found.stories,
          avatars: found.avatars,
          recordings: found.recordings,
        })
      : words.nothing
  const hasFound = items.length > 0

  return (
    <section className={shared.section} aria-labelledby="person">
      <h2 id="person" className={shared.heading}>
        {words.heading}
      </h2>
      <p className={shared.note}>{words.text}</p>
      <form className={styles.line} onSubmit={press} noValidate>
        <TextField type="email" label={words.email} {...field('email')} />
        <TextField label={words.stories} hint={words.storiesHint} {...field('stories')} />
        <TextField label={words.avatars} hint={words.avatarsHint} {...field('avatars')} />
        <Button type="submit" busy={find.pending !== null}>
          {words.find}
        </Button>
      </form>
      <div role="status">
        {found && <p className={shared.mark}>{foundWords}</p>}
        {notFound.length > 0 && (
          <p className={`${shared.mark} ${styles.parts}`}>
            {fill(words.notFound, { parts: notFound.join(', ') })}
          </p>
        )}
      </div>
      {hasFound && <FoundItems items={items} />}
      {hasFound && (
        <div className={shared.keys}>
          <Button look="main" busy={give.pending !== null} onClick={() => give.run()}>
            {words.give}
          </Button>
          <Button onClick={() => setIsAsking(true)}>{words.yes}</Button>
        </div>
      )}
      {/* Pressed by the key once there is a ticket. */}
      <a ref={link} href="#person" download hidden tabIndex={-1}>
        {words.give}
      </a>
      <div role="status">
        {isGiven && <p>{words.given}</p>}
        {receipt && (
          <div className={styles.receipt}>
            <p>
              <strong>{fill(words.receipt, { receipt: receipt.receipt })}</strong>{' '}
              {fill(words.done, { ...receipt })}
            </p>
            <pre className={styles.text} dir="auto">
              {receipt.text}
            </pre>
            <CopyKey text={receipt.text} words={words} />
          </div>
        )}
      </div>
      <Dialog
        title={words.ask}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        keys={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.no}</Button>
            <Button look="main" busy={erase.pending !== null} onClick={() => found && erase.run(found.seen)}>
              {words.yes}
            </Button>
          </>
        }
      >
        {hasFound && <p>{foundWords}</p>}
        <p>{words.askText}</p>
      </Dialog>
    </section>
  )
}

interface FoundItemsProps {
  readonly items: readonly PersonItem[]
}

/** Everything that was found of one person, to be read and played before it is deleted (CURATE-11). */
function FoundItems({ items }: FoundItemsProps) {
  const language = useLanguage()
  const words = useWords(adminResearch).person.items
  return (
    <ul className={styles.items} aria-label={words.label}>
      {items.map((item) => {
        const { kind, id, about, createdAt } = item
        const title = fill(words[kind], { id, about: about ?? '', at: momentOf(createdAt, language) })
        return (
          <li key={`${kind} ${id}`} className={shared.row}>
            <h3 className={styles.item} dir="auto">
              {title}
            </h3>
            {item.recordings.map((voice) => (
              <StoryVoice key={voice.url} voice={voice} label={fill(words.recording, { title })} />
            ))}
            {item.texts.map(({ text, language: lang }, index) => (
              // Two texts of an item may be the same, and their order stays.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={index} className={styles.words} lang={lang ?? undefined} dir="auto">
                {text}
              </p>
            ))}
            <div className={styles.pictures}>
              {item.pictures.map((url) => (
                <img key={url} src={url} alt={fill(words.picture, { title })} loading="lazy" />
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
