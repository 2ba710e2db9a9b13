import { type ReactNode, useState } from 'react'
import { kitWords } from '#content/pages/kit.ts'
import { toast } from '#state/toasts.ts'
import { AccordionItem } from '#ui/kit/Accordion.tsx'
import { Button } from '#ui/kit/Button.tsx'
import { ChoiceList } from '#ui/kit/ChoiceList.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { CheckField, SelectField, TextArea, TextField } from '#ui/kit/Field.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import styles from './KitGallery.module.css'
import { useWords } from '#state/language.ts'

const looks = ['main', 'plain', 'quiet'] as const
const sizes = ['3xl', '2xl', 'xl', 'l', 'm', 's'] as const
const inks = [
  'ink',
  'ink-soft',
  'accent',
  'danger',
  'control-edge',
  'paper',
  'paper-sunken',
  'field',
] as const
const devices = [1, 2, 3, 4, 5] as const

/** Every component of the kit in each of its states. */
export function KitGallery() {
  const words = useWords(kitWords)
  return (
    <div className={styles.gallery}>
      <Specimen name={words.type}>
        {sizes.map((size) => (
          <p key={size} className={styles.size} data-size={size}>
            {words.sample}
          </p>
        ))}
        <p className={styles.serif}>{words.story}</p>
        <p className={styles.mono}>No. 01 Compact Cassette, 1963</p>
      </Specimen>
      <Specimen name={words.colours}>
        <ul className={styles.inks}>
          {inks.map((ink) => (
            <li key={ink}>
              <span className={styles.ink} style={{ background: `var(--${ink})` }} />
              <code>{ink}</code>
            </li>
          ))}
        </ul>
        <ul className={styles.inks}>
          {devices.map((device) => (
            <li key={device} data-device={device}>
              <span className={styles.ink} style={{ background: 'var(--accent)' }} />
              <code>accent {device}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={words.buttons}>
        {looks.map((look) => (
          <div key={look} className={styles.row}>
            <Button look={look}>{words.atRest}</Button>
            <Button look={look} busy>
              {words.busy}
            </Button>
            <Button look={look} disabled>
              {words.disabled}
            </Button>
          </div>
        ))}
      </Specimen>
      <Fields />
      <Specimen name={words.accordion}>
        <Accordions />
      </Specimen>
      <Specimen name={words.states}>
        <Notice kind="loading">{words.loading}</Notice>
        <Notice kind="empty">{words.empty}</Notice>
        <Notice kind="failed" action={<Button>{words.again}</Button>}>
          {words.failed}
        </Notice>
      </Specimen>
      <Specimen name={words.messages}>
        <div className={styles.row}>
          <Button onClick={() => toast.success(words.succeeded)}>{words.success}</Button>
          <Button onClick={() => toast.error(words.failed)}>{words.failure}</Button>
          <Question />
        </div>
      </Specimen>
    </div>
  )
}

function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.pieces}>{children}</div>
    </section>
  )
}

function Fields() {
  const words = useWords(kitWords)
  const [choice, setChoice] = useState('1')
  const [level, setLevel] = useState(70)
  return (
    <Specimen name={words.fields}>
      <TextField label={words.field} hint={words.hint} />
      <TextField label={words.field} defaultValue={words.sample} error={words.error} />
      <TextField label={words.disabled} defaultValue={words.sample} disabled />
      <TextArea label={words.area} rows={3} defaultValue={words.story} />
      <SelectField label={words.select}>
        <option>1984</option>
        <option>1985</option>
      </SelectField>
      <CheckField label={words.check} />
      <RangeField
        label={words.range}
        min={0}
        max={100}
        value={level}
        valueText={`${level} %`}
        onValue={setLevel}
      />
      <ChoiceList
        legend={words.choice}
        value={choice}
        onChange={setChoice}
        choices={devices.slice(0, 3).map((device) => ({
          value: String(device),
          number: `0${device}`,
          label: words.device,
          device,
        }))}
      />
    </Specimen>
  )
}

function Accordions() {
  const words = useWords(kitWords)
  const [open, setOpen] = useState<number | null>(1)
  return (
    <>
      {[1, 2].map((each) => (
        <AccordionItem
          key={each}
          group="kit"
          number={`0${each}`}
          title={words.device}
          note="12"
          open={open === each}
          onToggle={(isOpen) => setOpen((now) => (isOpen ? each : now === each ? null : now))}
        >
          <p className={styles.serif}>{words.story}</p>
        </AccordionItem>
      ))}
    </>
  )
}

function Question() {
  const words = useWords(kitWords)
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {words.dialog}
      </Button>
      <Dialog
        title={words.question}
        open={isAsked}
        onClose={close}
        keys={
          <>
            <Button look="main" onClick={close}>
              {words.yes}
            </Button>
            <Button onClick={close}>{words.no}</Button>
          </>
        }
      >
        {words.questionText}
      </Dialog>
    </>
  )
}
