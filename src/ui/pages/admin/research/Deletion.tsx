import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { adminResearch } from '../../../../../content/pages/adminResearch.ts'
import type { Language } from '../../../../../contract/common.ts'
import type { DeletionReceipt } from '../../../../../contract/deskHouse.ts'
import * as routes from '../../../../../contract/deskRoutes.ts'
import { limits } from '../../../../../contract/limits.ts'
import { deskCall } from '../../../../api/deskCall.ts'
import { fill } from '../../../../lib/fill.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextField } from '../../../kit/Field.tsx'
import { CopyKey } from '../shared/CopyKey.tsx'
import desk from '../shared/desk.module.css'
import { useDeed } from '../shared/useDeed.ts'
import styles from './Research.module.css'

/** Everything under one address, deleted for whoever asks, with a receipt that names no address. */
export function Deletion({ language }: { language: Language }) {
  const words = adminResearch[language].delete
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [found, setFound] = useState<{ memories: number; recordings: number } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [receipt, setReceipt] = useState<DeletionReceipt | null>(null)
  const isEmail = /^\S+@\S+$/.test(email.trim()) && email.trim().length <= limits.emailChars

  const find = useDeed({
    language,
    act: (address: string) => deskCall(routes.findMemories, { body: { email: address } }),
    onDone: setFound,
  })
  const remove = useDeed({
    language,
    act: (address: string) => deskCall(routes.deleteMemories, { body: { email: address } }),
    onDone(answer) {
      setReceipt(answer)
      setFound(null)
      setEmail('')
      setIsChecked(false)
      setIsAsking(false)
      void client.invalidateQueries({ queryKey: ['desk'] })
    },
  })

  function press(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    setReceipt(null)
    if (isEmail) find.run(email.trim())
  }

  return (
    <section className={desk.section} aria-labelledby="deletion">
      <h2 id="deletion" className={desk.heading}>
        {words.heading}
      </h2>
      <p className={desk.note}>{words.text}</p>
      <form className={styles.line} onSubmit={press} noValidate>
        <TextField
          type="email"
          label={words.email}
          autoComplete="off"
          value={email}
          error={isChecked && !isEmail ? words.wrong : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setFound(null)
          }}
        />
        <Button type="submit" busy={find.under !== null}>
          {words.find}
        </Button>
      </form>
      <div role="status">
        {found && (
          <p className={desk.mark}>
            {found.memories === 0 ? words.nothing : fill(words.found, { ...found })}
          </p>
        )}
      </div>
      {found && found.memories > 0 && (
        <div className={desk.keys}>
          <Button look="main" onClick={() => setIsAsking(true)}>
            {words.yes}
          </Button>
        </div>
      )}
      <div role="status">
        {receipt && (
          <div className={styles.receipt}>
            <p>
              <strong>{fill(words.receipt, { receipt: receipt.receipt })}</strong>{' '}
              {fill(words.done, { memories: receipt.memories })}
            </p>
            <pre className={styles.text}>{receipt.text}</pre>
            <CopyKey text={receipt.text} words={words} language={language} />
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
            <Button look="main" busy={remove.under !== null} onClick={() => remove.run(email.trim())}>
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{words.askText}</p>
      </Dialog>
    </section>
  )
}
